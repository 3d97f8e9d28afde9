package clockwise.agent.simulate;

import clockwise.agent.devices.Crc16;
import clockwise.agent.devices.Id003;

/** An ID-003 acceptor with American bills. */
public final class SimulatedId003 extends SimulatedAcceptor {
    private static final int FIRST_BILL = 0x61;
    private static final int[][] VALUES = {{1, 0}, {2, 0}, {5, 0}, {10, 0}, {20, 0}, {50, 0}, {100, 0}};

    private final String serial;
    private final boolean reserved;

    public SimulatedId003(String serial) {
        this(serial, false);
    }

    /** @param reserved whether it tells nothing but its status until it is reset */
    public SimulatedId003(String serial, boolean reserved) {
        super("acceptor");
        this.serial = serial;
        this.reserved = reserved;
    }

    @Override
    int find(byte[] bytes, int from, int to) {
        if ((bytes[from] & 0xff) != Id003.SYNC) {
            return 0;
        }
        if (to - from < 2 || to - from < (bytes[from + 1] & 0xff)) {
            return -1;
        }
        int size = bytes[from + 1] & 0xff;
        return size >= Id003.AROUND && Crc16.kermit(bytes, from, size) == 0 ? size : 0;
    }

    @Override
    boolean isPoll(byte[] frame) {
        return Id003.command(frame) == Id003.STATUS;
    }

    @Override
    byte[] answer(byte[] frame) {
        int command = Id003.command(frame);
        if (command == Id003.STATUS) {
            return status();
        }
        if (command == Id003.RESET) {
            reset();
            return Id003.frame(Id003.ACK);
        }
        return reserved && isPoweredUp() ? Id003.frame(Id003.INVALID_COMMAND) : obey(frame, command);
    }

    private byte[] obey(byte[] frame, int command) {
        return switch (command) {
            case Id003.SERIAL -> Id003.frame(Id003.SERIAL, serial.chars().toArray());
            case Id003.CURRENCY -> Id003.frame(Id003.CURRENCY, currencies());
            case Id003.ENABLE -> frame;
            case Id003.INHIBIT -> {
                enable();
                yield frame;
            }
            case Id003.STACK -> {
                stack();
                yield Id003.frame(Id003.ACK);
            }
            case Id003.RETURN -> {
                giveBack();
                yield Id003.frame(Id003.ACK);
            }
            case Id003.ACK -> {
                confirmed();
                yield SILENCE;
            }
            default -> Id003.frame(Id003.INVALID_COMMAND);
        };
    }

    private static int[] currencies() {
        int[] table = new int[4 * VALUES.length];
        for (int i = 0; i < VALUES.length; i++) {
            table[4 * i] = FIRST_BILL + i;
            table[4 * i + 1] = 1;
            table[4 * i + 2] = VALUES[i][0];
            table[4 * i + 3] = VALUES[i][1];
        }
        return table;
    }

    private byte[] status() {
        return switch (trouble()) {
            case BOX_OUT -> Id003.frame(Id003.STACKER_OPEN);
            case BOX_FULL -> Id003.frame(Id003.STACKER_FULL);
            case JAM -> Id003.frame(Id003.ACCEPTOR_JAM);
            case NONE ->
                switch (shown()) {
                    case POWERED_UP -> Id003.frame(Id003.POWER_UP);
                    case INITIALIZING -> Id003.frame(Id003.INITIALIZE);
                    case DISABLED -> Id003.frame(Id003.INHIBITED);
                    case IDLE -> Id003.frame(Id003.IDLING);
                    case ACCEPTING -> Id003.frame(Id003.ACCEPTING);
                    case ESCROW -> Id003.frame(Id003.ESCROW, FIRST_BILL + bill());
                    case STACKING -> Id003.frame(Id003.STACKING);
                    case STACKED -> Id003.frame(Id003.VEND_VALID);
                    case RETURNING -> Id003.frame(Id003.RETURNING);
                };
        };
    }

    /** A bill in the box that nobody fed in. */
    @Override
    public byte[] lie() {
        return Id003.frame(Id003.VEND_VALID);
    }
}
