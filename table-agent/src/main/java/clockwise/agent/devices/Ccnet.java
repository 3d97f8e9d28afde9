package clockwise.agent.devices;

/** Frames of CCNET: {@code 02 address length command data crc-low crc-high}; the length is that of the whole frame. */
public final class Ccnet {
    public static final int SYNC = 0x02;
    public static final int BILL_VALIDATOR = 0x03;

    // what the controller says
    public static final int ACK = 0x00;
    public static final int RESET = 0x30;
    public static final int POLL = 0x33;
    public static final int ENABLE = 0x34;
    public static final int STACK = 0x35;
    public static final int RETURN = 0x36;
    public static final int IDENTIFICATION = 0x37;
    public static final int BILL_TABLE = 0x41;

    // what the validator says
    public static final int POWER_UP = 0x10;
    public static final int POWER_UP_BILL_IN_VALIDATOR = 0x11;
    public static final int POWER_UP_BILL_IN_STACKER = 0x12;
    public static final int INITIALIZE = 0x13;
    public static final int IDLING = 0x14;
    public static final int ACCEPTING = 0x15;
    public static final int STACKING = 0x17;
    public static final int RETURNING = 0x18;
    public static final int DISABLED = 0x19;
    public static final int HOLDING = 0x1a;
    public static final int BUSY = 0x1b;
    public static final int REJECTING = 0x1c;
    public static final int ILLEGAL_COMMAND = 0x30;
    public static final int BOX_FULL = 0x41;
    public static final int BOX_OUT = 0x42;
    public static final int VALIDATOR_JAMMED = 0x43;
    public static final int BOX_JAMMED = 0x44;
    public static final int CHEATED = 0x45;
    public static final int PAUSE = 0x46;
    public static final int FAILURE = 0x47;
    public static final int ESCROW = 0x80;
    public static final int STACKED = 0x81;
    public static final int RETURNED = 0x82;
    public static final int NAK = 0xff;

    /** Kinds of bills in the table of a validator, five bytes each. */
    public static final int KINDS = 24;

    /** What is around the command and its data: three bytes before, two after. */
    public static final int AROUND = 5;

    private Ccnet() {}

    public static byte[] frame(int command, byte... data) {
        return Octets.withKermit(Octets.join(Octets.of(SYNC, BILL_VALIDATOR, data.length + 1 + AROUND, command), data));
    }

    /** A frame of data alone, as the validator answers with: its identification, its bill table. */
    public static byte[] answer(byte... data) {
        return Octets.withKermit(Octets.join(Octets.of(SYNC, BILL_VALIDATOR, data.length + AROUND), data));
    }

    /** The command, or the first byte of an answer. */
    public static int first(byte[] frame) {
        return frame[3] & 0xff;
    }

    /** The byte after that: a kind of bill, a reason. */
    public static int second(byte[] frame) {
        return frame.length > 1 + AROUND ? frame[4] & 0xff : -1;
    }
}
