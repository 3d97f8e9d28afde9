package clockwise.agent.devices;

import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Standing.Stage;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The agent's end of our own line protocol, see PROTOCOLS.md. The device numbers its events and keeps each until a poll
 * tells it that the event is safe; so none is lost and none is taken twice, whoever of the two is restarted.
 */
abstract class TableLineDevice extends Polled {
    private static final long UNSIGNED = 0xffff_ffffL;
    private static final int LONGEST_SERIAL = 32;

    private final Marks marks;
    private final int kind;
    private final String name;
    private int sequence;
    private String serial = "";
    private Mark read = new Mark("", 0, 0, "");

    TableLineDevice(Marks marks, int kind, String name) {
        super(50, 250, false);
        this.marks = marks;
        this.kind = kind;
        this.name = name;
        startOver(this::hello);
    }

    /** What an event of this kind of device means; empty if it has no such event, or not with such a body. */
    abstract Optional<Fact> fact(int event, ByteBuffer body);

    private Question hello() {
        return ask(TableLine.HELLO, new byte[] {TableLine.VERSION}, this::met);
    }

    private void met(byte[] frame) {
        ByteBuffer body = TableLine.body(frame);
        if (TableLine.type(frame) != TableLine.I_AM || body.remaining() < 7 || body.remaining() > 6 + LONGEST_SERIAL) {
            refuse("does not say who it is");
            return;
        }
        int version = body.get();
        int answered = body.get();
        long epoch = body.getInt() & UNSIGNED;
        if (version != TableLine.VERSION || answered != kind) {
            refuse("is no " + name + " of version " + TableLine.VERSION + " but kind " + answered + " of version "
                    + version);
            return;
        }
        serial = "line:" + text(body);
        read = marks.find(serial).orElse(new Mark(serial, 0, 0, ""));
        if (epoch < read.epoch()) {
            refuse(serial + " counts power-ups backwards, from " + read.epoch() + " to " + epoch
                    + ": its memory was lost, and new events could pass for old ones");
            return;
        }
        stand(Stage.SERVING, serial, name);
    }

    private void refuse(String why) {
        stand(Stage.REFUSED, serial, why);
        startOver(this::hello);
    }

    @Override
    Question poll() {
        byte[] safe = ByteBuffer.allocate(8)
                .putInt((int) read.epoch())
                .putInt((int) read.counter())
                .array();
        return ask(TableLine.POLL, safe, this::polled);
    }

    private void polled(byte[] frame) {
        ByteBuffer body = TableLine.body(frame);
        if (TableLine.type(frame) == TableLine.EVENT && body.remaining() >= 13) {
            event(body);
        } else if (TableLine.type(frame) != TableLine.NOTHING_NEW) {
            startOver(this::hello); // it does not know us: it was replaced or powered up
        }
    }

    private void event(ByteBuffer body) {
        long epoch = body.getInt() & UNSIGNED;
        long counter = body.getInt() & UNSIGNED;
        long ageMillis = body.getInt() & UNSIGNED;
        long before = epoch == read.epoch() ? read.counter() : 0;
        if (epoch < read.epoch() || counter <= before) {
            return; // an old one; the next poll says again that it is safe
        }
        if (counter > before + 1) {
            String lost = Long.toString(counter - 1 - before);
            report(epoch, counter - 1, now().at(), new Fault(Kind.LOST_EVENTS, lost));
        }
        report(epoch, counter, now().at().minusMillis(ageMillis), meaning(body.get() & 0xff, body));
        read = new Mark(serial, epoch, counter, "");
        keep(read);
        next(this::poll); // there may be more, and the device wants to hear that this one is safe
    }

    private Fact meaning(int event, ByteBuffer body) {
        if (event == TableLine.STARTED && body.remaining() == 0) {
            return new Fault(Kind.POWERED_UP, "");
        }
        if (event == TableLine.CLEARED && body.remaining() == 0) {
            return new Fault(Kind.CLEARED, "");
        }
        if (event == TableLine.FAULT && body.remaining() == 1) {
            return fault(body.get());
        }
        int size = body.remaining();
        return fact(event, body)
                .filter(fact -> body.remaining() == 0)
                .orElseGet(() -> new Fault(Kind.UNKNOWN_EVENT, "%02x with %d bytes".formatted(event, size)));
    }

    private static Fact fault(int code) {
        return switch (code) {
            case TableLine.JAM -> new Fault(Kind.JAM, "");
            case TableLine.TAMPER -> new Fault(Kind.TAMPER, "");
            default -> new Fault(Kind.FAILURE, Integer.toString(code));
        };
    }

    /** Sends a command soon; a repeated one has the same sequence, by which the device knows it. */
    final void command(int command, long value) {
        byte[] body =
                ByteBuffer.allocate(5).put((byte) command).putInt((int) value).array();
        next(() -> ask(TableLine.COMMAND, body, answer -> {}));
    }

    private Question ask(int type, byte[] body, Consumer<byte[]> then) {
        sequence = sequence + 1 & 0xff;
        int expected = sequence;
        Shape shape = (heard, from, to) -> {
            int size = TableLine.find(heard, from, to);
            return size > 0 && (heard[from + 2] & 0xff) != expected ? Shape.NO : size;
        };
        return new Question(TableLine.frame(sequence, type, body), shape, then, this::silent);
    }

    private void silent() {
        stand(Stage.ASKING, serial, "does not answer");
        startOver(this::hello);
    }

    /** What is left of a body, as text. */
    static String text(ByteBuffer body) {
        byte[] rest = new byte[body.remaining()];
        body.get(rest);
        return Octets.text(rest, 0, rest.length);
    }
}
