package clockwise.agent.devices;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * Frames of our own line protocol, as PROTOCOLS.md has it: {@code 5A length sequence type body crc32}, high bytes
 * first; the length is that of the body.
 */
public final class TableLine {
    public static final int SYNC = 0x5a;
    public static final int VERSION = 1;
    public static final int LONGEST_BODY = 48;

    /** What is around the body: four bytes before it, four after it. */
    public static final int AROUND = 8;

    public static final int BODY = 4;

    // what the agent says
    public static final int HELLO = 0x01;
    public static final int POLL = 0x02;
    public static final int COMMAND = 0x03;

    // what the device answers
    public static final int I_AM = 0x81;
    public static final int NOTHING_NEW = 0x82;
    public static final int EVENT = 0x83;
    public static final int ANSWER = 0x84;

    // kinds of devices
    public static final int DROP_SLOT = 1;
    public static final int SHUFFLER = 2;

    // commands
    public static final int START_SHUFFLE = 1;
    public static final int ARM_DROP = 2;
    public static final int LAMP = 3;

    // events
    public static final int STARTED = 0x10;
    public static final int FAULT = 0x11;
    public static final int CLEARED = 0x12;
    public static final int DROP = 0x20;
    public static final int BOX_ATTACHED = 0x21;
    public static final int BOX_REMOVED = 0x22;
    public static final int BOX_FULL = 0x23;
    public static final int SHUFFLER_STATE = 0x30;

    // faults
    public static final int JAM = 1;
    public static final int TAMPER = 2;
    public static final int FAILURE = 3;

    /** A count of cards that the device does not know. */
    public static final int UNKNOWN_COUNT = 0xffff;

    private TableLine() {}

    public static byte[] frame(int sequence, int type, byte... body) {
        ByteBuffer frame = ByteBuffer.allocate(body.length + AROUND);
        frame.put((byte) SYNC).put((byte) body.length).put((byte) sequence).put((byte) type);
        frame.put(body);
        frame.putInt(crc(frame.array(), 0, body.length));
        return frame.array();
    }

    public static int sequence(byte[] frame) {
        return frame[2] & 0xff;
    }

    public static int type(byte[] frame) {
        return frame[3] & 0xff;
    }

    public static ByteBuffer body(byte[] frame) {
        return ByteBuffer.wrap(frame, BODY, frame.length - AROUND).slice();
    }

    /** The length of the sound frame that starts here, zero if none does, -1 if one may. */
    public static int find(byte[] heard, int from, int to) {
        if ((heard[from] & 0xff) != SYNC) {
            return 0;
        }
        if (to - from < BODY) {
            return -1;
        }
        int length = heard[from + 1] & 0xff;
        if (length > LONGEST_BODY) {
            return 0;
        }
        if (to - from < length + AROUND) {
            return -1;
        }
        int told = ByteBuffer.wrap(heard).getInt(from + BODY + length);
        return told == crc(heard, from, length) ? length + AROUND : 0;
    }

    /** Over all between the first byte and the checksum. */
    private static int crc(byte[] bytes, int from, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, from + 1, length + 3);
        return (int) crc.getValue();
    }
}
