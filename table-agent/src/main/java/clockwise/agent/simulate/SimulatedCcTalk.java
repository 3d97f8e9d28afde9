package clockwise.agent.simulate;

import clockwise.agent.devices.CcTalk;
import clockwise.agent.devices.CcTalk.Check;
import clockwise.agent.devices.Octets;
import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** A ccTalk bill validator with American bills, on one wire. */
public final class SimulatedCcTalk extends FrameDevice {
    private static final List<Integer> DOLLARS = List.of(1, 2, 5, 10, 20, 50, 100);
    private static final int SHOWN = 5;

    private final Check check;
    private final int serial;
    private final byte[] shown = new byte[2 * SHOWN];
    private final Deque<Integer> fed = new ArrayDeque<>();
    private int counter;
    private int escrow;
    private boolean enabled;

    public SimulatedCcTalk(Check check, int serial) {
        this.check = check;
        this.serial = serial;
    }

    @Override
    public int speed() {
        return 9600;
    }

    @Override
    public boolean echoes() {
        return true;
    }

    @Override
    int find(byte[] bytes, int from, int to) {
        if ((bytes[from] & 0xff) != CcTalk.BILL_VALIDATOR) {
            return 0;
        }
        if (to - from < CcTalk.AROUND || to - from < CcTalk.AROUND + (bytes[from + 1] & 0xff)) {
            return -1;
        }
        return CcTalk.sound(check, bytes, from, CcTalk.HOST) ? CcTalk.AROUND + (bytes[from + 1] & 0xff) : 0;
    }

    @Override
    boolean isPoll(byte[] frame) {
        return CcTalk.header(frame) == CcTalk.READ_BILL_EVENTS;
    }

    @Override
    byte[] answer(byte[] frame) {
        byte[] data = CcTalk.data(frame);
        return switch (CcTalk.header(frame)) {
            case CcTalk.SIMPLE_POLL, CcTalk.MODIFY_MODE, CcTalk.MODIFY_INHIBITS -> reply();
            case CcTalk.REQUEST_SERIAL -> reply(Octets.of(serial, serial >> 8, serial >> 16));
            case CcTalk.REQUEST_BILL_ID -> reply(billId(data[0]));
            case CcTalk.REQUEST_SCALING -> reply(Octets.of(100, 0, 2));
            case CcTalk.MASTER_INHIBIT -> {
                enabled = data[0] == 1;
                yield reply();
            }
            case CcTalk.ROUTE_BILL -> route(data[0]);
            case CcTalk.READ_BILL_EVENTS -> events();
            default -> CcTalk.frame(check, CcTalk.HOST, CcTalk.BILL_VALIDATOR, CcTalk.NAK, SILENCE);
        };
    }

    private static byte[] billId(int type) {
        String id = type >= 1 && type <= DOLLARS.size() ? "US%04dA".formatted(DOLLARS.get(type - 1)) : ".......";
        return id.getBytes(StandardCharsets.US_ASCII);
    }

    private byte[] route(int where) {
        if (escrow == 0) {
            return reply((byte) 254);
        }
        if (where == 1) {
            truly(new Bill(DOLLARS.get(escrow - 1) * 100L));
            event(escrow, 0);
        } else {
            event(0, 1);
        }
        escrow = 0;
        return reply();
    }

    private byte[] events() {
        if (enabled && escrow == 0 && !fed.isEmpty()) {
            escrow = fed.remove();
            event(escrow, 1);
        }
        return reply(Octets.join(Octets.of(counter), shown));
    }

    private void event(int type, int code) {
        System.arraycopy(shown, 0, shown, 2, shown.length - 2);
        shown[0] = (byte) type;
        shown[1] = (byte) code;
        counter = counter % 255 + 1;
    }

    private byte[] reply(byte... data) {
        return CcTalk.frame(check, CcTalk.HOST, CcTalk.BILL_VALIDATOR, CcTalk.REPLY, data);
    }

    @Override
    public synchronized boolean happen(Happening happening) {
        switch (happening) {
            case Happening.BillFed(int dollars) when DOLLARS.contains(dollars) -> fed.add(DOLLARS.indexOf(dollars) + 1);
            case Happening.BoxRemoved(String tag) -> {
                event(0, 11);
                truly(new Box(Box.Change.REMOVED, ""));
            }
            case Happening.BoxAttached(String tag) -> {
                event(0, 12);
                truly(new Box(Box.Change.ATTACHED, ""));
            }
            case Happening.BoxFilled() -> {
                event(0, 14);
                truly(new Box(Box.Change.FULL, ""));
            }
            case Happening.Jammed() -> {
                event(0, 6);
                truly(new Fault(Kind.JAM, "event 0/6"));
            }
            case Happening.Freed() -> {
                event(0, 10);
                truly(new Fault(Kind.CLEARED, "stacker"));
            }
            case Happening.PowerCycled() -> powerCycle();
            case Happening.BillFed _, Happening.Dropped _, Happening.Shuffled _ -> {
                return false;
            }
        }
        return true;
    }

    private void powerCycle() {
        if (counter > 0) { // else nobody can tell
            truly(new Fault(Kind.POWERED_UP, ""));
        }
        counter = 0;
        escrow = 0;
        enabled = false;
        Arrays.fill(shown, (byte) 0);
    }

    /** Two bills of a hundred dollars that nobody fed in. */
    @Override
    public synchronized byte[] lie() {
        byte[] lies = Octets.of(counter % 255 + 1, 7, 0, 7, 1, 0, 0, 0, 0, 0, 0);
        return reply(lies);
    }
}
