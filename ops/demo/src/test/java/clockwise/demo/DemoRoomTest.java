package clockwise.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.evening.Books;
import clockwise.live.FloorLine;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import clockwise.table.Account;
import clockwise.table.Drop;
import clockwise.table.Event;
import clockwise.table.Phase;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole demo at high speed, as ops/run starts it, and then its log. */
class DemoRoomTest {
    private static final long ROUNDS = 3;
    private static final int FREE_AND_OPEN = 11;
    private static final int FREE_AND_CLOSED = 12;
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(4);
    private static final Pattern COMPLAINT = Pattern.compile(" (WARN|WARNING|ERROR|SEVERE) ");

    @TempDir
    Path folder;

    @Test
    void allGamesAreDealtAndTheLogIsSound() throws Exception {
        Path room = folder.resolve("room");
        Running demo = new Running(room, "--speed", "50", "--seed", "7");
        try {
            assertTrue(demo.isOpen().contains("12 tables, at 10 of them simulated people play"), demo.said());
            aSecondOneSaysWhatRuns(room);
            List<FloorLine> lines = played(demo);
            FloorLine free = lines.get(FREE_AND_OPEN - 1);
            assertEquals(Phase.OFFER, free.phase());
            assertTrue(free.seated() >= 4 && free.dealer().isEmpty() && free.rounds() == 0, free.toString());
            assertEquals(Phase.CLOSED, lines.get(FREE_AND_CLOSED - 1).phase());
            List<ProcessHandle> children = demo.children();
            assertEquals(1, children.size(), "the host is a process of its own");
            demo.stop();
            assertFalse(children.getFirst().isAlive(), "nothing is left running");
        } finally {
            demo.kill();
        }
        logsAreQuiet(room);
        booksBalance(room);
    }

    /** Killed without a word: the host notices by itself. */
    @Test
    void theHostDoesNotOutliveTheDemo() throws Exception {
        Running demo = new Running(folder.resolve("room"), "--tables", "1");
        List<ProcessHandle> children;
        try {
            demo.isOpen();
            children = demo.children();
            assertEquals(1, children.size());
        } finally {
            demo.kill();
        }
        children.getFirst().onExit().get(60, TimeUnit.SECONDS);
    }

    private static void aSecondOneSaysWhatRuns(Path room) throws Exception {
        Running second = new Running(room);
        assertEquals(2, second.ends());
        assertTrue(second.said().startsWith("A demo room runs already in "), second.said());
    }

    /** Looks until some rounds are over at every table. */
    private static List<FloorLine> played(Running demo) throws InterruptedException {
        Set<Integer> dealt = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        CountDownLatch never = new CountDownLatch(1);
        try (HttpClient client = HttpClient.newHttpClient()) {
            Tablet auditor = new Tablet(client, demo.address(), "3001");
            long began = System.nanoTime();
            while (true) {
                List<FloorLine> lines = auditor.looksAround();
                if (lines.stream().allMatch(line -> !dealt.contains(line.table()) || line.rounds() > ROUNDS)) {
                    return lines;
                }
                assertTrue(System.nanoTime() - began < LONGEST_NANOS, lines::toString);
                assertFalse(never.await(500, TimeUnit.MILLISECONDS));
            }
        }
    }

    private static void logsAreQuiet(Path room) throws Exception {
        for (String log : List.of("host.log", "demo.log")) {
            List<String> complaints = Files.readAllLines(room.resolve(log)).stream()
                    .filter(line -> COMPLAINT.matcher(line).find())
                    .toList();
            assertEquals(List.of(), complaints);
        }
    }

    /** Reading a log verifies its chain; Books sees after each event that no money comes from nowhere. */
    private static void booksBalance(Path room) throws Exception {
        long bySensor = 0;
        try (TestDatabase database = TestDatabase.h2(room);
                JdbcStore store = new JdbcStore(database.database(), database.pool())) {
            Head end = store.read(0, Head.NONE, entry -> {});
            assertTrue(end.seq() > 0, "the room's own log");
            for (int table = 1; table <= FREE_AND_CLOSED; table++) {
                Books books = Books.of(store, table);
                List<Event> events = books.events();
                if (table < FREE_AND_OPEN) {
                    assertTrue(finished(events) >= ROUNDS, "rounds at table " + table + ": " + finished(events));
                    assertTrue(books.kinds().containsAll(Set.of("BankTaken", "PassSettled", "PaidConfirmed")));
                }
                if (books.table().hand().isEmpty()) {
                    assertEquals(0, books.balance(Account.FELT), "nothing lies on the felt of table " + table);
                    assertEquals(books.table().bank().cents(), books.balance(Account.BANK), "bank of table " + table);
                }
                bySensor += events.stream()
                        .filter(event -> event instanceof Event.DropConfirmed drop
                                && drop.drop().seen() == Drop.Seen.BY_SENSOR)
                        .count();
            }
        }
        assertTrue(bySensor > 10, "drops seen by sensors: " + bySensor);
    }

    private static long finished(List<Event> events) {
        return events.stream().filter(Event.RoundEnded.class::isInstance).count();
    }
}
