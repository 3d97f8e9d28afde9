package clockwise.evidence;

import clockwise.store.Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A tree that grows leaf by leaf and remembers only its largest whole subtrees: some thirty hashes, however many
 * leaves.
 */
public final class Frontier {
    /** Is told of every whole subtree as soon as it is whole. */
    public interface Watcher {
        void whole(int level, long index, Bytes hash);
    }

    private static final Watcher NOBODY = (level, index, hash) -> {};

    private final List<Bytes> whole = new ArrayList<>(); // the largest first, one for each bit of the size
    private final Watcher watcher;
    private long size;

    public Frontier() {
        this(0, List.of(), NOBODY);
    }

    /** @param whole the largest whole subtrees of a tree of this size, the largest first */
    public Frontier(long size, List<Bytes> whole, Watcher watcher) {
        if (size < 0 || Long.bitCount(size) != whole.size()) {
            throw new IllegalArgumentException(whole.size() + " subtrees do not make up " + size + " leaves");
        }
        this.size = size;
        this.whole.addAll(whole);
        this.watcher = watcher;
    }

    /** The tree of this size, from its subtrees. */
    public static Frontier of(long size, Subtrees subtrees, Watcher watcher) {
        List<Bytes> whole = new ArrayList<>();
        long before = 0;
        for (int level = Long.SIZE - 2; level >= 0; level--) {
            if (((size >> level) & 1) == 1) {
                whole.add(subtrees.hash(level, before >> level));
                before += 1L << level;
            }
        }
        return new Frontier(size, whole, watcher);
    }

    public long size() {
        return size;
    }

    /** The hashes that it remembers, the largest subtree first. */
    public List<Bytes> whole() {
        return List.copyOf(whole);
    }

    /** Adds the hash of a leaf. */
    public void add(Bytes leaf) {
        Bytes hash = leaf;
        long index = size;
        watcher.whole(0, index, hash);
        for (int level = 1; (index & 1) == 1; level++) {
            hash = Merkle.node(whole.removeLast(), hash);
            index >>= 1;
            watcher.whole(level, index, hash);
        }
        whole.add(hash);
        size++;
    }

    public Bytes root() {
        if (size == 0) {
            return Merkle.EMPTY;
        }
        Bytes root = whole.getLast();
        for (Bytes left : whole.reversed().subList(1, whole.size())) {
            root = Merkle.node(left, root);
        }
        return root;
    }
}
