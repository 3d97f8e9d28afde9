package clockwise.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The log in memory: the plainest thing that keeps the contract. */
public final class MemoryStore implements EventStore {
    private final Map<Integer, List<Entry>> logs = new TreeMap<>();
    private final Map<Integer, Snapshot> snapshots = new HashMap<>();

    @Override
    public synchronized List<Answer> append(List<Append> appends) {
        return appends.stream().map(this::append).toList();
    }

    private Answer append(Append append) {
        Optional<Done> done = find(append.table(), append.requestId());
        if (done.isPresent()) {
            return done.get().again(append);
        }
        List<Entry> log = log(append.table());
        Head head = log.isEmpty()
                ? Head.NONE
                : new Head(log.getLast().seq(), log.getLast().hash());
        if (head.seq() != append.after()) {
            return new Answer.Conflict(head.seq());
        }
        List<Entry> entries = HashChain.entries(append, head);
        logs.computeIfAbsent(append.table(), table -> new ArrayList<>()).addAll(entries);
        return new Answer.Appended(
                new Head(entries.getLast().seq(), entries.getLast().hash()));
    }

    @Override
    public synchronized Optional<Done> find(int table, String requestId) {
        return log(table).reversed().stream()
                .filter(entry -> entry.requestId().equals(requestId))
                .findFirst()
                .map(entry -> new Done(entry.requestHash(), entry.seq()));
    }

    @Override
    public synchronized Head readWhile(int table, Head from, Predicate<Entry> reader) {
        Head head = from;
        for (Entry entry : log(table)) {
            if (entry.seq() > from.seq()) {
                head = HashChain.verify(table, head, entry);
                if (!reader.test(entry)) {
                    return head;
                }
            }
        }
        return head;
    }

    @Override
    public synchronized List<Entry> lastBefore(int table, String type, long seq, int most) {
        return log(table).reversed().stream()
                .filter(entry -> entry.seq() < seq && entry.type().equals(type))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized List<Integer> tables() {
        return List.copyOf(logs.keySet());
    }

    @Override
    public synchronized Optional<Snapshot> snapshot(int table) {
        return Optional.ofNullable(snapshots.get(table))
                .filter(snapshot -> log(table).stream()
                        .anyMatch(entry -> entry.seq() == snapshot.head().seq()
                                && entry.hash().equals(snapshot.head().hash())));
    }

    @Override
    public synchronized void keep(Snapshot snapshot) {
        snapshots.put(snapshot.table(), snapshot);
    }

    @Override
    public synchronized void forget(int table) {
        snapshots.remove(table);
    }

    private List<Entry> log(int table) {
        return logs.getOrDefault(table, List.of());
    }
}
