package clockwise.evidence;

import clockwise.store.Bytes;
import java.nio.ByteBuffer;

/**
 * A leaf of the tree: an event by its table, its place there and its chain hash. The table stands in it so that a list
 * of leaves shows whose events they are, also without the events.
 */
public record Leaf(int table, long seq, Bytes hash) {
    /** The 44 bytes that are hashed: table and place with the most significant byte first, then the chain hash. */
    public byte[] data() {
        return ByteBuffer.allocate(Integer.BYTES + Long.BYTES + hash.length())
                .putInt(table)
                .putLong(seq)
                .put(hash.toArray())
                .array();
    }

    public Bytes merkle() {
        return Merkle.leaf(data());
    }
}
