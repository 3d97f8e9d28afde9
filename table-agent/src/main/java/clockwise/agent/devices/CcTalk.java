package clockwise.agent.devices;

import java.util.Arrays;

/**
 * Frames of ccTalk: {@code [to][length][from][header][data][checksum]}, or with a CRC
 * {@code [to][length][low][header][data][high]}. From the public specification, version 4.7.
 */
public final class CcTalk {
    public static final int HOST = 1;
    public static final int BILL_VALIDATOR = 40;

    public static final int REPLY = 0;
    public static final int NAK = 5;
    public static final int BUSY = 6;
    public static final int MODIFY_MODE = 153;
    public static final int ROUTE_BILL = 154;
    public static final int REQUEST_SCALING = 156;
    public static final int REQUEST_BILL_ID = 157;
    public static final int READ_BILL_EVENTS = 159;
    public static final int MASTER_INHIBIT = 228;
    public static final int MODIFY_INHIBITS = 231;
    public static final int REQUEST_SERIAL = 242;
    public static final int SIMPLE_POLL = 254;

    /** What is around the data: four bytes before it, one after it. */
    public static final int AROUND = 5;

    /** How a frame is checked; a device does it one way only. */
    public enum Check {
        SUM8,
        CRC16
    }

    private CcTalk() {}

    public static byte[] frame(Check check, int to, int from, int header, byte[] data) {
        byte[] frame = new byte[data.length + AROUND];
        frame[0] = (byte) to;
        frame[1] = (byte) data.length;
        frame[3] = (byte) header;
        System.arraycopy(data, 0, frame, 4, data.length);
        if (check == Check.SUM8) {
            frame[2] = (byte) from;
            frame[frame.length - 1] = (byte) -sum(frame, 0, frame.length);
            return frame;
        }
        int crc = crc(frame, 0, data.length);
        frame[2] = (byte) crc;
        frame[frame.length - 1] = (byte) (crc >> 8);
        return frame;
    }

    /** Whether the whole frame that starts here is sound, and, where it says so, comes from whom it should. */
    public static boolean sound(Check check, byte[] bytes, int at, int from) {
        int length = bytes[at + 1] & 0xff;
        if (check == Check.SUM8) {
            return (bytes[at + 2] & 0xff) == from && sum(bytes, at, length + AROUND) == 0;
        }
        int crc = crc(bytes, at, length);
        return bytes[at + 2] == (byte) crc && bytes[at + length + 4] == (byte) (crc >> 8);
    }

    public static int header(byte[] frame) {
        return frame[3] & 0xff;
    }

    public static byte[] data(byte[] frame) {
        return Arrays.copyOfRange(frame, 4, frame.length - 1);
    }

    /** How many events a counter has moved on: it goes from 255 to 1, and is 0 only after a power-up. */
    public static int moved(int counter, int before) {
        if (counter == 0) {
            return 0;
        }
        return before == 0 ? counter : Math.floorMod(counter - before, 255);
    }

    private static int sum(byte[] bytes, int at, int length) {
        int sum = 0;
        for (int i = at; i < at + length; i++) {
            sum += bytes[i];
        }
        return sum & 0xff;
    }

    /** Over all but the two bytes of the CRC itself; there is no sender in such a frame. */
    private static int crc(byte[] bytes, int at, int length) {
        int crc = Crc16.xmodem(Crc16.xmodem(0, bytes[at]), bytes[at + 1]);
        for (int i = at + 3; i < at + 4 + length; i++) {
            crc = Crc16.xmodem(crc, bytes[i]);
        }
        return crc;
    }
}
