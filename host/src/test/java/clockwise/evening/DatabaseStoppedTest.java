package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.store.EventStore;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import clockwise.table.Command;
import clockwise.table.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The database stopped in mid-round: 503 within a second, nothing is shown that is not recorded, and when it is back
 * the same request is answered as if nothing had happened.
 */
@Tag("mysql")
class DatabaseStoppedTest {
    private static final int OTHER_TABLES = 40;
    private static final long A_SECOND = 1_000;

    @TempDir
    Path folder;

    /** An answer and how long it took. */
    private record Timed(Reply reply, long millis) {}

    @ParameterizedTest
    @EnumSource(names = {"CUT", "FROZEN", "DEAF", "DEAF_FROM_COMMIT"})
    void aSecondLaterTheTabletKnowsAndAfterwardsTheRequestIsDoneOnce(Wire.State state) throws Exception {
        TheRoom room = TheRoom.in(folder, OTHER_TABLES);
        Game game = Games.all().getFirst();
        try (TestDatabase database = TestDatabase.mySql();
                Wire wire = new Wire(database.database().url());
                RunningHost host = RunningHost.on(
                        SilentDatabaseTest.by(wire, database.database()), folder, "clockwise.patience", "700ms")) {
            Evening evening = new Evening(() -> host.url(""), room, game, 11);
            evening.opens();
            evening.until(view -> view.phase() == Phase.COLLECT);
            int table = evening.table;
            long revision = evening.view.revision();
            Money due = evening.view.todo().amount().orElseThrow();
            Command drop = new Command.ConfirmDrop(due);
            try (Screen screen = evening.auditor.follows("/api/tables/" + table + "/stream")) {
                long seen = evening.view.seq();
                screen.await(told -> told.id().equals("" + seen));

                wire.becomes(state);
                List<Timed> answers = new ArrayList<>();
                for (int wave = 0; wave < 2; wave++) {
                    for (int i = 0; i < 6; i++) {
                        answers.add(timed(() -> evening.dealing.asks(table, "drop", revision, drop)));
                    }
                    answers.addAll(atOtherTables(evening));
                }
                answers.add(timed(() -> evening.dealing.asks(table, "drop", revision, drop)));
                print(state, answers);
                for (Timed answer : answers) {
                    assertEquals(503, answer.reply().status(), answer.reply().body());
                    assertEquals("LOG_UNAVAILABLE", answer.reply().code());
                }
                assertTrue(median(answers) <= A_SECOND, "the median answer came within a second");
                everyPageAnswers(evening);
                nothingIsShown(evening, screen, seen);
                assertEquals(
                        state == Wire.State.DEAF_FROM_COMMIT,
                        isInTheLog(database, table, "drop"),
                        "recorded without the host's knowledge only where the commit came through");

                wire.becomes(Wire.State.PASSES);
                Reply done = answeredAgain(evening, revision, drop);
                assertEquals(
                        done.done().seq(),
                        evening.dealing
                                .asks(table, "drop", revision, drop)
                                .done()
                                .seq());
                evening.done("drop", done);
                screen.await(told -> told.id().equals("" + done.done().seq()));
            }
            evening.finishes();
            evening.finishes();
            assertEquals(
                    evening.recorded,
                    Books.of(host.bean(EventStore.class), table).requests());
        }
    }

    /** At forty other tables at once, so that no thread that waits for the database holds up an answer. */
    private static List<Timed> atOtherTables(Evening evening) throws Exception {
        List<Future<Timed>> waiting = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 1; i <= OTHER_TABLES; i++) {
                int table = Games.all().size() + i;
                waiting.add(threads.submit(
                        () -> timed(() -> evening.floor.asks(table, "box", 0, new Command.AttachBox("B-1")))));
            }
        }
        List<Timed> answers = new ArrayList<>();
        for (Future<Timed> answer : waiting) {
            answers.add(answer.get());
        }
        return answers;
    }

    /** Pages that need the database say that it does not answer; those that do not are as always. */
    private static void everyPageAnswers(Evening evening) {
        String table = "/api/tables/" + evening.table;
        List<Timed> answers = new ArrayList<>();
        for (String path :
                List.of(table + "/rounds", table + "/rounds/1", table + "/rounds/1/replay", table + "/offers")) {
            answers.add(timed(() -> evening.auditor.gets(path)));
            assertEquals("LOG_UNAVAILABLE", answers.getLast().reply().code(), path);
        }
        answers.add(timed(() -> evening.auditor.posts("/api/sign-in", "{\"badge\":\"1001\"}")));
        assertEquals("LOG_UNAVAILABLE", answers.getLast().reply().code(), "sign-in");
        for (String page : List.of("/", "/placard/" + evening.table, "/placard/" + evening.table + ".pdf")) {
            answers.add(timed(() -> evening.auditor.gets(page)));
            assertEquals(503, answers.getLast().reply().status(), page);
        }
        answers.add(timed(() -> evening.auditor.gets("/api/tables")));
        answers.add(timed(() -> evening.auditor.gets("/api/games")));
        System.out.println(
                "Pages: answers after " + answers.stream().map(Timed::millis).toList() + " ms");
        assertTrue(median(answers) <= A_SECOND, "the median page came within a second");
    }

    /** Looks past the wire. */
    private static boolean isInTheLog(TestDatabase database, int table, String request) {
        try (JdbcStore store = new JdbcStore(database.database(), database.pool())) {
            return Books.of(store, table).requests().containsKey(request);
        }
    }

    /** What is shown is what was recorded before, or that the database does not answer. */
    private static void nothingIsShown(Evening evening, Screen screen, long seen) {
        Timed look = timed(() -> evening.auditor.gets("/api/tables/" + evening.table));
        if (look.reply().status() == 200) {
            assertEquals(seen, Tablet.view(look.reply().body()).seq());
        } else {
            assertEquals("LOG_UNAVAILABLE", look.reply().code());
        }
        assertEquals(
                List.of(),
                screen.told().stream()
                        .filter(told ->
                                !told.event().equals("beat") && !told.id().equals("" + seen))
                        .toList(),
                "the stream shows nothing new");
    }

    /** The tablet asks until it is told; how soon that is depends on how the connection died. */
    private static Reply answeredAgain(Evening evening, long revision, Command drop) {
        for (int i = 0; i < 60; i++) {
            Reply reply = evening.dealing.asks(evening.table, "drop", revision, drop);
            if (reply.status() != 503) {
                return reply;
            }
        }
        throw new AssertionError("the database is back and the host does not notice");
    }

    private interface Asking {
        Reply ask();
    }

    private static Timed timed(Asking asking) {
        long start = System.nanoTime();
        Reply reply = asking.ask();
        return new Timed(reply, (System.nanoTime() - start) / 1_000_000);
    }

    private static long median(List<Timed> answers) {
        return answers.stream()
                .mapToLong(Timed::millis)
                .sorted()
                .skip(answers.size() / 2)
                .findFirst()
                .orElseThrow();
    }

    private static void print(Wire.State state, List<Timed> answers) {
        System.out.println("Database " + state + ": answers after "
                + answers.stream().map(Timed::millis).toList() + " ms");
    }
}
