package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.room.RoomLog;
import clockwise.staff.Badge;
import clockwise.staff.Badges;
import clockwise.store.EventStore;
import clockwise.store.Head;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who gets below `/api`, and how everything that goes wrong there is told. */
class SignInTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        tables:
        - {number: 7, name: Seven <b>, seats: 8, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer of the test, role: DEALER}
        - {number: 1002, name: Gone, role: DEALER, valid_until: 2020-01-01}
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private RunningHost host;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder, "clockwise.failing", "yes");
    }

    @AfterEach
    void stop() {
        host.close();
        client.close();
    }

    @Test
    void aBadgeOpensTheApiAndTheLogKnows() throws Exception {
        problem(401, "NOT_SIGNED_IN", send("GET", "/api/me", ""));
        HttpResponse<String> signed = send("POST", "/api/sign-in", "{\"badge\":\"1001\"}");
        assertEquals(200, signed.statusCode(), signed.body());
        assertEquals("{\"badge\":\"1001\",\"name\":\"Dealer of the test\",\"role\":\"DEALER\"}", signed.body());
        String cookie = signed.headers().firstValue("set-cookie").orElseThrow();
        for (String part : List.of("HTTPOnly", "SameSite=Strict", "Max-Age=43200", "Path=/")) {
            assertTrue(cookie.contains(part), cookie);
        }
        assertFalse(cookie.contains("Secure"), "there is no TLS in this room");
        String pass = cookie.substring(0, cookie.indexOf(';'));
        assertEquals(signed.body(), send("GET", "/api/me", "", "Cookie", pass).body());
        problem(401, "NOT_SIGNED_IN", send("GET", "/api/me", "", "Cookie", pass + "x"));

        HttpResponse<String> out = send("POST", "/api/sign-out", "", "Cookie", pass);
        assertEquals(204, out.statusCode());
        assertTrue(out.headers().firstValue("set-cookie").orElseThrow().contains("Max-Age=0"));
        assertEquals(
                List.of("BadgeImported", "BadgeImported", "HostStarted", "SignedIn", "SignedOut"),
                types().stream().sorted().toList());
    }

    @Test
    void aPassSurvivesARestart() throws Exception {
        String pass = pass();
        host.close();
        host = RunningHost.embedded(folder);
        assertEquals(200, send("GET", "/api/me", "", "Cookie", pass).statusCode());
        assertEquals(2, types().stream().filter("BadgeImported"::equals).count(), "imported once");
    }

    @Test
    void aBadgeThatIsTakenAwayIsRefusedAtTheNextSignInAndItsPassSoon() throws Exception {
        String pass = pass();
        Badges badges = host.bean(Badges.class);
        badges.update(new Badge("1001", "Dealer of the test", Badge.Role.DEALER, "2020-01-01"));
        problem(401, "SIGN_IN_REFUSED", send("POST", "/api/sign-in", "{\"badge\":\"1001\"}"));
        host.close(); // forgets what was looked up
        host = RunningHost.embedded(folder);
        problem(401, "NOT_SIGNED_IN", send("GET", "/api/me", "", "Cookie", pass));
    }

    @Test
    void aFloodOfRefusalsDoesNotFloodTheLog() throws Exception {
        problem(401, "SIGN_IN_REFUSED", send("POST", "/api/sign-in", "{\"badge\":\"1002\"}"));
        for (int i = 0; i < 24; i++) {
            problem(401, "SIGN_IN_REFUSED", send("POST", "/api/sign-in", "{\"badge\":\"\\\"9\\\\\"}"));
        }
        pass();
        List<String> bodies = bodies("SignInRefused");
        assertEquals(10, bodies.size());
        assertEquals("{\"badge\":\"1002\",\"why\":\"EXPIRED\"}", bodies.getFirst());
        assertEquals("{\"badge\":\"\\\"9\\\\\",\"why\":\"UNKNOWN\"}", bodies.getLast());
        assertEquals(List.of("{\"badge\":\"1001\",\"refusedBefore\":\"15\"}"), bodies("SignedIn"));
    }

    @Test
    void noWayOfWritingAnAddressLeadsRoundTheGate() throws Exception {
        for (String path : List.of(
                "/api/failing/bug",
                "/%61pi/failing/bug",
                "/api/%66ailing/bug",
                "//api/failing/bug",
                "/api//failing/bug",
                "/api/failing/bug/",
                "/api/sign-in/../failing/bug",
                "/x/../api/failing/bug",
                "/api;x=1/failing/bug",
                "/API/failing/bug",
                "/api/failing/bug?/api/sign-in")) {
            HttpResponse<String> response = send("GET", path, "");
            assertTrue(List.of(400, 401, 404).contains(response.statusCode()), path + " " + response.statusCode());
        }
    }

    @Test
    void aPageOfAnotherSiteCannotSend() throws Exception {
        String ours = host.url("");
        String body = "{\"badge\":\"1001\"}";
        assertEquals(200, send("POST", "/api/sign-in", body, "Origin", ours).statusCode());
        for (String other : List.of("http://evil.example", "null", ours + "1", "https" + ours.substring(4))) {
            problem(403, "CROSS_ORIGIN", send("POST", "/api/sign-in", body, "Origin", other));
        }
        assertEquals(
                200,
                send("GET", "/api/me", "", "Origin", "http://evil.example", "Cookie", pass())
                        .statusCode());
    }

    @Test
    void everythingThatGoesWrongIsAProblem() throws Exception {
        String[] pass = {"Cookie", pass()};
        problem(404, "NOT_FOUND", send("GET", "/api/no-such-thing", "", pass));
        problem(404, "NOT_FOUND", send("GET", "/api", "", pass));
        problem(405, "METHOD_NOT_ALLOWED", send("DELETE", "/api/me", "", pass));
        problem(405, "METHOD_NOT_ALLOWED", send("GET", "/api/sign-in", "", pass));
        problem(400, "BAD_REQUEST", send("GET", "/api/failing/number/x", "", pass));
        problem(400, "BAD_REQUEST", send("GET", "/api/failing/number/99999999999", "", pass));
        for (String body : List.of(
                "",
                "{",
                "[]",
                "7",
                "null",
                "{}",
                "{\"badge\":\"\"}",
                "{\"badge\":null}",
                "{\"badge\":{}}",
                "{\"badge\":\"1 2\"}",
                "{\"badge\":\"" + "1".repeat(21) + "\"}",
                "\u0000")) {
            problem(400, "BAD_REQUEST", send("POST", "/api/sign-in", body, pass));
        }
        problem(413, "TOO_LARGE", send("POST", "/api/sign-in", "{\"badge\":\"" + "1".repeat(2_000_000) + "\"}", pass));
        problem(415, "NOT_JSON", send("POST", "/api/sign-in", "badge=1001", "Content-Type", "text/plain"));
        problem(503, "LOG_UNAVAILABLE", send("GET", "/api/failing/log", "", pass));
        problem(503, "LOG_UNAVAILABLE", send("GET", "/api/failing/database", "", pass));
        problem(503, "LOG_UNAVAILABLE", send("GET", "/api/failing/wrapped", "", pass));
        problem(500, "BUG", send("GET", "/api/failing/bug", "", pass));
    }

    @Test
    void theStartPageListsTheTables() throws Exception {
        String page = host.get("/").body();
        assertTrue(page.contains("7 Seven &lt;b>, seats: 8"), page);
        assertTrue(page.contains("House of the test"), page);
        HttpResponse<String> missing = host.get("/no/such/page");
        assertEquals("text/html", missing.headers().firstValue("content-type").orElseThrow());
    }

    private String pass() throws Exception {
        String cookie = send("POST", "/api/sign-in", "{\"badge\":\"1001\"}")
                .headers()
                .firstValue("set-cookie")
                .orElseThrow();
        return cookie.substring(0, cookie.indexOf(';'));
    }

    private HttpResponse<String> send(String method, String path, String body, String... headers) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(host.url(path))).method(method, BodyPublishers.ofString(body));
        request.setHeader("Content-Type", "application/json");
        for (int i = 0; i < headers.length; i += 2) {
            request.setHeader(headers[i], headers[i + 1]);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static void problem(int status, String code, HttpResponse<String> response) {
        assertEquals(status, response.statusCode(), response.uri() + " " + response.body());
        assertEquals(
                "application/problem+json",
                response.headers().firstValue("content-type").orElse("none"));
        String start = "{\"type\":\"about:blank\",\"title\":\"";
        assertTrue(response.body().startsWith(start), response.body());
        assertTrue(response.body().contains("\"status\":" + status + ",\"detail\":\""), response.body());
        assertTrue(response.body().endsWith("\"code\":\"" + code + "\"}"), response.body());
        for (String inside : List.of("secret", "clockwise", "java", "micronaut", "Exception")) {
            assertFalse(response.body().contains(inside), response.body());
        }
    }

    private List<String> types() {
        List<String> types = new ArrayList<>();
        host.bean(EventStore.class).read(RoomLog.ROOM, Head.NONE, entry -> types.add(entry.type()));
        return types;
    }

    private List<String> bodies(String type) {
        List<String> bodies = new ArrayList<>();
        host.bean(EventStore.class).read(RoomLog.ROOM, Head.NONE, entry -> {
            if (entry.type().equals(type)) {
                bodies.add(entry.body().text());
            }
        });
        return bodies;
    }
}
