package clockwise.evidence;

import clockwise.store.Bytes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The hashes of RFC 9162, section 2.1: leaves and nodes begin differently, so that neither passes for the other. */
public final class Merkle {
    /** The root of a tree without leaves. */
    public static final Bytes EMPTY = sha256(new byte[0]);

    private Merkle() {}

    public static Bytes leaf(byte[] data) {
        return sha256(new byte[] {0}, data);
    }

    public static Bytes node(Bytes left, Bytes right) {
        return sha256(new byte[] {1}, left.toArray(), right.toArray());
    }

    static Bytes sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return Bytes.of(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
