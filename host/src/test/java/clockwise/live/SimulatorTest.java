package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import clockwise.live.Simulation.Parts;
import clockwise.live.Simulation.Tally;
import clockwise.table.Command;
import clockwise.table.Rejection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/**
 * Real tables in play on a store that fails and a host that crashes: whatever happens, the log is whole, the money adds
 * up, and nothing is shown that is not recorded.
 */
class SimulatorTest {
    private static final boolean FULL =
            System.getProperty("clockwise.dose", "short").equals("full");
    private static final int SEEDS = FULL ? 2_000 : 200;

    @BeforeAll
    static void failuresAreNoNews() {
        logging(Level.OFF);
    }

    @AfterAll
    static void failuresAreNewsAgain() {
        logging(null);
    }

    static void logging(@Nullable Level level) {
        ((Logger) LoggerFactory.getLogger("clockwise.store")).setLevel(level);
        ((Logger) LoggerFactory.getLogger("clockwise.live")).setLevel(level);
    }

    @Test
    void nothingIsLostDoubledOrMadeUp() {
        String alone = System.getProperty("clockwise.seed", "");
        Tally tally = new Tally();
        if (!alone.isEmpty()) {
            new Simulation(Long.parseLong(alone), Parts.REAL, tally).run();
            return;
        }
        for (long seed = 1; seed <= SEEDS; seed++) {
            new Simulation(seed, Parts.REAL, tally).run();
        }
        covers(tally);
    }

    /** A simulator that no longer gets anywhere proves nothing. */
    private static void covers(Tally tally) {
        TreeMap<String, Integer> accepted = new TreeMap<>();
        tally.accepted.forEach((command, times) -> accepted.put(command.getSimpleName(), times));
        Set<Rejection> never = EnumSet.allOf(Rejection.class);
        never.removeAll(tally.refused.keySet());
        System.out.println("Simulated " + SEEDS + " seeds. Accepted: " + accepted);
        System.out.println(
                "Refused: " + new TreeMap<>(tally.refused) + "; never: " + never + "; behind: " + tally.behind);
        Set<String> missing = new HashSet<>();
        commands(Command.class, missing);
        missing.removeAll(accepted.keySet());
        assertEquals(Set.of(), missing, "commands that were never accepted");
        assertTrue(never.size() <= Rejection.values().length / 10, () -> "refusals that never came: " + never);
    }

    private static void commands(Class<?> family, Set<String> names) {
        for (Class<?> one : family.getPermittedSubclasses()) {
            if (one.isSealed()) {
                commands(one, names);
            } else {
                names.add(one.getSimpleName());
            }
        }
    }
}
