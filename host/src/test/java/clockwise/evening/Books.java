package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.TableForms;
import clockwise.table.Account;
import clockwise.table.Event;
import clockwise.table.Ledger;
import clockwise.table.Line;
import clockwise.table.Recorded;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The whole log of one table, read and reckoned up; reading it has verified its chain of hashes. */
public final class Books {
    private final Map<String, Long> accounts = new HashMap<>();
    private final Map<String, Long> lastOf = new LinkedHashMap<>();
    private final List<Event> events = new ArrayList<>();
    private Table table;

    private Books(int number) {
        this.table = Table.closed(number);
    }

    public static Books of(EventStore store, int table) {
        Books books = new Books(table);
        store.read(table, Head.NONE, books::enter);
        return books;
    }

    private void enter(Entry entry) {
        Recorded recorded =
                new Recorded(entry.seq(), entry.revision(), entry.at(), entry.actor(), TableForms.event(entry));
        for (Line line : Ledger.lines(table, recorded.event())) {
            accounts.merge(line.payer(), -line.amount().cents(), Long::sum);
            accounts.merge(line.payee(), line.amount().cents(), Long::sum);
        }
        table = table.evolve(recorded);
        events.add(recorded.event());
        lastOf.merge(entry.requestId(), entry.seq(), Math::max);
        assertTrue(accounts.getOrDefault(Account.FELT, 0L) >= 0, () -> "more was taken than lay there: " + entry);
        assertEquals(
                0, accounts.values().stream().mapToLong(Long::longValue).sum(), () -> "money from nowhere: " + entry);
    }

    public Table table() {
        return table;
    }

    /** The requests in the log, each with the place of its last event. */
    public Map<String, Long> requests() {
        return lastOf;
    }

    public List<Event> events() {
        return events;
    }

    /** Which kinds of events are there. */
    public Set<String> kinds() {
        Set<String> kinds = new HashSet<>();
        events.forEach(event -> kinds.add(event.getClass().getSimpleName()));
        return kinds;
    }

    /** What is on an account, in cents. */
    public long balance(String account) {
        return accounts.getOrDefault(account, 0L);
    }

    /** After a closed evening nothing is on the felt or in a bank, and all that was lost was won or collected. */
    public void areClosed() {
        assertEquals(0, accounts.getOrDefault(Account.FELT, 0L), "nothing lies on the felt");
        assertEquals(0, accounts.getOrDefault(Account.BANK, 0L), "no bank is left");
    }
}
