package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.reports.Paper;
import clockwise.room.Room;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A box from the table to the count sheet, through the API of a running host. */
class DropTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5, $25, $100]
        tables:
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        - {number: 3001, name: Auditor, role: AUDITOR}
        """;

    private static final String OPEN = """
        {"type":"OpenTable","game":"ez-baccarat","decks":8,"options":[],"least":1000,"most":30000,"spaces":{},\
        "schedule":"ez-baccarat","option":5,"eligibility":{"playedLastHand":false,"leastWagers":0},\
        "coverage":"SINGLE_ACTION"}\
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private RunningHost host;
    private Visitor floor;
    private String day = "";
    private long attached;
    private long due;

    @BeforeEach
    void dropOnce() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        floor = new Visitor(host, client, "2001");
        day = host.bean(Room.class).calendar().day(Instant.now()).toString();
        floor.does(7, OPEN);
        floor.does(7, "{\"type\":\"AttachBox\",\"box\":\"B-7\"}");
        attached = number(floor.get("/api/drop?day=" + day).body(), "attached");
        for (int seat = 1; seat <= 2; seat++) {
            floor.does(
                    7,
                    "{\"type\":\"TakeSeat\",\"seat\":" + seat + ",\"occupant\":{\"id\":\"P" + seat
                            + "\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        }
        floor.does(7, "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}");
        floor.does(7, "{\"type\":\"PostBank\",\"amount\":100000}");
        floor.does(
                7,
                "{\"type\":\"LockWagers\",\"wagers\":[{\"circle\":2,\"line\":0,\"owner\":2,\"bet\":\"PLAYER\",\"amount\":30000}]}");
        String view = floor.get("/api/tables/7").body();
        due = number(view.substring(view.indexOf("\"fees\"")), "due");
        assertTrue(due > 0);
        floor.does(7, "{\"type\":\"ConfirmDrop\",\"amount\":" + due + "}");
    }

    @AfterEach
    void stop() {
        client.shutdownNow();
        host.close();
    }

    private static long number(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":(-?[0-9]+)").matcher(json);
        assertTrue(found.find(), json);
        return Long.parseLong(found.group(1));
    }

    private void removeBox() throws Exception {
        floor.does(7, "{\"type\":\"RemoveBox\",\"box\":\"B-7\",\"reason\":\"end of shift\"}");
    }

    private String count(long cents, String kind) {
        return "{\"table\":7,\"attached\":" + attached + ",\"kind\":\"" + kind + "\",\"amount\":" + cents
                + ",\"counters\":\"A. Example, B. Example\"}";
    }

    /** The box is taken away in mid-round, after the drop: its fee is expected in it although the round goes on. */
    @Test
    void theCountIsBlindAndThenComparedWithWhatTheLogExpects() throws Exception {
        removeBox();
        String before = floor.get("/api/drop?day=" + day).body();
        assertFalse(before.contains("\"expected\""), before);
        assertTrue(before.contains("end of shift"), before);
        String counted =
                floor.post("/api/drop/counts", count(due - 100, "COLLECTION")).body();
        assertEquals(-100, number(counted, "variance"));
        assertEquals(due, number(counted.substring(counted.indexOf("\"fees\":[")), "amount"));
        assertTrue(counted.contains("PLAYER_DEALER"), counted);
        HttpResponse<String> again = floor.post("/api/drop/counts", count(due, "COLLECTION"));
        assertEquals(409, again.statusCode());
        assertTrue(again.body().contains("ALREADY_COUNTED"), again.body());
    }

    @Test
    void aCorrectionStandsBesideTheCountAndBothAreOnTheSheet() throws Exception {
        removeBox();
        String wish =
                "{\"table\":7,\"attached\":" + attached + ",\"amount\":" + due + ",\"reason\":\"one bill twice\"}";
        assertEquals(409, floor.post("/api/drop/corrections", wish).statusCode());
        floor.post("/api/drop/counts", count(due + 2_000, "COLLECTION"));
        String corrected = floor.post("/api/drop/corrections", wish).body();
        assertEquals(0, number(corrected, "variance"));
        assertEquals(due + 2_000, number(corrected, "counted"));
        assertTrue(corrected.contains("one bill twice"), corrected);
        byte[] pdf = sheet();
        Files.createDirectories(SCREENSHOTS);
        Files.write(SCREENSHOTS.resolve("count-sheet.pdf"), pdf);
        String text = Paper.text(pdf);
        for (String field : List.of(
                "House of the test",
                "Count sheet, gaming day " + day,
                "B-7",
                dollars(due),
                dollars(due + 2_000),
                "one bill twice",
                "badge:2001",
                "Boxes counted: 1",
                "A. Example, B. Example")) {
            assertTrue(text.contains(field), field + " in " + text);
        }
    }

    private static final Path SCREENSHOTS =
            Path.of(System.getProperty("clockwise.root", ".."), "host", "target", "screenshots");

    private static String dollars(long cents) {
        return "$" + cents / 100 + "." + String.format(Locale.ROOT, "%02d", cents % 100);
    }

    private byte[] sheet() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(host.url("/api/drop/sheet.pdf?day=" + day)))
                .header("Cookie", floor.pass())
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofByteArray()).body();
    }

    @Test
    void aBoxAtItsTableIsNotCounted() throws Exception {
        HttpResponse<String> early = floor.post("/api/drop/counts", count(due, "COLLECTION"));
        assertEquals(409, early.statusCode());
        assertTrue(early.body().contains("STILL_ATTACHED"), early.body());
        String nobody = count(due, "COLLECTION").replace("\"attached\":" + attached, "\"attached\":" + (attached + 1));
        assertEquals(404, floor.post("/api/drop/counts", nobody).statusCode());
    }

    @Test
    void jackpotMoneyIsApart() throws Exception {
        removeBox();
        String counted = floor.post("/api/drop/counts", count(500, "JACKPOT")).body();
        assertEquals(500, number(counted, "variance"));
        assertTrue(Paper.text(sheet()).contains("Jackpot, counted apart"));
    }

    @Test
    void aDealerMayNotAndAnAuditorOnlyReads() throws Exception {
        removeBox();
        Visitor dealer = new Visitor(host, client, "1001");
        assertEquals(403, dealer.get("/api/drop?day=" + day).statusCode());
        Visitor auditor = new Visitor(host, client, "3001");
        assertEquals(200, auditor.get("/api/drop?day=" + day).statusCode());
        assertEquals(
                403, auditor.post("/api/drop/counts", count(due, "COLLECTION")).statusCode());
        assertEquals(
                List.of(),
                floor.get("/api/drop?day=" + LocalDate.parse(day).minusDays(30))
                                .body()
                                .contains("\"removed\"")
                        ? List.of("a box of another day")
                        : List.of());
    }
}
