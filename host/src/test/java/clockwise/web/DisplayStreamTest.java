package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the host tells the players' displays: without a badge, of no person, and the same after a start. */
class DisplayStreamTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        betting_seconds: 45
        tables:
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        - {number: 2002, name: Other floor, role: FLOOR}
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private RunningHost host;
    private HouseDealer at;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        at = new HouseDealer(host, client, 7);
    }

    @AfterEach
    void stop() {
        client.shutdownNow();
        host.close();
    }

    /** The first thing that a display without a badge is told. */
    private String shown() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(host.url("/display/7/stream")))
                .build();
        try (var lines = client.send(request, BodyHandlers.ofLines()).body()) {
            return lines.filter(line -> line.startsWith("data: ")).findFirst().orElseThrow();
        }
    }

    private static String part(String shown, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(shown);
        assertTrue(found.find(), pattern + " in " + shown);
        return found.group(1);
    }

    private static String results(String shown) {
        return part(shown, "\"results\":(\\[.*?]),\"counts\"");
    }

    @Test
    void theHandsOfTwoShoesAreToldTheSameAfterAStart() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        assertEquals("[]", results(shown()));
        at.coup("9K", "25"); // a natural
        at.coup("JQ8", "K23"); // Panda 8
        at.dealer.does(7, "{\"type\":\"ChangeShoe\",\"reason\":\"the cut card came\"}");
        at.coup("KQT", "J34"); // Dragon 7
        at.deals("79", "88");
        String settled = shown();
        assertEquals("[[\"BANKER\",\"DRAGON7\"],[\"TIE\"]]", results(settled), "a result counts before it is paid");
        at.floor.does(7, "{\"type\":\"VoidRound\",\"round\":4,\"reason\":\"the wrong shoe\"}");
        String now = shown();
        assertEquals("[[\"BANKER\",\"DRAGON7\"]]", results(now));
        assertTrue(
                now.contains(
                        "\"previous\":{\"hands\":2,\"counts\":[{\"what\":\"PLAYER\",\"times\":2,\"perThousand\":1000}"),
                now);
        assertTrue(now.contains("\"big\":[{\"column\":0,\"row\":0,\"hand\":0,\"winner\":\"B\",\"ties\":0}]"), now);
        at.floor.does(7, """
            {"type":"AskCorrection","round":3,"reason":"the last card was a five","plays":[\
            {"type":"Dealt","spot":"PLAYER","card":"K?"},{"type":"Dealt","spot":"BANKER","card":"J?"},\
            {"type":"Dealt","spot":"PLAYER","card":"9?"},{"type":"Dealt","spot":"BANKER","card":"3?"}]}\
            """);
        assertEquals("[[\"BANKER\",\"DRAGON7\"]]", results(shown()), "asked is not approved");
        String asked = at.told("\"corrections\":\\[\\{\"seq\":(\\d+)");
        new Visitor(host, client, "2002").does(7, "{\"type\":\"ApproveCorrection\",\"asked\":" + asked + "}");
        String corrected = shown();
        assertEquals("[[\"PLAYER\",\"PLAYER_NATURAL\"]]", results(corrected));
        host.close();
        host = RunningHost.embedded(folder);
        assertEquals(tracking(corrected), tracking(shown()));
    }

    private static String tracking(String shown) {
        return part(shown, "\"tracking\":(.*)");
    }

    @Test
    void theClockOfTheBetsRunsFromTheBank() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        assertFalse(shown().contains("\"closes\":"));
        at.banks();
        long closes = Long.parseLong(part(shown(), "\"closes\":(\\d+)"));
        long now = Long.parseLong(part(shown(), "\"now\":(\\d+)"));
        long left = closes / 1000 - now;
        assertTrue(left > 0 && left <= 45_000, left + " of 45000 ms");
        host.close();
        host = RunningHost.embedded(folder);
        assertEquals(closes, Long.parseLong(part(shown(), "\"closes\":(\\d+)")));
        at = new HouseDealer(host, client, 7);
        at.locks("PLAYER");
        assertFalse(shown().contains("\"closes\":"));
    }

    @Test
    void nothingOfAnyPersonIsTold() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        at.deals("9K", "25");
        String shown = shown();
        for (String secret : new String[] {"P-71", "P-72", "1001", "2001", "B-7", "50000", "2000"}) {
            assertFalse(part(shown, "\"view\":(.*)").contains("\"" + secret), secret + " in " + shown);
        }
        assertEquals(404, host.get("/display/8").statusCode());
        assertEquals(404, host.get("/display/8/stream").statusCode());
        assertTrue(host.get("/display/7?language=xx").body().contains("language=\"en\""));
    }

    @Test
    void paiGowTellsDiceAndPayTable() throws Exception {
        at.opens("fortune-pai-gow", 1, "fortune-pai-gow", 8, 3);
        at.banks();
        at.locks("BASE");
        assertTrue(shown().contains("\"dice\":[],\"action\":0"), shown());
        at.dealer.does(7, "{\"type\":\"ThrowDice\",\"dice\":[2,3,5]}");
        String thrown = shown();
        assertTrue(thrown.contains("\"dice\":[2,3,5],\"action\":4"), thrown);
        assertTrue(thrown.contains("{\"bet\":\"ENVY\",\"hand\":\"QUADS\",\"sum\":500}"), thrown);
        assertTrue(
                thrown.contains("{\"bet\":\"FORTUNE\",\"hand\":\"SF7\",\"odds\":{\"win\":8000,\"per\":1},\"sum\":0}"),
                thrown);
        assertFalse(thrown.contains("\"tracking\""), thrown);
    }
}
