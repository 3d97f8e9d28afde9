package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Report;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What holds for every journal. */
public abstract class JournalContract {
    /** A journal that takes so many reports. */
    protected abstract Journal journal(int most) throws IOException;

    /** What it has kept, in order, by its counters. */
    protected abstract List<Long> counters();

    public static Report drop(long counter) {
        return new Report("line:D1", 1, counter, Instant.EPOCH.plusSeconds(counter), new Report.Drop(500, 5));
    }

    public static Mark mark(long counter) {
        return new Mark("line:D1", 1, counter, "note " + counter);
    }

    @Test
    public void aDeviceThatWasNeverKeptHasNoMark() throws IOException {
        assertEquals(Optional.empty(), journal(9).find("line:D1"));
    }

    @Test
    public void reportsAreKeptInOrderAndTheLastMarkCounts() throws IOException {
        Journal journal = journal(9);
        journal.keep(List.of(drop(1), drop(2)), mark(2));
        journal.keep(List.of(drop(3)), mark(3));
        journal.keep(List.of(), mark(7));
        assertEquals(List.of(1L, 2L, 3L), counters());
        assertEquals(Optional.of(mark(7)), journal.find("line:D1"));
        assertEquals(Optional.empty(), journal.find("line:D2"));
    }

    @Test
    public void whatIsRefusedLeavesNeitherReportNorMark() throws IOException {
        Journal journal = journal(2);
        journal.keep(List.of(drop(1)), mark(1));
        assertThrows(JournalRefused.class, () -> journal.keep(List.of(drop(2), drop(3)), mark(3)));
        assertEquals(List.of(1L), counters());
        assertEquals(Optional.of(mark(1)), journal.find("line:D1"));
        journal.keep(List.of(drop(2)), mark(2));
        assertEquals(List.of(1L, 2L), counters());
    }
}
