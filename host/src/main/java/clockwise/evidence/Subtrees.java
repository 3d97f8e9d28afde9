package clockwise.evidence;

import clockwise.store.Bytes;

/** The whole subtrees of a tree: `hash(3, 2)` is the one over the leaves 16 to 23. */
public interface Subtrees {
    Bytes hash(int level, long index);
}
