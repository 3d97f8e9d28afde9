package clockwise.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes that never change. */
public final class Bytes {
    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes of(byte[] bytes) {
        return new Bytes(bytes.clone());
    }

    public static Bytes utf8(String text) {
        return new Bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** These bytes without a copy, for those who promise to keep them to themselves. */
    static Bytes owned(byte[] bytes) {
        return new Bytes(bytes);
    }

    public int length() {
        return bytes.length;
    }

    public byte[] toArray() {
        return bytes.clone();
    }

    /** The bytes without a copy; only for reading. */
    byte[] shared() {
        return bytes;
    }

    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    void into(MessageDigest digest) {
        digest.update(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** In hexadecimal digits. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
