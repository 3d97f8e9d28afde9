package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.games.Games;
import clockwise.rules.Game;
import clockwise.store.EventStore;
import clockwise.store.TestDatabase;
import clockwise.table.Command;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two hosts on one database by mistake: the key lets one of them win, and the other says so and serves no more. */
@Tag("mysql")
class TwoHostsOverHttpTest {
    @TempDir
    Path folder;

    @Test
    void theKeyLetsOneWinAndTheOtherStopsServingTheTable() throws Exception {
        Path one = Files.createDirectories(folder.resolve("one"));
        Path two = Files.createDirectories(folder.resolve("two"));
        TheRoom room = TheRoom.in(one, 0);
        TheRoom.in(two, 0);
        Game game = Games.all().getFirst();
        int table = TheRoom.table(game);
        try (TestDatabase database = TestDatabase.mySql();
                RunningHost first = RunningHost.on(database.database(), one)) {
            Evening evening = new Evening(() -> first.url(""), room, game, 7);
            evening.opens();
            evening.untilPlayed(2);
            try (RunningHost second = RunningHost.on(database.database(), two)) {
                Tablet floor = new Tablet(() -> second.url(""), TheRoom.FLOOR);
                assertEquals(evening.view.seq(), floor.looks(table).seq(), "both see the same");
                try (Screen screen = evening.auditor.follows("/api/tables/" + table + "/stream");
                        Screen floorScreen = evening.auditor.follows("/api/floor/stream")) {
                    Map<String, Long> all = new HashMap<>(evening.recorded);
                    all.put(
                            "b1",
                            floor.asks(table, "b1", 0, new Command.CallFloor("from the second host"))
                                    .done()
                                    .seq());

                    Reply lost = evening.dealing.asks(
                            table, "a1", evening.view.revision(), new Command.CallFloor("from the first host"));
                    unserved(lost);
                    unserved(
                            evening.dealing.asks(table, "a1", evening.view.revision(), new Command.CallFloor("again")));
                    unserved(evening.auditor.gets("/api/tables/" + table));
                    screen.await(told -> told.data().contains("ANOTHER_HOST"));
                    floorScreen.await(told -> told.data().contains("ANOTHER_HOST"));

                    all.put(
                            "b2",
                            floor.asks(table, "b2", 0, new Command.CallFloor("still served here"))
                                    .done()
                                    .seq());
                    Reply elsewhere = evening.floor.asks(
                            table + 1, "a2", 0, room.opening(Games.all().get(1), 1));
                    assertTrue(elsewhere.isDone(), () -> "other tables are served as before: " + elsewhere);
                    assertEquals(
                            all, Books.of(second.bean(EventStore.class), table).requests());
                }
            }
        }
    }

    private static void unserved(Reply reply) {
        assertEquals(503, reply.status(), reply.body());
        assertEquals("TABLE_NOT_SERVED", reply.code());
        assertTrue(reply.body().contains("ANOTHER_HOST"), reply.body());
    }
}
