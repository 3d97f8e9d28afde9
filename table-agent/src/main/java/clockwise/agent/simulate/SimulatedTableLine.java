package clockwise.agent.simulate;

import clockwise.agent.devices.Octets;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Drop;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Report.Shuffler;
import clockwise.agent.devices.TableLine;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/** A drop slot or a shuffler on our own line protocol. */
public final class SimulatedTableLine extends FrameDevice {
    private static final int MOST_KEPT = 256;

    @SuppressWarnings("ArrayRecordComponent") // never compared, never shared
    private record Event(long epoch, long counter, byte[] body) {
        boolean safe(long safeEpoch, long safeCounter) {
            return epoch < safeEpoch || (epoch == safeEpoch && counter <= safeCounter);
        }
    }

    private final int kind;
    private final String serial;
    private final Deque<Event> kept = new ArrayDeque<>();
    private final List<String> obeyed = new ArrayList<>();
    private long epoch;
    private long counter;
    private int lastSequence = -1;
    private IntConsumer armed = _ -> {};

    private SimulatedTableLine(int kind, String serial, long powerUps) {
        this.kind = kind;
        this.serial = serial;
        this.epoch = powerUps;
        powerUp();
    }

    public static SimulatedTableLine dropSlot(String serial) {
        return dropSlot(serial, 0);
    }

    /** One that was powered up so many times before. */
    public static SimulatedTableLine dropSlot(String serial, long powerUps) {
        return new SimulatedTableLine(TableLine.DROP_SLOT, serial, powerUps);
    }

    public static SimulatedTableLine shuffler(String serial) {
        return shuffler(serial, 0);
    }

    /** One that was powered up so many times before. */
    public static SimulatedTableLine shuffler(String serial, long powerUps) {
        return new SimulatedTableLine(TableLine.SHUFFLER, serial, powerUps);
    }

    @Override
    public int speed() {
        return 115_200;
    }

    @Override
    int find(byte[] bytes, int from, int to) {
        return TableLine.find(bytes, from, to);
    }

    @Override
    boolean isPoll(byte[] frame) {
        return TableLine.type(frame) == TableLine.POLL;
    }

    @Override
    byte[] answer(byte[] frame) {
        int sequence = TableLine.sequence(frame);
        ByteBuffer body = TableLine.body(frame);
        return switch (TableLine.type(frame)) {
            case TableLine.HELLO -> {
                lastSequence = -1;
                yield TableLine.frame(sequence, TableLine.I_AM, iAm());
            }
            case TableLine.POLL -> poll(sequence, body.getInt() & 0xffff_ffffL, body.getInt() & 0xffff_ffffL);
            case TableLine.COMMAND -> {
                obey(sequence, body.get(), body.getInt());
                yield TableLine.frame(sequence, TableLine.ANSWER, (byte) 0);
            }
            default -> SILENCE;
        };
    }

    private byte[] iAm() {
        return Octets.join(
                ByteBuffer.allocate(6)
                        .put((byte) TableLine.VERSION)
                        .put((byte) kind)
                        .putInt((int) epoch)
                        .array(),
                serial.getBytes(StandardCharsets.US_ASCII));
    }

    private byte[] poll(int sequence, long safeEpoch, long safeCounter) {
        while (!kept.isEmpty() && kept.peek().safe(safeEpoch, safeCounter)) {
            kept.remove();
        }
        Event oldest = kept.peek();
        return oldest == null
                ? TableLine.frame(sequence, TableLine.NOTHING_NEW)
                : TableLine.frame(sequence, TableLine.EVENT, oldest.body);
    }

    private void obey(int sequence, int command, int value) {
        if (sequence != lastSequence) {
            obeyed.add(command + ":" + value);
            if (command == TableLine.ARM_DROP) {
                armed.accept(value);
            }
        }
        lastSequence = sequence;
    }

    /** The commands that were carried out, as number and value. */
    public synchronized List<String> obeyed() {
        return List.copyOf(obeyed);
    }

    /** Has somebody told, on the thread of the line, each time it is armed with what is due; it must be quick. */
    public synchronized void whenArmed(IntConsumer cents) {
        armed = cents;
    }

    @Override
    public synchronized void forget() {
        super.forget();
        obeyed.clear();
    }

    private void powerUp() {
        epoch++;
        counter = 0;
        event(new Fault(Kind.POWERED_UP, ""), TableLine.STARTED);
    }

    private void event(Fact fact, int type, byte... detail) {
        counter++;
        byte[] body = ByteBuffer.allocate(13 + detail.length)
                .putInt((int) epoch)
                .putInt((int) counter)
                .putInt(0)
                .put((byte) type)
                .put(detail)
                .array();
        kept.add(new Event(epoch, counter, body));
        if (kept.size() > MOST_KEPT) {
            kept.remove();
        }
        truly(fact);
    }

    @Override
    public synchronized boolean happen(Happening happening) {
        return switch (happening) {
            case Happening.Jammed() -> event(new Fault(Kind.JAM, ""), TableLine.FAULT, TableLine.JAM);
            case Happening.Freed() -> event(new Fault(Kind.CLEARED, ""), TableLine.CLEARED, new int[0]);
            case Happening.PowerCycled() -> {
                powerUp();
                yield true;
            }
            case Happening.BillFed _ -> false;
            case Happening.Dropped _, Happening.BoxAttached _, Happening.BoxRemoved _, Happening.BoxFilled _ ->
                kind == TableLine.DROP_SLOT && atSlot(happening);
            case Happening.Shuffled(int state, int cards) -> kind == TableLine.SHUFFLER && shuffled(state, cards);
        };
    }

    private boolean event(Fact fact, int type, int... detail) {
        event(fact, type, Octets.of(detail));
        return true;
    }

    private boolean atSlot(Happening happening) {
        switch (happening) {
            case Happening.Dropped(int cents, int pieces) ->
                event(
                        new Drop(cents, pieces),
                        TableLine.DROP,
                        ByteBuffer.allocate(6)
                                .putInt(cents)
                                .putShort((short) pieces)
                                .array());
            case Happening.BoxAttached(String tag) -> box(Box.Change.ATTACHED, TableLine.BOX_ATTACHED, tag);
            case Happening.BoxRemoved(String tag) -> box(Box.Change.REMOVED, TableLine.BOX_REMOVED, tag);
            default -> box(Box.Change.FULL, TableLine.BOX_FULL, "");
        }
        return true;
    }

    private void box(Box.Change change, int type, String tag) {
        event(new Box(change, tag), type, tag.getBytes(StandardCharsets.US_ASCII));
    }

    private boolean shuffled(int state, int cards) {
        return event(
                new Shuffler(Shuffler.State.values()[state], OptionalInt.of(cards)),
                TableLine.SHUFFLER_STATE,
                state,
                cards >> 8,
                cards);
    }

    /** An event of an answer that nobody waits for. */
    @Override
    public synchronized byte[] lie() {
        byte[] body = ByteBuffer.allocate(19)
                .putInt((int) epoch)
                .putInt((int) counter + 1)
                .putInt(0)
                .put((byte) TableLine.DROP)
                .putInt(100_000)
                .putShort((short) 10)
                .array();
        return TableLine.frame(lastSequence + 128, TableLine.EVENT, body);
    }
}
