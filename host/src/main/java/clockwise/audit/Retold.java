package clockwise.audit;

import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.table.Recorded;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/** One table of an export: its chain, its rounds, and whether what was decided follows from what was done. */
final class Retold {
    private final Carried carried;
    private final Findings findings;
    private final Recount recount;
    private final Book book;
    private final List<Recorded> request = new ArrayList<>();
    private Head head;
    private Table before;
    private String requestId = "";
    private boolean faultTold;
    private long events;

    Retold(Carried carried, Set<Long> corrected, Findings findings) {
        this.carried = carried;
        this.findings = findings;
        this.recount = new Recount(corrected);
        this.book = new Book(carried);
        this.before = book.table();
        this.head = new Head(carried.seq(), Bytes.of(HexFormat.of().parseHex(carried.hash())));
    }

    Recount recount() {
        return recount;
    }

    long events() {
        return events;
    }

    /** The last event that was read. */
    long seq() {
        return head.seq();
    }

    long round() {
        return before.hand().isPresent() ? before.rounds() : 0;
    }

    /** Reads an event and answers the fees of the round that it ends. */
    List<FeeLine> read(Entry entry) {
        events++;
        chain(entry);
        if (carried.table() == 0) {
            return List.of();
        }
        if (!entry.requestId().equals(requestId)) {
            decided();
            requestId = entry.requestId();
        }
        Table table = book.table();
        if (request.isEmpty()) {
            before = table;
        }
        List<FeeLine> fees = book.read(entry);
        if (book.fault().isEmpty()) {
            request.add(EventLine.recorded(entry));
        } else if (!faultTold) {
            faultTold = true;
            request.clear();
            findings.add(carried.table(), round(), book.fault().orElseThrow());
        }
        return fees;
    }

    private void chain(Entry entry) {
        if (entry.seq() != head.seq() + 1) {
            findings.add(
                    carried.table(),
                    round(),
                    entry.seq() > head.seq() + 1
                            ? "events " + (head.seq() + 1) + " to " + (entry.seq() - 1) + " are missing"
                            : "event " + entry.seq() + " stands after event " + head.seq());
        }
        if (!HashChain.hash(head.hash(), entry).equals(entry.hash())) {
            findings.add(
                    carried.table(),
                    round(),
                    "event " + entry.seq() + " (" + entry.type()
                            + ") was changed, or the one before it: its hash does not fit");
        }
        head = new Head(entry.seq(), entry.hash());
    }

    /** All events of a request are read: they must follow from it. */
    void decided() {
        if (request.isEmpty()) {
            return;
        }
        long round = round() == 0 ? book.table().rounds() : before.rounds();
        try {
            for (String reason : recount.differences(before, request)) {
                findings.add(
                        carried.table(), round, "event " + request.getFirst().seq() + ": " + reason);
            }
        } catch (RuntimeException e) { // an event that nobody wrote may break anything
            findings.add(
                    carried.table(),
                    round,
                    "event " + request.getFirst().seq() + " cannot be recounted: " + e.getMessage());
        }
        request.clear();
    }

    List<FeeLine> open() {
        decided();
        return book.open();
    }
}
