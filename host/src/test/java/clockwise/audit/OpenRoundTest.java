package clockwise.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.live.SimulatedLogs;
import clockwise.store.Entry;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A round that is in play where an export ends. */
class OpenRoundTest {
    private static final About ABOUT = new About("Example", "1", ZoneId.of("America/Los_Angeles"));

    @Test
    void itsFeesAreThereAndNothingIsInTheBoxBeforeTheDrop() {
        Replica replica = inPlay();
        List<FeeLine> open = replica.open();
        assertFalse(open.isEmpty());
        for (FeeLine line : open) {
            List<String> cells = line.cells(ABOUT);
            assertEquals("OPEN", cells.get(FeeLine.HEADER.indexOf("round_end")));
            assertEquals("NOT_DROPPED", cells.get(FeeLine.HEADER.indexOf("drop")));
            assertEquals("0.00", cells.get(FeeLine.HEADER.indexOf("amount")));
        }
        assertTrue(open.stream().anyMatch(line -> !line.fee().due().isZero()));
    }

    /** The first simulated table that waits for a drop, as it is then. */
    private static Replica inPlay() {
        for (long seed = 1; seed < 100; seed++) {
            for (List<Entry> log : SimulatedLogs.of(seed).values()) {
                Replica replica = new Replica(Carried.nothing(log.getFirst().table(), 0));
                for (Entry entry : log) {
                    replica.read(EventLine.recorded(entry), entry.hash());
                    if (replica.table().hand().isPresent()
                            && replica.table().inPlay().drop().isEmpty()
                            && !replica.table().inPlay().due().isZero()) {
                        return replica;
                    }
                }
            }
        }
        throw new AssertionError("no simulated table waits for a drop");
    }
}
