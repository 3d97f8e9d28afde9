package clockwise.evidence;

import clockwise.store.Bytes;
import clockwise.store.Entry;
import java.util.ArrayList;
import java.util.List;

/** What a tree gains between two checkpoints: some runs of leaves, and the subtrees that became whole. */
final class Growth {
    /** A subtree that became whole. */
    record Subtree(int level, long index, Bytes hash) {}

    private final Frontier frontier;
    private final List<Subtree> subtrees = new ArrayList<>();
    private final List<Run> runs = new ArrayList<>();

    /** Of the tree of this size. */
    Growth(long size, Subtrees tree) {
        this.frontier = Frontier.of(size, tree, this::whole);
    }

    private void whole(int level, long index, Bytes hash) {
        if (level >= LogTree.LEAST_KEPT) {
            subtrees.add(new Subtree(level, index, hash));
        }
    }

    /** Adds the next event of the log; those of one table come one after the other. */
    void add(Entry entry) {
        Run last = runs.isEmpty() ? null : runs.getLast();
        if (last != null && last.table() == entry.table()) {
            runs.set(runs.size() - 1, new Run(last.place(), last.table(), last.seq(), last.many() + 1, entry.hash()));
        } else {
            runs.add(new Run(frontier.size(), entry.table(), entry.seq(), 1, entry.hash()));
        }
        frontier.add(new Leaf(entry.table(), entry.seq(), entry.hash()).merkle());
    }

    boolean isNothing() {
        return runs.isEmpty();
    }

    long size() {
        return frontier.size();
    }

    Bytes root() {
        return frontier.root();
    }

    List<Run> runs() {
        return runs;
    }

    List<Subtree> subtrees() {
        return subtrees;
    }
}
