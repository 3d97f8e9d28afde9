package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of the floor: from the log alone, and the same after a start. */
class FloorLineTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        calendar: {time_zone: UTC, day_starts: "00:00", shifts: {ALL: "00:00-00:00"}}
        tables:
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
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

    private static String part(String json, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(json);
        assertTrue(found.find(), pattern + " in " + json);
        return found.group(1);
    }

    private String figures() throws Exception {
        return part(at.floor.get("/api/tables").body(), "(\"rounds\":.*),\"paused\"");
    }

    private String shift() throws Exception {
        String day = part(at.floor.get("/api/room").body(), "\"day\":\"([0-9-]+)\"");
        return at.floor.get("/api/floor/shift?day=" + day + "&shift=ALL").body();
    }

    @Test
    void aVoidedRoundIsNoHandButItsCollectionStaysInTheBox() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        assertTrue(
                figures().startsWith("\"rounds\":0,\"pace\":0,\"collected\":0,\"droppedAt\":0,\"dropped\":0"),
                figures());
        at.coup("9K", "25");
        assertTrue(figures().startsWith("\"rounds\":1,\"pace\":1,\"collected\":200,"), figures());
        assertTrue(
                shift().contains(
                                "\"tables\":[{\"table\":7,\"name\":\"Seven\",\"hands\":1,\"tppps\":0,\"collected\":200}]"),
                shift());
        at.deals("9K", "25");
        at.floor.does(7, "{\"type\":\"VoidRound\",\"round\":2,\"reason\":\"a card fell\"}");
        String now = figures();
        assertTrue(now.startsWith("\"rounds\":2,\"pace\":1,\"collected\":400,"), now);
        assertTrue(now.endsWith("\"dropped\":200"), now);
        String shift = shift();
        assertTrue(
                shift.contains(
                        "\"tables\":[{\"table\":7,\"name\":\"Seven\",\"hands\":1,\"tppps\":0,\"collected\":400}]"),
                shift);
        assertTrue(
                shift.contains(
                        "\"rates\":[{\"schedule\":\"ez-baccarat\",\"option\":1,\"payer\":\"PLAYER_DEALER\",\"fee\":200,\"times\":2,\"collected\":400}]"),
                shift);
        host.close();
        host = RunningHost.embedded(folder);
        at = new HouseDealer(host, client, 7);
        assertEquals(now, figures());
        assertEquals(shift, shift());
    }

    @Test
    void thePlacardIsShownBeforeItIsPosted() throws Exception {
        String query =
                "/api/tables/7/placard-preview?game=ez-baccarat&schedule=ez-baccarat&least=1000&most=30000&option=";
        assertTrue(at.floor.get(query + "3").body().contains("Collection schedule option 3"));
        assertTrue(at.floor.get(query + "999").body().contains("This may not be posted"));
        assertEquals(401, host.get(query + "3").statusCode());
        assertTrue(at.floor.get("/api/tables").body().contains("\"state\":\"CLOSED\""));
    }

    @Test
    void theFloorSeesHowATableStands() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 0);
        assertEquals("DEAD_SPREAD", state());
        at.dealer.does(
                7,
                "{\"type\":\"TakeSeat\",\"seat\":1,\"occupant\":{\"id\":\"P\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        assertEquals("OPEN", state());
        at.dealer.does(7, "{\"type\":\"BreakGame\",\"reason\":\"nobody\"}");
        assertEquals("BROKEN", state());
        at.dealer.does(7, "{\"type\":\"CallFloor\",\"reason\":\"help\"}");
        assertEquals("WAITS_FOR_FLOOR", state());
        String alert = part(at.floor.get("/api/tables/7").body(), "\"seq\":(\\d+),\"kind\":\"FLOOR_CALL\"");
        at.floor.does(7, "{\"type\":\"AcknowledgeAlert\",\"alert\":" + alert + ",\"note\":\"there\"}");
        assertEquals("BROKEN", state());
        String past = at.floor.get("/api/tables/7/alerts?most=5").body();
        assertTrue(
                past.contains("\"actor\":\"2001\",\"event\":{\"type\":\"AlertAcknowledged\",\"alert\":" + alert), past);
    }

    private String state() throws Exception {
        return part(at.floor.get("/api/tables").body(), "\"state\":\"(\\w+)\"");
    }
}
