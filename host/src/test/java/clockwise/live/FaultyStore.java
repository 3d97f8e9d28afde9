package clockwise.live;

import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.MemoryStore;
import clockwise.store.Snapshot;
import clockwise.store.StoreUnavailable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A store that fails by chance: it loses writes before and after their commit, is late with some, and cannot be read.
 */
final class FaultyStore implements EventStore {
    private final MemoryStore real;
    private final Chance chance;
    private final int onceIn;
    private final List<Append> late = new ArrayList<>();
    private final Set<String> arrivedLate = new HashSet<>();
    private boolean orphans;

    /** @param onceIn how often a write or a read fails; 0 for never */
    FaultyStore(MemoryStore real, Chance chance, int onceIn) {
        this.real = real;
        this.chance = chance;
        this.onceIn = onceIn;
    }

    /** Whether a request came into the log after its writer was told that nobody knows. */
    synchronized boolean cameLate(int table, String requestId) {
        return arrivedLate.contains(table + " " + requestId);
    }

    /** The host is gone; writes on their way arrive, are lost, or are still on their way when the next one starts. */
    synchronized void crash() {
        if (chance.percent(40)) {
            arrive();
        } else if (chance.percent(70)) {
            late.clear();
        }
        orphans |= !late.isEmpty();
    }

    /** Whether a write of a host that is gone can have surprised the present one. */
    synchronized boolean hadOrphans() {
        return orphans;
    }

    private void arrive() {
        for (Append append : late) {
            if (real.append(List.of(append)).getFirst() instanceof Answer.Appended) {
                arrivedLate.add(append.table() + " " + append.requestId());
            }
        }
        late.clear();
    }

    @Override
    public synchronized List<Answer> append(List<Append> appends) {
        if (!late.isEmpty() && chance.percent(60)) {
            arrive();
        }
        if (!chance.onceIn(onceIn)) {
            return real.append(appends);
        }
        switch (chance.between(1, 3)) {
            case 1 -> {} // lost before the commit
            case 2 -> real.append(appends);
            default -> late.addAll(appends);
        }
        throw new StoreUnavailable("by chance");
    }

    private void readOrFail() {
        if (!late.isEmpty() && chance.percent(15)) {
            arrive();
        }
        if (chance.onceIn(onceIn)) {
            throw new StoreUnavailable("by chance");
        }
    }

    @Override
    public synchronized Optional<Done> find(int table, String requestId) {
        readOrFail();
        return real.find(table, requestId);
    }

    @Override
    public synchronized Head read(int table, Head from, Consumer<Entry> reader) {
        boolean breaks = chance.onceIn(onceIn);
        Head end = real.read(table, from, entry -> {
            if (breaks && chance.onceIn(3)) {
                throw new StoreUnavailable("by chance, in the middle");
            }
            reader.accept(entry);
        });
        readOrFail();
        return end;
    }

    @Override
    public synchronized List<Entry> lastBefore(int table, String type, long seq, int most) {
        readOrFail();
        return real.lastBefore(table, type, seq, most);
    }

    @Override
    public synchronized List<Integer> tables() {
        return real.tables();
    }

    @Override
    public synchronized Optional<Snapshot> snapshot(int table) {
        readOrFail();
        return real.snapshot(table);
    }

    @Override
    public synchronized void keep(Snapshot snapshot) {
        readOrFail();
        real.keep(snapshot);
    }

    @Override
    public synchronized void forget(int table) {
        real.forget(table);
    }
}
