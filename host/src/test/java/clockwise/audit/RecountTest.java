package clockwise.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.live.SimulatedLogs;
import clockwise.store.Entry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whatever tables write in play is what the recount expects, and it looks at every kind of decision. */
class RecountTest {
    private static final boolean FULL =
            System.getProperty("clockwise.dose", "short").equals("full");
    private static final int SEEDS = FULL ? 2_000 : 60;

    @Test
    void nothingThatWasPlayedIsADifference() {
        List<Difference> differences = new ArrayList<>();
        Set<String> types = new TreeSet<>();
        long fees = 0;
        long settlements = 0;
        long unchecked = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            for (List<Entry> log : SimulatedLogs.of(seed).values()) {
                Findings findings = new Findings(difference -> {});
                int table = log.getFirst().table();
                Retold retold = new Retold(Carried.nothing(table, 0), all(), findings);
                log.forEach(entry -> {
                    types.add(entry.type());
                    retold.read(entry);
                });
                retold.open();
                long from = seed;
                findings.kept()
                        .forEach(one -> differences.add(
                                new Difference(one.table(), one.round(), "seed " + from + " " + one.reason())));
                fees += retold.recount().fees();
                settlements += retold.recount().settlements();
                unchecked += retold.recount().unchecked();
            }
        }
        assertEquals("", differences.stream().limit(5).map(Difference::toString).collect(Collectors.joining("\n")));
        assertEquals(0, unchecked, "every corrected round is in the log");
        assertTrue(fees > 1_000 && settlements > 500, fees + " fees, " + settlements + " settlements");
        assertTrue(
                types.containsAll(Set.of(
                        "WagersLocked", "FeeWaived", "RoundVoided", "HandsDead", "CorrectionApproved", "DropSeen")),
                types::toString);
    }

    private static Set<Long> all() {
        return LongStream.range(1, 1_000).boxed().collect(Collectors.toCollection(HashSet::new));
    }
}
