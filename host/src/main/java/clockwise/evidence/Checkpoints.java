package clockwise.evidence;

import clockwise.evidence.Checkpoint.Signed;
import clockwise.store.BrokenLog;
import clockwise.store.Bytes;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.StoreUnavailable;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes checkpoints of the log. Each one goes on where the last one ended: it reads only what is new, checks its chain,
 * and signs nothing that does not continue what was signed before.
 */
public final class Checkpoints {
    private static final int ATTEMPTS = 5;

    private final EventStore log;
    private final LogTree tree;
    private final SigningKey key;
    private final KeptOutside outside;
    private final InstantSource clock;

    public Checkpoints(EventStore log, LogTree tree, SigningKey key, KeptOutside outside, InstantSource clock) {
        this.log = log;
        this.tree = tree;
        this.key = key;
        this.outside = outside;
        this.clock = clock;
    }

    public LogTree tree() {
        return tree;
    }

    public SigningKey key() {
        return key;
    }

    /**
     * The checkpoint of the log as it is now; if nothing is new, the last one.
     *
     * @throws BrokenLog if the log does not continue what was signed
     * @throws BrokenTree if the tree is not the one that was signed
     */
    public synchronized Signed make() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Signed> last = tree.last();
            Growth growth = growth(last);
            if (growth.isNothing() && last.isPresent()) {
                return last.get();
            }
            Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
            Signed made = new Checkpoint(key.checking().name(), growth.size(), growth.root(), now).signedWith(key);
            if (tree.add(growth, made)) {
                outside.keep(made);
                return made;
            }
        }
        throw new StoreUnavailable("another host makes checkpoints of this log");
    }

    private Growth growth(Optional<Signed> last) {
        Map<Integer, Head> ends = ends();
        Growth growth =
                new Growth(last.map(signed -> signed.checkpoint().size()).orElse(0L), tree);
        Bytes signedRoot = last.map(signed -> signed.checkpoint().root()).orElse(Merkle.EMPTY);
        if (!growth.root().equals(signedRoot)) {
            throw new BrokenTree("the tree of " + growth.size() + " events has not the root that was signed");
        }
        ends.forEach((table, end) -> log.read(table, end, growth::add));
        return growth;
    }

    /** Where each table's log ended when it was signed last; it must be in the log still. */
    private Map<Integer, Head> ends() {
        Map<Integer, Head> ends = new TreeMap<>();
        Set<Integer> tables = new TreeSet<>(tree.tables());
        tables.addAll(log.tables());
        for (int table : tables) {
            Head end = tree.numbered(table);
            if (!tree.isInLog(table, end)) {
                throw new BrokenLog(table, end.seq(), "it was signed, and is missing or another one now");
            }
            ends.put(table, end);
        }
        return ends;
    }

    /**
     * Compares the log with the last checkpoint that is kept outside the database, and keeps there those that are
     * missing.
     *
     * @throws BrokenTree if events were cut off or changed since
     */
    public synchronized void compareWithOutside() {
        long known = 0;
        Optional<String> note = outside.last();
        if (note.isPresent()) {
            Checkpoint kept = read(note.get());
            known = kept.size();
            long size = tree.last().map(signed -> signed.checkpoint().size()).orElse(0L);
            if (size < known) {
                throw new BrokenTree("a checkpoint of " + known + " events is kept outside the database, which knows "
                        + size + ": events were cut off");
            }
            if (!Proofs.root(tree, known).equals(kept.root())) {
                throw new BrokenTree("the first " + known + " events are not those of the checkpoint of " + kept.at()
                        + " that is kept outside the database");
            }
        }
        for (Optional<Signed> next = tree.after(known); next.isPresent(); ) {
            outside.keep(next.get());
            next = tree.after(next.get().checkpoint().size());
        }
    }

    private Checkpoint read(String note) {
        try {
            return Checkpoint.read(note, key.checking());
        } catch (BadEvidence e) {
            throw new BrokenTree("the last checkpoint outside the database is no good: " + e.sentence());
        }
    }
}
