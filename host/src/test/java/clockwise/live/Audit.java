package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.json.Misread;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.TableForms;
import clockwise.table.Account;
import clockwise.table.Event;
import clockwise.table.Line;
import clockwise.table.Recorded;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** Reads a table's log from its first event on as it grows, and fails at the first thing that must not be there. */
final class Audit {
    private final int id;
    private final EventStore log;
    private final BiFunction<Table, Event, List<Line>> ledger;
    private final List<Table> states = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final Map<String, Long> books = new HashMap<>();
    private final TurnsAudit turns = new TurnsAudit();
    private final RoundAudit rounds = new RoundAudit();
    private final CorrectionAudit corrections = new CorrectionAudit();
    private Head head = Head.NONE;
    private Table kept;
    private Table lastSeen;

    /** @param ledger the money that an event moves */
    Audit(int id, EventStore log, BiFunction<Table, Event, List<Line>> ledger) {
        this.id = id;
        this.log = log;
        this.ledger = ledger;
        this.kept = Table.closed(id);
        this.lastSeen = kept;
        states.add(kept);
    }

    /** The table after all that is in the log. */
    Table table() {
        return states.getLast();
    }

    Head head() {
        return head;
    }

    RoundAudit rounds() {
        return rounds;
    }

    /** Reads what is new; the store checks the chain of hashes on the way. */
    void catchUp() {
        head = log.read(id, head, this::read);
        assertEquals(table(), kept, "a snapshot and the tail after it make another table than the whole log");
    }

    private void read(Entry entry) {
        Event event = TableForms.event(entry);
        assertEquals(
                entry.body(),
                TableForms.append(entry.revision(), event).body(),
                () -> "event " + entry.seq() + " does not read and write alike");
        ids.add(entry.requestId());
        Table before = table();
        turns.read(before, event);
        rounds.read(event);
        corrections.read(before, event);
        book(ledger.apply(before, event));
        Recorded recorded = LiveTable.recorded(entry);
        states.add(before.evolve(recorded));
        kept = kept.evolve(recorded);
        balance(table());
    }

    private void book(List<Line> lines) {
        for (Line line : lines) {
            books.merge(line.payer(), -line.amount().cents(), Long::sum);
            books.merge(line.payee(), line.amount().cents(), Long::sum);
        }
    }

    private void balance(Table table) {
        long all = books.values().stream().mapToLong(Long::longValue).sum();
        assertEquals(0, all, "all accounts together");
        assertEquals(stakes(table), books.getOrDefault(Account.FELT, 0L), "what lies on the felt");
        long bank = books.getOrDefault(Account.BANK, 0L);
        if (table.hand().isEmpty()) {
            assertEquals(table.bank().cents(), bank, "the bank between rounds");
        } else {
            assertTrue(bank >= 0, "the bank owes money");
        }
    }

    /** The wagers of the round that are not settled yet. */
    private static long stakes(Table table) {
        if (table.hand().isEmpty()) {
            return 0;
        }
        Set<Integer> settled = new HashSet<>();
        table.inPlay().round().steps().forEach(step -> settled.add(step.wager()));
        return table.inPlay().round().wagers().stream()
                .filter(wager -> !settled.contains(wager.id()))
                .mapToLong(wager -> wager.amount().cents())
                .sum();
    }

    /** The requests that are in the log after this place. */
    List<String> requestsAfter(long seq) {
        return ids.subList((int) seq, ids.size());
    }

    /** From here on the second reader of the log starts from a snapshot. */
    void startAgainFromSnapshot() {
        kept = reread(table());
        assertEquals(table(), kept, "a snapshot does not read as it was written");
    }

    private static Table reread(Table table) {
        try {
            return TableForms.table(TableForms.snapshot(table, Head.NONE));
        } catch (Misread e) {
            throw new AssertionError("a snapshot cannot be read", e);
        }
    }

    /** What a host shows is what the log says. */
    @SuppressWarnings("ReferenceEquality") // the very same one need not be looked at again
    void sees(Table shown) {
        if (shown == lastSeen) {
            return;
        }
        lastSeen = shown;
        assertTrue(shown.seq() < states.size(), () -> "shown is event " + shown.seq() + ", which is not in the log");
        Table replayed = states.get((int) shown.seq());
        assertEquals(replayed, shown, "what is shown is not what the log says");
        assertEquals(bytes(replayed), bytes(shown), "what is shown is written otherwise than what the log says");
    }

    private static Bytes bytes(Table table) {
        return TableForms.snapshot(table, Head.NONE).body();
    }

    /** The whole log, read again from its first event; a late write may have come since the last look. */
    void readAllAgain() {
        catchUp();
        Table[] again = {Table.closed(id)};
        Head end = log.read(id, Head.NONE, entry -> {
            again[0] = again[0].evolve(LiveTable.recorded(entry));
        });
        assertEquals(head, end);
        assertEquals(table(), again[0]);
    }
}
