package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a host in the middle of its work, again and again: everything it acknowledged is in the log, once, in order.
 */
class CrashTest {
    private static final int KILLS =
            System.getProperty("clockwise.dose", "short").equals("full") ? 50 : 10;
    private static final int TABLES = 8;

    @Test
    void nothingAcknowledgedIsLostOnH2(@TempDir Path folder) throws Exception {
        List<String> where = List.of(folder.toString());
        killAgainAndAgain(where, () -> TestDatabase.h2(folder));
    }

    @Test
    @Tag("mysql")
    void nothingAcknowledgedIsLostOnMySql() throws Exception {
        try (TestDatabase database = TestDatabase.mySql()) {
            Database it = database.database();
            List<String> where = List.of(it.url(), it.user(), it.password(), it.ownerUser(), it.ownerPassword());
            killAgainAndAgain(where, () -> TestDatabase.reopen(it));
        }
    }

    private interface Opening {
        TestDatabase open() throws Exception;
    }

    private static void killAgainAndAgain(List<String> where, Opening opening) throws Exception {
        Random random = new Random(2_026);
        Map<Integer, Long> acknowledged = new TreeMap<>();
        long all = 0;
        for (int kill = 1; kill <= KILLS; kill++) {
            int acknowledgements = 1 + random.nextInt(2_000);
            all += liveUntilKilled(where, "life" + kill, acknowledgements, acknowledged);
            TestDatabase database = opening.open();
            try (database;
                    JdbcStore store = new JdbcStore(database.database(), database.pool())) {
                verify(store, acknowledged, "after kill " + kill);
            }
        }
        assertTrue(all > KILLS, "the child did work");
        System.out.println("Killed " + KILLS + " times; " + all + " acknowledged events found again.");
    }

    /** Starts a child, reads so many acknowledgements, kills it, and reads what it had still said. */
    private static long liveUntilKilled(
            List<String> where, String life, int acknowledgements, Map<Integer, Long> acknowledged) throws Exception {
        Process child = start(life, where);
        long count = 0;
        try (BufferedReader said = child.inputReader()) {
            for (String line; (line = said.readLine()) != null; ) {
                String[] words = line.split(" ", -1);
                if (words.length == 2 && !words[1].isEmpty()) {
                    acknowledged.merge(Integer.valueOf(words[0]), Long.valueOf(words[1]), Math::max);
                    count++;
                }
                if (count == acknowledgements) {
                    child.toHandle()
                            .destroyForcibly(); // kill -9; unlike the process's own, it leaves its output readable
                }
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
        assertTrue(count >= acknowledgements, "the child ended by itself after " + count + " acknowledgements");
        return count;
    }

    private static Process start(String life, List<String> where) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                CrashChild.class.getName(),
                Integer.toString(TABLES),
                life));
        command.addAll(where);
        return new ProcessBuilder(command)
                .directory(new File("."))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static void verify(EventStore store, Map<Integer, Long> acknowledged, String when) {
        for (Map.Entry<Integer, Long> table : acknowledged.entrySet()) {
            Set<String> requests = new HashSet<>();
            Head end = store.read(table.getKey(), Head.NONE, entry -> {
                assertTrue(requests.add(entry.requestId()), entry.requestId() + " is stored twice " + when);
                assertEquals(entry.requestId(), entry.body().text());
                assertTrue(entry.requestId().endsWith("-" + entry.seq()), entry + " is out of order " + when);
            });
            assertTrue(
                    end.seq() >= table.getValue(),
                    "table " + table.getKey() + " ends at " + end.seq() + ", acknowledged " + table.getValue() + " "
                            + when);
        }
    }
}
