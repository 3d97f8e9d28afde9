package clockwise.agent.simulate;

import clockwise.agent.devices.Ccnet;
import clockwise.agent.devices.Crc16;
import clockwise.agent.devices.Octets;
import java.nio.charset.StandardCharsets;

/** A CCNET validator with American bills. */
public final class SimulatedCcnet extends SimulatedAcceptor {
    private static final int[][] VALUES = {{1, 0}, {2, 0}, {5, 0}, {1, 1}, {2, 1}, {5, 1}, {1, 2}};

    private final String serial;

    public SimulatedCcnet(String serial) {
        super("validator");
        this.serial = serial;
    }

    @Override
    int find(byte[] bytes, int from, int to) {
        if ((bytes[from] & 0xff) != Ccnet.SYNC) {
            return 0;
        }
        if (to - from < 3 || to - from < (bytes[from + 2] & 0xff)) {
            return -1;
        }
        int size = bytes[from + 2] & 0xff;
        return size > Ccnet.AROUND && Crc16.kermit(bytes, from, size) == 0 ? size : 0;
    }

    @Override
    boolean isPoll(byte[] frame) {
        return Ccnet.first(frame) == Ccnet.POLL;
    }

    @Override
    byte[] answer(byte[] frame) {
        if (Ccnet.first(frame) == Ccnet.ACK) {
            confirmed();
            return SILENCE;
        }
        answeredOther();
        switch (Ccnet.first(frame)) {
            case Ccnet.POLL -> {
                return state();
            }
            case Ccnet.IDENTIFICATION -> {
                return Ccnet.answer(
                        "%-15s%12s%7s".formatted("SIMULATED", serial, "").getBytes(StandardCharsets.US_ASCII));
            }
            case Ccnet.BILL_TABLE -> {
                return Ccnet.answer(bills());
            }
            case Ccnet.RESET -> reset();
            case Ccnet.ENABLE -> enable();
            case Ccnet.STACK -> stack();
            case Ccnet.RETURN -> giveBack();
            default -> {
                return Ccnet.frame(Ccnet.ILLEGAL_COMMAND);
            }
        }
        return Ccnet.frame(Ccnet.ACK);
    }

    private static byte[] bills() {
        byte[] table = new byte[5 * Ccnet.KINDS];
        for (int i = 0; i < VALUES.length; i++) {
            byte[] entry = Octets.of(VALUES[i][0], 'U', 'S', 'A', VALUES[i][1]);
            System.arraycopy(entry, 0, table, 5 * i, entry.length);
        }
        return table;
    }

    private byte[] state() {
        return switch (trouble()) {
            case BOX_OUT -> Ccnet.frame(Ccnet.BOX_OUT);
            case BOX_FULL -> Ccnet.frame(Ccnet.BOX_FULL);
            case JAM -> Ccnet.frame(Ccnet.VALIDATOR_JAMMED);
            case NONE ->
                switch (shown()) {
                    case POWERED_UP -> Ccnet.frame(Ccnet.POWER_UP);
                    case INITIALIZING -> Ccnet.frame(Ccnet.INITIALIZE);
                    case DISABLED -> Ccnet.frame(Ccnet.DISABLED);
                    case IDLE -> Ccnet.frame(Ccnet.IDLING);
                    case ACCEPTING -> Ccnet.frame(Ccnet.ACCEPTING);
                    case ESCROW -> Ccnet.frame(Ccnet.ESCROW, (byte) bill());
                    case STACKING -> Ccnet.frame(Ccnet.STACKING);
                    case STACKED -> Ccnet.frame(Ccnet.STACKED, (byte) bill());
                    case RETURNING -> Ccnet.frame(Ccnet.RETURNING);
                };
        };
    }

    /** A bill of a hundred dollars in the box that nobody fed in. */
    @Override
    public byte[] lie() {
        return Ccnet.frame(Ccnet.STACKED, (byte) 6);
    }
}
