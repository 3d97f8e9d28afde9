package clockwise.store;

import static clockwise.store.Appends.bodies;
import static clockwise.store.Appends.one;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupCommitTest {
    @TempDir
    Path folder;

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private TestDatabase database;
    private JdbcStore store;

    @BeforeEach
    void open() throws SQLException {
        database = TestDatabase.h2(folder);
        store = new JdbcStore(database.database(), database.pool());
    }

    @AfterEach
    void close() throws SQLException {
        store.close();
        database.close();
    }

    @Test
    void manyTablesAreGatheredAndEachKeepsItsOrder() throws Exception {
        int tables = 200;
        int rounds = 10;
        try (GroupCommit log = new GroupCommit(store, 10_000, 1_000, meters);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int table = 1; table <= tables; table++) {
                int number = table;
                all.add(threads.submit(() -> {
                    for (int i = 0; i < rounds; i++) {
                        assertInstanceOf(Answer.Appended.class, log.append(one(number, i, "r" + i)));
                    }
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        }
        for (int table = 1; table <= tables; table++) {
            assertEquals(rounds, bodies(store, table).size());
        }
        double transactions = meters.get("clockwise.log.commit").timer().count();
        assertTrue(transactions < tables * rounds, "appends were gathered: " + transactions + " transactions");
    }

    @Test
    void aFullQueueRefusesAndLosesNothing() throws Exception {
        try (GroupCommit log = new GroupCommit(store, 3, 1, meters);
                var threads = Executors.newVirtualThreadPerTaskExecutor();
                Connection owner = database.owner();
                Statement statement = owner.createStatement()) {
            owner.setAutoCommit(false);
            // An uncommitted row with the key of the first append holds the writer up.
            statement.execute("INSERT INTO event SELECT 1, 1, 0, 0, 'x', 0, hash, 'x', 'x', hash, hash"
                    + " FROM (SELECT CAST(RPAD('', 32, 'x') AS BINARY(32)) AS hash) h");
            List<Future<Answer>> waiting = new ArrayList<>();
            waiting.add(threads.submit(() -> log.append(one(1, 0, "r1"))));
            awaitWaiting(0);
            for (int table = 2; table <= 4; table++) {
                Append append = one(table, 0, "r");
                waiting.add(threads.submit(() -> log.append(append)));
            }
            awaitWaiting(3);
            StoreUnavailable refused = assertThrows(StoreUnavailable.class, () -> log.append(one(5, 0, "r")));
            assertEquals("too many appends wait for the log", refused.getMessage());
            owner.rollback();
            for (Future<Answer> answer : waiting) {
                assertInstanceOf(Answer.Appended.class, answer.get());
            }
        }
        assertEquals(List.of(1, 2, 3, 4), store.tables());
    }

    private void awaitWaiting(int number) {
        // The writer has taken the first append when one transaction's size was recorded.
        while (meters.get("clockwise.log.waiting").gauge().value() != number
                || meters.get("clockwise.log.group").summary().count() == 0) {
            Thread.onSpinWait();
        }
    }

    @Test
    void closingWritesWhatWaitsAndThenRefuses() throws Exception {
        GroupCommit log = new GroupCommit(store, 1_000, 10, meters);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> answers = new ArrayList<>();
            for (int table = 1; table <= 100; table++) {
                Append append = one(table, 0, "r");
                answers.add(threads.submit(() -> log.append(append)));
            }
            log.close();
            int stored = 0;
            for (Future<Answer> answer : answers) {
                stored += isStored(answer) ? 1 : 0;
            }
            assertEquals(stored, store.tables().size(), "every answer is true");
        }
        assertThrows(StoreUnavailable.class, () -> log.append(one(1, 1, "r2")));
    }

    private static boolean isStored(Future<Answer> answer) throws InterruptedException {
        try {
            return answer.get() instanceof Answer.Appended;
        } catch (java.util.concurrent.ExecutionException e) {
            assertEquals(
                    "the log is closed",
                    e.getCause() == null ? "" : e.getCause().getMessage());
            return false;
        }
    }

    @Test
    void aFailingDatabaseIsToldToEveryoneAndTheWriterGoesOn() throws Exception {
        try (GroupCommit log = new GroupCommit(store, 10, 10, meters)) {
            database.asOwner("ALTER TABLE event RENAME TO hidden");
            StoreUnavailable failed = assertThrows(StoreUnavailable.class, () -> log.append(one(1, 0, "r1")));
            assertTrue(failed.toString().contains("the append may or may not be stored"), failed.toString());
            database.asOwner("ALTER TABLE hidden RENAME TO event");
            assertInstanceOf(Answer.Appended.class, log.append(one(1, 0, "r1")));
        }
    }
}
