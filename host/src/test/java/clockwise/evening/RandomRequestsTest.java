package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.games.Games;
import clockwise.rules.Game;
import clockwise.store.EventStore;
import clockwise.table.Rejection;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random requests at a table of each game, valid and not: never a failure of the host, and every refusal has a code.
 */
class RandomRequestsTest {
    private static final int REQUESTS =
            System.getProperty("clockwise.dose", "short").equals("full") ? 10_000 : 300;

    /** The codes of what is not decided at a table. */
    private static final Set<String> PROBLEMS = Set.of(
            "MALFORMED",
            "BAD_REQUEST",
            "NOT_JSON",
            "TOO_LARGE",
            "NOT_FOUND",
            "METHOD_NOT_ALLOWED",
            "NO_SUCH_TABLE",
            "NO_SUCH_ROUND",
            "NOT_SIGNED_IN");

    @TempDir
    Path folder;

    @Test
    void neverAFailureAndEveryRefusalHasACode() throws Exception {
        TheRoom room = TheRoom.in(folder, 0);
        Set<String> known = Stream.concat(
                        PROBLEMS.stream(), Stream.of(Rejection.values()).map(Enum::name))
                .collect(Collectors.toCollection(TreeSet::new));
        try (RunningHost host = RunningHost.embedded(folder)) {
            Map<String, Integer> all = new TreeMap<>();
            for (Game game : Games.all()) {
                storm(host, room, game, known).forEach((code, count) -> all.merge(code, count, Integer::sum));
            }
            System.out.println("Answers to " + REQUESTS + " random requests at each of "
                    + Games.all().size() + " tables: " + all);
        }
    }

    @Test
    void everyRejectionIsListed() throws Exception {
        TheRoom.in(folder, 0);
        try (RunningHost host = RunningHost.embedded(folder)) {
            String listed = new Tablet(() -> host.url(""), TheRoom.AUDITOR)
                    .gets("/api/rejections")
                    .body();
            for (Rejection rejection : Rejection.values()) {
                assertTrue(listed.contains("\"" + rejection.name() + "\""), () -> rejection + " is not in " + listed);
            }
        }
    }

    private static Map<String, Integer> storm(RunningHost host, TheRoom room, Game game, Set<String> known) {
        Map<String, Integer> answers = new TreeMap<>();
        long seed = 31L * game.id().hashCode();
        Evening evening = new Evening(() -> host.url(""), room, game, seed);
        evening.opens();
        Set<Long> done = new TreeSet<>(evening.recorded.values());
        Storm storm = new Storm(evening, seed);
        for (int i = 0; i < REQUESTS; i++) {
            Storm.Sent sent = storm.next();
            Reply reply = sent.send();
            String where = "seed " + seed + ", request " + i + ": " + sent + "\nanswered " + reply;
            assertTrue(reply.status() < 500, where);
            String code = reply.status() < 300 ? "DONE" : reply.code();
            assertTrue(code.equals("DONE") || known.contains(code), where);
            assertTrue(code.equals("DONE") || reply.type().startsWith("application/problem+json"), where);
            answers.merge(code, 1, Integer::sum);
            if (reply.body().startsWith("{\"seq\":")) {
                done.add(reply.done().seq());
                evening.look();
            }
        }
        Books books = Books.of(host.bean(EventStore.class), evening.table);
        assertEquals(
                done, new TreeSet<>(books.requests().values()), "all that is in the log was answered, and no more");
        return answers;
    }
}
