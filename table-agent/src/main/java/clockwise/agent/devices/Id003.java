package clockwise.agent.devices;

/** Frames of JCM's ID-003: {@code FC length command data crc-low crc-high}; the length is that of the whole frame. */
public final class Id003 {
    public static final int SYNC = 0xfc;

    // what the host says
    public static final int STATUS = 0x11;
    public static final int RESET = 0x40;
    public static final int STACK = 0x41;
    public static final int RETURN = 0x43;
    public static final int ACK = 0x50;
    public static final int CURRENCY = 0x8a;
    public static final int SERIAL = 0x91;
    public static final int ENABLE = 0xc0;
    public static final int INHIBIT = 0xc3;

    // what the device says; some are the same numbers, only the direction tells them apart
    public static final int IDLING = 0x11;
    public static final int ACCEPTING = 0x12;
    public static final int ESCROW = 0x13;
    public static final int STACKING = 0x14;
    public static final int VEND_VALID = 0x15;
    public static final int STACKED = 0x16;
    public static final int REJECTING = 0x17;
    public static final int RETURNING = 0x18;
    public static final int HOLDING = 0x19;
    public static final int INHIBITED = 0x1a;
    public static final int INITIALIZE = 0x1b;
    public static final int POWER_UP = 0x40;
    public static final int POWER_UP_BILL_IN_ACCEPTOR = 0x41;
    public static final int POWER_UP_BILL_IN_STACKER = 0x42;
    public static final int STACKER_FULL = 0x43;
    public static final int STACKER_OPEN = 0x44;
    public static final int ACCEPTOR_JAM = 0x45;
    public static final int STACKER_JAM = 0x46;
    public static final int PAUSE = 0x47;
    public static final int CHEATED = 0x48;
    public static final int FAILURE = 0x49;
    public static final int COMMUNICATION_ERROR = 0x4a;
    public static final int INVALID_COMMAND = 0x4b;

    /** What is around the data: three bytes before it, two after it. */
    public static final int AROUND = 5;

    private Id003() {}

    public static byte[] frame(int command, int... data) {
        byte[] head = Octets.of(SYNC, data.length + AROUND, command);
        return Octets.withKermit(Octets.join(head, Octets.of(data)));
    }

    public static int command(byte[] frame) {
        return frame[2] & 0xff;
    }

    public static int dataLength(byte[] frame) {
        return frame.length - AROUND;
    }

    public static int data(byte[] frame, int index) {
        return frame[3 + index] & 0xff;
    }
}
