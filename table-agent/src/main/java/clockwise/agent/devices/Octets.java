package clockwise.agent.devices;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Small things done to arrays of bytes. */
public final class Octets {
    private Octets() {}

    public static byte[] of(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    public static byte[] join(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        byte[] whole = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, whole, at, part.length);
            at += part.length;
        }
        return whole;
    }

    /** Adds the checksum of ID-003 and CCNET, low byte first. */
    public static byte[] withKermit(byte[] frame) {
        int crc = Crc16.kermit(frame, 0, frame.length);
        return join(frame, of(crc, crc >> 8));
    }

    /** The number that the first bytes make, the lowest first. */
    static int lowFirst(byte[] bytes, int length) {
        int number = 0;
        for (int i = length - 1; i >= 0; i--) {
            number = (number << 8) | (bytes[i] & 0xff);
        }
        return number;
    }

    /** Printable text with what surrounds it removed; anything else becomes a question mark. */
    static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.US_ASCII)
                .replaceAll("[^ -~]", "?")
                .strip();
    }
}
