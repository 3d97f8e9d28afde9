package clockwise.evidence;

import clockwise.store.Bytes;
import java.util.ArrayList;
import java.util.List;

/** Proofs that a leaf is in a tree, and that one tree is the beginning of another (RFC 9162, sections 2.1.3, 2.1.4). */
public final class Proofs {
    private Proofs() {}

    /** The root of the first `size` leaves. */
    public static Bytes root(Subtrees tree, long size) {
        return size == 0 ? Merkle.EMPTY : range(tree, 0, size);
    }

    /** The hash over the leaves from `from` to before `to`; `from` is where a subtree of that size may begin. */
    private static Bytes range(Subtrees tree, long from, long to) {
        long leaves = to - from;
        if (Long.bitCount(leaves) == 1) {
            int level = Long.numberOfTrailingZeros(leaves);
            return tree.hash(level, from >> level);
        }
        long left = leftOf(leaves);
        return Merkle.node(range(tree, from, from + left), range(tree, from + left, to));
    }

    /** The largest power of two below a number of leaves. */
    private static long leftOf(long leaves) {
        return Long.highestOneBit(leaves - 1);
    }

    /** The hashes that lead from a leaf to the root of a tree of this size. */
    public static List<Bytes> inclusion(Subtrees tree, long index, long size) {
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException("leaf " + index + " of " + size);
        }
        List<Bytes> path = new ArrayList<>();
        inclusion(tree, index, 0, size, path);
        return path;
    }

    private static void inclusion(Subtrees tree, long index, long from, long to, List<Bytes> path) {
        if (to - from == 1) {
            return;
        }
        long middle = from + leftOf(to - from);
        if (index < middle) {
            inclusion(tree, index, from, middle, path);
            path.add(range(tree, middle, to));
        } else {
            inclusion(tree, index, middle, to, path);
            path.add(range(tree, from, middle));
        }
    }

    /** Whether these hashes lead from a leaf's hash to this root. */
    public static boolean isIncluded(Bytes leaf, long index, long size, List<Bytes> path, Bytes root) {
        if (index < 0 || index >= size) {
            return false;
        }
        long node = index;
        long last = size - 1;
        Bytes hash = leaf;
        for (Bytes other : path) {
            if (last == 0) {
                return false;
            }
            if ((node & 1) == 1 || node == last) {
                hash = Merkle.node(other, hash);
                int steps = (node & 1) == 1 ? 0 : Long.numberOfTrailingZeros(node);
                node >>= steps;
                last >>= steps;
            } else {
                hash = Merkle.node(hash, other);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && hash.equals(root);
    }

    /** The hashes that prove the first `older` leaves to be the beginning of the first `newer`. */
    public static List<Bytes> consistency(Subtrees tree, long older, long newer) {
        if (older < 0 || older > newer) {
            throw new IllegalArgumentException("a tree of " + older + " leaves in one of " + newer);
        }
        List<Bytes> path = new ArrayList<>();
        if (older > 0 && older < newer) {
            consistency(tree, older, 0, newer, true, path);
        }
        return path;
    }

    /** @param known whether the checker knows the hash of these leaves, if all of them are in the older tree */
    private static void consistency(Subtrees tree, long older, long from, long to, boolean known, List<Bytes> path) {
        if (older == to) {
            if (!known) {
                path.add(range(tree, from, to));
            }
            return;
        }
        long middle = from + leftOf(to - from);
        if (older <= middle) {
            consistency(tree, older, from, middle, known, path);
            path.add(range(tree, middle, to));
        } else {
            consistency(tree, older, middle, to, false, path);
            path.add(range(tree, from, middle));
        }
    }

    /** Whether these hashes prove the one tree to be the beginning of the other. */
    public static boolean isConsistent(long older, Bytes olderRoot, long newer, Bytes newerRoot, List<Bytes> path) {
        if (older < 0 || older > newer) {
            return false;
        }
        if (older == newer) {
            return path.isEmpty() && olderRoot.equals(newerRoot);
        }
        if (older == 0) {
            return path.isEmpty() && olderRoot.equals(Merkle.EMPTY);
        }
        List<Bytes> hashes = new ArrayList<>(path);
        if (Long.bitCount(older) == 1) {
            hashes.addFirst(olderRoot);
        }
        return !hashes.isEmpty() && leads(older, olderRoot, newer, newerRoot, hashes);
    }

    private static boolean leads(long older, Bytes olderRoot, long newer, Bytes newerRoot, List<Bytes> hashes) {
        int shared = Long.numberOfTrailingZeros(older);
        long node = (older - 1) >> shared;
        long last = (newer - 1) >> shared;
        Bytes olderHash = hashes.getFirst();
        Bytes newerHash = hashes.getFirst();
        for (Bytes other : hashes.subList(1, hashes.size())) {
            if (last == 0) {
                return false;
            }
            if ((node & 1) == 1 || node == last) {
                olderHash = Merkle.node(other, olderHash);
                newerHash = Merkle.node(other, newerHash);
                int steps = (node & 1) == 1 ? 0 : Long.numberOfTrailingZeros(node);
                node >>= steps;
                last >>= steps;
            } else {
                newerHash = Merkle.node(newerHash, other);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && olderHash.equals(olderRoot) && newerHash.equals(newerRoot);
    }
}
