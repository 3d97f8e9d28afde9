package clockwise.agent.devices;

import clockwise.agent.devices.Acceptor.Status;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Standing.Stage;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A bill validator that speaks CCNET. It repeats a state that it was not acknowledged for; see {@link Acceptor}. */
public final class CcnetValidator extends Polled {
    private static final int IDENTIFICATION_LENGTH = 34; // part number 15, serial number 12, asset number 7
    private static final int SERIAL_FROM = 3 + 15;
    private static final int SERIAL_TO = SERIAL_FROM + 12;

    private final Marks marks;
    private final String knownSerial;
    private final String country;
    private final Map<Integer, Long> cents = new TreeMap<>();
    private String serial = "";
    private boolean poweredUp;
    private boolean poweredUpWithBill;
    private @Nullable Acceptor acceptor;

    /**
     * @param serial for a device that does not tell its own; if empty, the device is asked
     * @param country of the bills that are accepted, such as {@code USA}
     */
    public CcnetValidator(Marks marks, String serial, String country, boolean echo) {
        super(100, 250, echo);
        this.marks = marks;
        this.knownSerial = serial;
        this.country = country;
        startOver(this::identification);
    }

    private Question identification() {
        if (!knownSerial.isEmpty()) {
            serial = "ccnet:" + knownSerial;
            return billTable();
        }
        return ask(
                Ccnet.IDENTIFICATION,
                IDENTIFICATION_LENGTH,
                frame -> known(Octets.text(frame, SERIAL_FROM, SERIAL_TO)),
                this::anonymous,
                () -> next(this::firstState));
    }

    private void known(String number) {
        if (number.isEmpty()) {
            anonymous();
            return;
        }
        serial = "ccnet:" + number;
        next(this::billTable);
    }

    private void anonymous() {
        complain("tells no serial number, and none is configured");
        next(this::firstState);
    }

    /** A device that has just been powered up may answer nothing else until it is reset. */
    private Question firstState() {
        return new Question(Ccnet.frame(Ccnet.POLL), CcnetValidator::state, this::beforeKnown, this::silent);
    }

    private void beforeKnown(byte[] frame) {
        int state = Ccnet.first(frame);
        if (state < Ccnet.POWER_UP || state > Ccnet.POWER_UP_BILL_IN_STACKER) {
            startOver(this::identification);
            return;
        }
        tell(Ccnet.frame(Ccnet.ACK));
        poweredUp = true;
        poweredUpWithBill |= state != Ccnet.POWER_UP;
        startOver(() -> command(Ccnet.RESET));
        next(this::identification);
    }

    private Question billTable() {
        return ask(
                Ccnet.BILL_TABLE,
                5 * Ccnet.KINDS,
                this::bills,
                () -> {
                    complain("tells no bill values");
                    next(this::firstState);
                },
                () -> next(this::firstState));
    }

    /** Five bytes for each kind of bill: a number, three letters for the country, and how many zeros. */
    private void bills(byte[] frame) {
        cents.clear();
        for (int kind = 0; kind < Ccnet.KINDS; kind++) {
            int at = 3 + 5 * kind;
            int zeros = frame[at + 4] & 0xff;
            if (frame[at] > 0
                    && zeros <= 6
                    && Octets.text(frame, at + 1, at + 4).equals(country)) {
                cents.put(kind, frame[at] * Math.powExact(10L, zeros) * 100);
            }
        }
        acceptor = marks.find(serial).map(Acceptor::from).orElseGet(() -> Acceptor.first(serial, now()));
        stand(Stage.SERVING, serial, "CCNET bill validator, " + cents.size() + " kinds of " + country + " bills");
        if (poweredUp) {
            see(acceptor, new Status.Started(poweredUpWithBill));
        }
        poweredUp = false;
        poweredUpWithBill = false;
    }

    @Override
    Question poll() {
        return new Question(Ccnet.frame(Ccnet.POLL), CcnetValidator::state, this::polled, this::silent);
    }

    private void silent() {
        stand(Stage.ASKING, serial, "does not answer");
        startOver(this::identification);
    }

    private void polled(byte[] frame) {
        if (acceptor == null) {
            silent();
            return;
        }
        Status status = meaning(frame);
        see(acceptor, status);
        tell(Ccnet.frame(Ccnet.ACK));
        act(frame, status);
    }

    private void see(Acceptor known, Status status) {
        known.see(status, now()).forEach(seen -> report(seen.epoch(), seen.counter(), seen.at(), seen.fact()));
        known.newMark().ifPresent(this::keep);
    }

    private Status meaning(byte[] frame) {
        return switch (Ccnet.first(frame)) {
            case Ccnet.POWER_UP -> new Status.Started(false);
            case Ccnet.POWER_UP_BILL_IN_VALIDATOR, Ccnet.POWER_UP_BILL_IN_STACKER -> new Status.Started(true);
            case Ccnet.IDLING -> new Status.Idle();
            case Ccnet.STACKING -> new Status.Stacking();
            case Ccnet.RETURNING, Ccnet.REJECTING, Ccnet.RETURNED -> new Status.Returned();
            case Ccnet.BOX_FULL -> new Status.BoxFull();
            case Ccnet.BOX_OUT -> new Status.BoxOut();
            case Ccnet.VALIDATOR_JAMMED -> new Status.Trouble(Kind.JAM, "validator");
            case Ccnet.BOX_JAMMED -> new Status.Trouble(Kind.JAM, "box");
            case Ccnet.CHEATED -> new Status.Trouble(Kind.TAMPER, "cheated");
            case Ccnet.FAILURE -> new Status.Trouble(Kind.FAILURE, "%02x".formatted(Ccnet.second(frame) & 0xff));
            case Ccnet.ESCROW -> escrow(Ccnet.second(frame));
            case Ccnet.STACKED -> new Status.Stacked();
            default -> new Status.Passing();
        };
    }

    private Status escrow(int kind) {
        Long value = cents.get(kind);
        return value == null ? new Status.Passing() : new Status.Escrow(value);
    }

    private void act(byte[] frame, Status status) {
        switch (Ccnet.first(frame)) {
            case Ccnet.POWER_UP, Ccnet.POWER_UP_BILL_IN_VALIDATOR, Ccnet.POWER_UP_BILL_IN_STACKER ->
                next(() -> command(Ccnet.RESET));
            case Ccnet.DISABLED -> next(() -> command(Ccnet.ENABLE, enabled()));
            case Ccnet.ESCROW -> next(() -> command(status instanceof Status.Escrow ? Ccnet.STACK : Ccnet.RETURN));
            default -> {}
        }
    }

    /** Three bytes for the kinds that are taken and three for those held in escrow, the highest kinds first. */
    private byte[] enabled() {
        byte[] mask = new byte[6];
        cents.keySet().forEach(kind -> {
            mask[2 - kind / 8] |= (byte) (1 << kind % 8);
            mask[5 - kind / 8] |= (byte) (1 << kind % 8);
        });
        return mask;
    }

    /** A command whose answer we need not look into: if it was not carried out, the next state will show it. */
    private static Question command(int command, byte... data) {
        return new Question(Ccnet.frame(command, data), CcnetValidator::confirmation, frame -> {}, () -> {});
    }

    private Question ask(int command, int length, Consumer<byte[]> then, Runnable refused, Runnable unanswered) {
        Shape shape = (heard, from, to) -> {
            int size = frame(heard, from, to, length, length);
            return size == Shape.NO ? confirmation(heard, from, to) : size;
        };
        return new Question(
                Ccnet.frame(command),
                shape,
                frame -> {
                    if (frame.length == length + Ccnet.AROUND) {
                        tell(Ccnet.frame(Ccnet.ACK));
                        then.accept(frame);
                    } else {
                        refused.run();
                    }
                },
                unanswered);
    }

    private static int state(byte[] heard, int from, int to) {
        int size = frame(heard, from, to, 1, 2);
        return size > 0 && !isState(heard[from + 3] & 0xff, size - Ccnet.AROUND) ? Shape.NO : size;
    }

    private static boolean isState(int state, int length) {
        return switch (state) {
            case Ccnet.ESCROW, Ccnet.STACKED, Ccnet.RETURNED -> length == 2;
            case Ccnet.BUSY, Ccnet.REJECTING, Ccnet.FAILURE -> true;
            default ->
                length == 1
                        && ((state >= Ccnet.POWER_UP && state <= Ccnet.BUSY)
                                || (state >= Ccnet.BOX_FULL && state <= Ccnet.PAUSE));
        };
    }

    private static int confirmation(byte[] heard, int from, int to) {
        int size = frame(heard, from, to, 1, 1);
        int word = size > 0 ? heard[from + 3] & 0xff : Ccnet.ACK;
        return word == Ccnet.ACK || word == Ccnet.NAK || word == Ccnet.ILLEGAL_COMMAND ? size : Shape.NO;
    }

    private static int frame(byte[] heard, int from, int to, int least, int most) {
        if ((heard[from] & 0xff) != Ccnet.SYNC) {
            return Shape.NO;
        }
        if (to - from < 3) {
            return Shape.MORE;
        }
        int size = heard[from + 2] & 0xff;
        boolean fits = size >= least + Ccnet.AROUND && size <= most + Ccnet.AROUND;
        if (!fits || (heard[from + 1] & 0xff) != Ccnet.BILL_VALIDATOR) {
            return Shape.NO;
        }
        if (to - from < size) {
            return Shape.MORE;
        }
        return Crc16.kermit(heard, from, size) == 0 ? size : Shape.NO;
    }
}
