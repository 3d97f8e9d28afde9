package clockwise.agent.devices;

import clockwise.agent.devices.Acceptor.Status;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Standing.Stage;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A bill acceptor that speaks JCM's ID-003. VEND VALID says that a bill is in the box; it is repeated until it is
 * acknowledged, and STACKED may never be seen after it, so the bill is reported on VEND VALID, once.
 */
public final class Id003Acceptor extends Polled {
    private final Marks marks;
    private final String knownSerial;
    private final Optional<Integer> country;
    private final Map<Integer, Long> cents = new TreeMap<>();
    private String serial = "";
    private boolean poweredUp;
    private boolean poweredUpWithBill;
    private @Nullable Acceptor acceptor;

    /**
     * @param serial for a device that does not tell its own; if empty, the device is asked
     * @param country the device's number for the country whose bills are accepted; if not given, all that it knows
     * @param echo whether the line returns what is sent: then a status request looks like the answer IDLING
     */
    public Id003Acceptor(Marks marks, String serial, Optional<Integer> country, boolean echo) {
        super(100, 250, echo); // a bill in escrow is returned after three seconds without a poll
        this.marks = marks;
        this.knownSerial = serial;
        this.country = country;
        startOver(this::serial);
    }

    private Question serial() {
        if (!knownSerial.isEmpty()) {
            serial = "id003:" + knownSerial;
            return currency();
        }
        return ask(Id003.SERIAL, 1, 32, frame -> known(text(frame)), this::anonymous, () -> next(this::firstStatus));
    }

    private void known(String number) {
        if (number.isEmpty()) {
            anonymous();
            return;
        }
        serial = "id003:" + number;
        next(this::currency);
    }

    private void anonymous() {
        complain("tells no serial number, and none is configured");
        next(this::firstStatus);
    }

    /** A device that has just been powered up may answer nothing else until it is reset. */
    private Question firstStatus() {
        return new Question(Id003.frame(Id003.STATUS), Id003Acceptor::status, this::beforeKnown, this::silent);
    }

    private void beforeKnown(byte[] frame) {
        int status = Id003.command(frame);
        if (!isPowerUp(status)) {
            restart();
            return;
        }
        poweredUp = true;
        poweredUpWithBill |= status != Id003.POWER_UP;
        startOver(() -> ask(Id003.RESET, Id003.ACK));
        next(this::serial);
    }

    private Question currency() {
        return ask(
                Id003.CURRENCY,
                4,
                128,
                this::bills,
                () -> {
                    complain("tells no bill values");
                    next(this::firstStatus);
                },
                () -> next(this::firstStatus));
    }

    /** Four bytes for each kind of bill: its code, its country, and its value as a number and how many zeros. */
    private void bills(byte[] frame) {
        cents.clear();
        for (int i = 0; i + 4 <= Id003.dataLength(frame); i += 4) {
            int from = Id003.data(frame, i + 1);
            int value = Id003.data(frame, i + 2);
            int zeros = Id003.data(frame, i + 3);
            if (value > 0 && zeros <= 6 && country.orElse(from) == from) {
                cents.put(Id003.data(frame, i), value * Math.powExact(10L, zeros) * 100);
            }
        }
        acceptor = marks.find(serial).map(Acceptor::from).orElseGet(() -> Acceptor.first(serial, now()));
        stand(Stage.SERVING, serial, "ID-003 bill acceptor, " + cents.size() + " kinds of bills");
        if (poweredUp) {
            see(acceptor, new Status.Started(poweredUpWithBill));
        }
        poweredUp = false;
        poweredUpWithBill = false;
    }

    @Override
    Question poll() {
        return new Question(Id003.frame(Id003.STATUS), Id003Acceptor::status, this::polled, this::silent);
    }

    private void silent() {
        stand(Stage.ASKING, serial, "does not answer");
        restart();
    }

    private void restart() {
        startOver(this::serial);
    }

    private void polled(byte[] frame) {
        if (acceptor == null) {
            restart();
            return;
        }
        Status status = meaning(frame);
        see(acceptor, status);
        act(frame, status);
    }

    private void see(Acceptor known, Status status) {
        known.see(status, now()).forEach(seen -> report(seen.epoch(), seen.counter(), seen.at(), seen.fact()));
        known.newMark().ifPresent(this::keep);
    }

    private Status meaning(byte[] frame) {
        int status = Id003.command(frame);
        return switch (status) {
            case Id003.IDLING -> new Status.Idle();
            case Id003.ESCROW -> escrow(Id003.data(frame, 0));
            case Id003.STACKING -> new Status.Stacking();
            case Id003.VEND_VALID -> new Status.Stacked();
            case Id003.REJECTING, Id003.RETURNING -> new Status.Returned();
            case Id003.POWER_UP -> new Status.Started(false);
            case Id003.POWER_UP_BILL_IN_ACCEPTOR, Id003.POWER_UP_BILL_IN_STACKER -> new Status.Started(true);
            case Id003.STACKER_FULL -> new Status.BoxFull();
            case Id003.STACKER_OPEN -> new Status.BoxOut();
            case Id003.ACCEPTOR_JAM -> new Status.Trouble(Kind.JAM, "acceptor");
            case Id003.STACKER_JAM -> new Status.Trouble(Kind.JAM, "stacker");
            case Id003.CHEATED -> new Status.Trouble(Kind.TAMPER, "cheated");
            case Id003.FAILURE -> failure(Id003.dataLength(frame) > 0 ? Id003.data(frame, 0) : 0);
            default -> new Status.Passing();
        };
    }

    private Status escrow(int code) {
        Long value = cents.get(code);
        return value == null ? new Status.Passing() : new Status.Escrow(value);
    }

    private static Status failure(int code) {
        return code == 0xab // the cash box is not ready
                ? new Status.BoxOut()
                : new Status.Trouble(Kind.FAILURE, "%02x".formatted(code));
    }

    private void act(byte[] frame, Status status) {
        switch (Id003.command(frame)) {
            case Id003.VEND_VALID -> tell(Id003.frame(Id003.ACK));
            case Id003.ESCROW ->
                next(() -> ask(status instanceof Status.Escrow ? Id003.STACK : Id003.RETURN, Id003.ACK));
            case Id003.INITIALIZE -> {
                next(() -> ask(Id003.ENABLE, Id003.ENABLE, 0, 0));
                next(() -> ask(Id003.INHIBIT, Id003.INHIBIT, 0));
            }
            case Id003.INHIBITED -> next(() -> ask(Id003.INHIBIT, Id003.INHIBIT, 0));
            case Id003.POWER_UP, Id003.POWER_UP_BILL_IN_ACCEPTOR, Id003.POWER_UP_BILL_IN_STACKER ->
                next(() -> ask(Id003.RESET, Id003.ACK));
            default -> {}
        }
    }

    private static boolean isPowerUp(int status) {
        return status >= Id003.POWER_UP && status <= Id003.POWER_UP_BILL_IN_STACKER;
    }

    /** A command whose answer we need not look into: if it was not carried out, the next status will show it. */
    private Question ask(int command, int answer, int... data) {
        int length = answer == Id003.ACK ? 0 : data.length;
        Shape shape = (heard, from, to) -> {
            int size = frame(heard, from, to, answer, length, length);
            return size == Shape.NO ? frame(heard, from, to, Id003.INVALID_COMMAND, 0, 0) : size;
        };
        return new Question(Id003.frame(command, data), shape, frame -> {}, () -> {});
    }

    /** A question that is answered under its own number, with some data. */
    private Question ask(
            int command, int least, int most, Consumer<byte[]> then, Runnable refused, Runnable unanswered) {
        Shape shape = (heard, from, to) -> {
            int size = frame(heard, from, to, command, least, most);
            return size == Shape.NO ? frame(heard, from, to, Id003.INVALID_COMMAND, 0, 0) : size;
        };
        return new Question(
                Id003.frame(command),
                shape,
                frame -> {
                    if (Id003.command(frame) == command) {
                        then.accept(frame);
                    } else {
                        refused.run();
                    }
                },
                unanswered);
    }

    private static String text(byte[] frame) {
        return Octets.text(frame, 3, frame.length - 2);
    }

    private static int status(byte[] heard, int from, int to) {
        if (to - from >= 3 && !isStatus(heard[from + 2] & 0xff)) {
            return Shape.NO;
        }
        int size = frame(heard, from, to, -1, 0, 1);
        return size > 0 && (heard[from + 2] & 0xff) == Id003.ESCROW && size == Id003.AROUND ? Shape.NO : size;
    }

    private static boolean isStatus(int command) {
        return (command >= Id003.IDLING && command <= Id003.INITIALIZE)
                || (command >= Id003.POWER_UP && command <= Id003.INVALID_COMMAND);
    }

    /** A sound frame with that command (-1: any) and so much data. */
    private static int frame(byte[] heard, int from, int to, int command, int least, int most) {
        if ((heard[from] & 0xff) != Id003.SYNC) {
            return Shape.NO;
        }
        if (to - from < 3) {
            return Shape.MORE;
        }
        int size = heard[from + 1] & 0xff;
        boolean fits = size >= least + Id003.AROUND && size <= most + Id003.AROUND;
        if (!fits || (command >= 0 && (heard[from + 2] & 0xff) != command)) {
            return Shape.NO;
        }
        if (to - from < size) {
            return Shape.MORE;
        }
        return Crc16.kermit(heard, from, size) == 0 ? size : Shape.NO;
    }
}
