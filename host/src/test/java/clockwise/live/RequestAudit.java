package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.table.Command;
import clockwise.table.Rejection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who asked for what and was told what, held against a table's log. */
final class RequestAudit {
    private record Sent(Ask ask, Set<String> told) {}

    private final int table;
    private final EventStore log;
    private final Map<String, Map<Bytes, Sent>> sent = new HashMap<>();
    private final Map<String, Entry> logged = new HashMap<>();
    private Head head = Head.NONE;
    private long revision;

    RequestAudit(int table, EventStore log) {
        this.table = table;
        this.log = log;
    }

    /** Somebody sends this. */
    void asks(Ask ask) {
        sent.computeIfAbsent(ask.id(), id -> new HashMap<>())
                .computeIfAbsent(ask.hash(), hash -> new Sent(ask, new HashSet<>()));
    }

    private Sent of(String id, Bytes hash) {
        Sent found = sent.getOrDefault(id, Map.of()).get(hash);
        assertNotNull(found, () -> "in the log is what nobody asked for: " + id);
        return found;
    }

    void fails(Ask ask) {
        of(ask.id(), ask.hash()).told().add("failed");
    }

    /** What somebody was told must be so in the log by now. */
    void isTold(Ask ask, Outcome outcome) {
        catchUp();
        Sent one = of(ask.id(), ask.hash());
        Entry entry = logged.get(ask.id());
        switch (outcome) {
            case Outcome.Done done
            when entry == null ->
                assertTrue(mayDoNothing(ask.command()), () -> "told as done and not in the log: " + ask);
            case Outcome.Done done -> {
                assertEquals(ask.hash(), entry.requestHash(), () -> "told as done, but the log has another: " + ask);
                assertEquals(entry.seq(), done.seq(), () -> "told of a wrong place in the log: " + ask);
                one.told().add("done");
            }
            case Outcome.Refused refused
            when refused.rejection() == Rejection.REQUEST_REUSED ->
                assertTrue(
                        entry != null && !entry.requestHash().equals(ask.hash()),
                        () -> "told as used before, and was not: " + ask);
            case Outcome.Refused refused -> {
                boolean recorded = entry != null && entry.requestHash().equals(ask.hash());
                assertTrue(!recorded, () -> "told as refused and is in the log: " + ask);
                assertTrue(entry == null, () -> "another content under a used id is not told so: " + ask);
            }
        }
    }

    private static boolean mayDoNothing(Command command) {
        return command instanceof Command.ComeToTable || command instanceof Command.Tick;
    }

    /** Each request is in the log once and whole, and a dealer's decision, nothing else, advances the revision. */
    void catchUp() {
        head = log.read(table, head, entry -> {
            Entry last = logged.put(entry.requestId(), entry);
            Sent asked = of(entry.requestId(), entry.requestHash());
            assertEquals(asked.ask().actor().id(), entry.actor());
            if (entry.part() == 0) {
                assertTrue(last == null, () -> "twice in the log: " + entry.requestId());
                revision += asked.ask().command() instanceof Command.ByDealer ? 1 : 0;
            } else {
                assertTrue(last != null && last.seq() == entry.seq() - 1 && last.part() == entry.part() - 1);
            }
            assertEquals(revision, entry.revision(), () -> "the revision after " + asked.ask());
        });
    }

    /** All that was ever told as done is in the log still. */
    void endsWell() {
        catchUp();
        sent.forEach((id, contents) -> {
            List<Sent> done = contents.values().stream()
                    .filter(one -> one.told().contains("done"))
                    .toList();
            assertTrue(done.size() <= 1, () -> "two contents done under one id: " + done);
            Entry entry = logged.get(id);
            done.forEach(one -> assertTrue(
                    entry != null && entry.requestHash().equals(one.ask().hash()),
                    () -> "told as done and gone from the log: " + one));
        });
    }
}
