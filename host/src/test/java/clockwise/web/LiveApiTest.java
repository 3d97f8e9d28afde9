package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table over HTTP: requests, refusals, screens that follow, and what the log says afterwards. */
class LiveApiTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        tables:
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 1002, name: Other dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        - {number: 3001, name: Auditor, role: AUDITOR}
        """;

    private static final String OPEN = """
        {"type":"OpenTable","game":"ez-baccarat","decks":8,"options":[],"least":1000,"most":30000,"spaces":{},\
        "schedule":"ez-baccarat","option":1,"eligibility":{"playedLastHand":false,"leastWagers":0},\
        "coverage":"SINGLE_ACTION"}\
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private RunningHost host;
    private Visitor floor;
    private Visitor dealer;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        floor = new Visitor(host, client, "2001");
        dealer = new Visitor(host, client, "1001");
    }

    @AfterEach
    void stop() {
        client.shutdownNow();
        host.close();
    }

    private void open() throws Exception {
        floor.does(7, OPEN);
        floor.does(7, "{\"type\":\"AttachBox\",\"box\":\"B-1\"}");
        dealer.does(7, "{\"type\":\"ComeToTable\"}");
        for (int seat = 1; seat <= 3; seat++) {
            dealer.does(
                    7,
                    "{\"type\":\"TakeSeat\",\"seat\":" + seat + ",\"occupant\":{\"id\":\"P" + seat
                            + "\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        }
    }

    private void lock() throws Exception {
        dealer.does(7, "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}");
        dealer.does(7, "{\"type\":\"PostBank\",\"amount\":20000}");
        dealer.does(7, """
            {"type":"LockWagers","wagers":[{"circle":2,"line":0,"owner":2,"bet":"PLAYER","amount":5000},\
            {"circle":3,"line":0,"owner":3,"bet":"BANKER","amount":2000}]}\
            """);
    }

    private void deal(String spot, String card) throws Exception {
        dealer.does(7, "{\"type\":\"DealCard\",\"spot\":\"" + spot + "\",\"card\":\"" + card + "\"}");
    }

    @Test
    void aRoundOfEzBaccaratBeforeTwoScreens() throws Exception {
        Visitor.Followed one = floor.follow("/api/tables/7/stream");
        Visitor.Followed other = dealer.follow("/api/tables/7/stream");
        Visitor.Followed lines = floor.follow("/api/floor/stream");
        assertTrue(one.next().contains("\"todo\":{\"what\":\"OPEN_TABLE\"}"));
        assertTrue(lines.next().startsWith("[{\"table\":7,"));
        open();
        lock();
        String due = one.until("\"todo\":{\"what\":\"CONFIRM_DROP\",\"amount\":400}");
        assertEquals(due, other.until("\"todo\":{\"what\":\"CONFIRM_DROP\",\"amount\":400}"));
        dealer.does(7, "{\"type\":\"ConfirmDrop\",\"amount\":400}");
        String ahead = "\"todo\":{\"what\":\"DEAL\",\"spot\":\"PLAYER\"},"
                + "\"ahead\":[\"PLAYER\",\"BANKER\",\"PLAYER\",\"BANKER\"]";
        assertEquals(one.until(ahead), other.until(ahead));
        deal("PLAYER", "8?");
        one.until("\"undo\":{\"seq\":13,\"play\":{\"type\":\"Dealt\",\"spot\":\"PLAYER\",\"card\":\"8?\"}}");
        dealer.does(7, "{\"type\":\"UndoLast\"}");
        deal("PLAYER", "9?");
        deal("BANKER", "2?");
        deal("PLAYER", "K?");
        deal("BANKER", "5?");
        dealer.does(7, "{\"type\":\"Settle\",\"pass\":1}");
        assertTrue(one.until("\"phase\":\"SETTLE\"").contains("\"todo\":{\"what\":\"CONFIRM_PAID\",\"count\":1}"));
        long revision = dealer.does(7, "{\"type\":\"ConfirmPaid\",\"steps\":2}");
        String end = "\"revision\":" + revision + ",";
        assertEquals(one.until(end), other.until(end));
        assertTrue(lines.until("\"phase\":\"OFFER\",").contains("\"game\":\"EZ Baccarat Panda 8\""));

        String rounds = floor.get("/api/tables/7/rounds?most=5").body();
        assertTrue(rounds.contains("\"round\":1,") && rounds.contains("\"totalTableAction\":7000"), rounds);
        String story = floor.get("/api/tables/7/rounds/1").body();
        assertTrue(story.contains("\"type\":\"RoundEnded\""), story);
        String replay = floor.get("/api/tables/7/rounds/1/replay").body();
        assertTrue(replay.contains("\"over\":true"), replay);
        assertTrue(replay.contains("\"offered\":[{\"type\":\"Deal\",\"spot\":\"PLAYER\"}]"), replay);
        assertTrue(replay.contains("Player closer to nine (filed 2724)"), replay);
        assertTrue(replay.contains("\"undone\":true") && replay.contains("\"type\":\"Undone\""), replay);
        assertEquals(
                "{\"rounds\":[]}", floor.get("/api/tables/7/rounds?before=2").body());
        problem(400, "BAD_REQUEST", floor.get("/api/tables/7/rounds?before=x"));
        problem(404, "NO_SUCH_ROUND", floor.get("/api/tables/7/rounds/2"));
        problem(404, "NO_SUCH_ROUND", floor.get("/api/tables/7/rounds/2/replay"));
        assertTrue(floor.get("/api/tables/7/offers").body().contains("\"answer\":\"ACCEPT\""));
        String shadow =
                floor.get("/api/tables/7/shadow?profile=REGULATION_2026").body();
        assertTrue(shadow.startsWith("{\"profile\":\"REGULATION_2026\",") && shadow.contains("\"hands\":1"), shadow);
        problem(400, "BAD_REQUEST", floor.get("/api/tables/7/shadow?profile=NEVER"));
    }

    @Test
    void theSameRequestAskedAgainIsDoneOnceAndAnotherBodyIsRefused() throws Exception {
        open();
        String accept = "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}";
        HttpResponse<String> first = dealer.ask(7, "tap", 1, accept);
        assertEquals("{\"seq\":9,\"revision\":2}", first.body());
        assertEquals(first.body(), dealer.ask(7, "tap", 1, accept).body());
        problem(409, "REQUEST_REUSED", dealer.ask(7, "tap", 2, "{\"type\":\"PostBank\",\"amount\":20000}"));
        HttpResponse<String> stale = dealer.ask(7, "late", 1, "{\"type\":\"PostBank\",\"amount\":20000}");
        problem(409, "STALE_VIEW", stale);
        assertTrue(stale.body().endsWith("\"code\":\"STALE_VIEW\",\"number\":2,\"revision\":2}"), stale.body());
    }

    @Test
    void whatABadgeMayNotDoIsForbidden() throws Exception {
        problem(403, "NEEDS_FLOOR", dealer.ask(7, "1", 0, OPEN));
        problem(403, "NOT_ALLOWED", new Visitor(host, client, "3001").ask(7, "2", 0, OPEN));
        open();
        Visitor other = new Visitor(host, client, "1002");
        problem(403, "NOT_THE_DEALER", other.ask(7, "3", 1, "{\"type\":\"AllDeclined\"}"));
        String seen = "\"seen\":{\"device\":\"drop-7\",\"epoch\":1,\"counter\":1,\"at\":1}";
        problem(
                403,
                "NOT_ALLOWED",
                floor.ask(7, "4", 1, "{\"type\":\"ReportDrop\"," + seen + ",\"amount\":400,\"pieces\":1}"));
        problem(403, "NOT_ALLOWED", floor.ask(7, "8", 1, "{\"type\":\"ReportBill\"," + seen + ",\"amount\":2000}"));
        problem(403, "NOT_ALLOWED", floor.ask(7, "9", 1, "{\"type\":\"AgentCame\",\"agent\":\"pi-7\"}"));
        problem(403, "NOT_ALLOWED", floor.ask(7, "5", 1, "{\"type\":\"Tick\"}"));
        problem(404, "NO_SUCH_TABLE", floor.ask(8, "6", 1, "{\"type\":\"AllDeclined\"}"));
        problem(404, "NO_SUCH_TABLE", floor.get("/api/tables/8"));
        problem(404, "NO_SUCH_TABLE", floor.get("/api/tables/8/stream"));
    }

    @Test
    void whatCannotBeReadIsToldWithItsPlace() throws Exception {
        for (String body : List.of("", "{", "[]", "7", "null", "{}", "\u0000", "{\"id\":\"1\",\"revision\":0}")) {
            problem(400, "MALFORMED", floor.post("/api/tables/7/requests", body));
        }
        pointer("/command/amount", floor.ask(7, "1", 0, "{\"type\":\"PostBank\",\"amount\":-1}"));
        pointer("/command/amount", floor.ask(7, "1", 0, "{\"type\":\"PostBank\",\"amount\":1.5}"));
        pointer("/command/type", floor.ask(7, "1", 0, "{\"type\":\"Rob\"}"));
        pointer("/command/card", floor.ask(7, "1", 0, "{\"type\":\"DealCard\",\"spot\":\"3\",\"card\":\"1z\"}"));
        pointer("/id", floor.ask(7, "", 0, "{\"type\":\"AllDeclined\"}"));
        pointer("/id", floor.ask(7, "1 2", 0, "{\"type\":\"AllDeclined\"}"));
        pointer(
                "/revision",
                floor.post("/api/tables/7/requests", "{\"id\":\"1\",\"command\":{\"type\":\"AllDeclined\"}}"));
        problem(413, "TOO_LARGE", floor.ask(7, "1", 0, " ".repeat(70_000) + "{\"type\":\"AllDeclined\"}"));
    }

    @Test
    void thePlacardHangsWhileTheTableIsOpen() throws Exception {
        assertEquals(404, host.get("/placard/7").statusCode());
        assertEquals(404, host.get("/placard/8.pdf").statusCode());
        open();
        HttpResponse<String> page = host.get("/placard/7");
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("EZ Baccarat"), page.body());
        assertTrue(page.headers().firstValue("content-type").orElse("").startsWith("text/html"));
        HttpResponse<String> pdf = host.get("/placard/7.pdf");
        assertTrue(pdf.body().startsWith("%PDF-"), pdf.statusCode() + " " + pdf.headers());
        floor.does(7, "{\"type\":\"CloseTable\",\"reason\":\"the end\"}");
        assertEquals(404, host.get("/placard/7").statusCode());
    }

    @Test
    void whatCanBeOpenedAndPostedIsTold() throws Exception {
        assertTrue(floor.get("/api/games").body().contains("\"id\":\"ez-baccarat\""));
        String schedules = floor.get("/api/schedules").body();
        assertTrue(schedules.contains("\"id\":\"ez-baccarat\""), schedules);
        assertFalse(schedules.contains("texas"), "poker has no player-dealer");
        assertTrue(floor.get("/api/room").body().contains("\"denominations\":[100,500]"));
        assertTrue(floor.get("/api/rejections").body().contains("{\"code\":\"STALE_VIEW\",\"number\":2,"));
        assertTrue(floor.get("/api/tables").body().startsWith("[{\"table\":7,\"name\":\"Seven\","));
    }

    private static void pointer(String pointer, HttpResponse<String> response) {
        problem(400, "MALFORMED", response);
        assertTrue(response.body().contains("\"pointer\":\"" + pointer + "\""), response.body());
    }

    private static void problem(int status, String code, HttpResponse<String> response) {
        assertEquals(status, response.statusCode(), response.body());
        assertEquals(
                "application/problem+json",
                response.headers().firstValue("content-type").orElse("none"));
        assertTrue(response.body().contains("\"code\":\"" + code + "\""), response.body());
    }
}
