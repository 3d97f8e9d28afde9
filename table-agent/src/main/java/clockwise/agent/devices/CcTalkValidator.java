package clockwise.agent.devices;

import clockwise.agent.devices.CcTalk.Check;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Standing.Stage;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A ccTalk bill validator. It numbers its events from 1 to 255 and shows the last five; the counter of a report is that
 * number counted on without wrapping, so that it leads back to the number of the device.
 */
public final class CcTalkValidator extends Polled {
    private static final int SHOWN = 5;
    private static final int TYPES = 16;
    private static final int RETURN = 0;
    private static final int STACK = 1;
    private static final int STACKER_AND_ESCROW = 3;

    private final Marks marks;
    private final Optional<Check> fixed;
    private final String knownSerial;
    private final String country;
    private final Map<Integer, Long> cents = new TreeMap<>();
    private final Map<Integer, Integer> units = new TreeMap<>();
    private Check check;
    private String serial = "";
    private Optional<Mark> read = Optional.empty();
    private boolean fresh;

    /**
     * @param check how frames are checked; if it is not given, both ways are tried
     * @param serial for a device that does not tell its own; if empty, the device is asked
     * @param country of the bills that are accepted, such as {@code US}
     */
    public CcTalkValidator(Marks marks, Optional<Check> check, String serial, String country) {
        super(200, 250, true); // spec part 3: poll every 200 ms; one wire, so that the host hears itself
        this.marks = marks;
        this.fixed = check;
        this.check = check.orElse(Check.SUM8);
        this.knownSerial = serial;
        this.country = country;
        startOver(this::hello);
    }

    private Question hello() {
        fresh = true;
        return ask(CcTalk.SIMPLE_POLL, 0, data -> next(this::serial), this::restart, this::otherCheck);
    }

    private void otherCheck() {
        stand(Stage.ASKING, serial, "does not answer");
        check = fixed.orElse(check == Check.SUM8 ? Check.CRC16 : Check.SUM8);
        startOver(this::hello);
    }

    private Question serial() {
        if (!knownSerial.isEmpty()) {
            known(knownSerial);
            return billId(1);
        }
        return ask(
                CcTalk.REQUEST_SERIAL,
                3,
                data -> {
                    known(Integer.toString(Octets.lowFirst(data, 3)));
                    next(() -> billId(1));
                },
                this::anonymous,
                this::restart);
    }

    private void anonymous() {
        complain("tells no serial number, and none is configured");
        restart();
    }

    private void known(String number) {
        serial = "cctalk:" + number;
        read = marks.find(serial);
        stand(Stage.ASKING, serial, "ccTalk bill validator");
        units.clear();
        cents.clear();
    }

    private Question billId(int type) {
        Runnable onwards = () -> next(type < TYPES ? () -> billId(type + 1) : this::scaling);
        return ask(
                CcTalk.REQUEST_BILL_ID,
                7,
                data -> {
                    String id = new String(data, StandardCharsets.US_ASCII);
                    if (id.matches(country + "\\d{4}.")) {
                        units.put(type, Integer.parseInt(id.substring(2, 6)));
                    }
                    onwards.run();
                },
                onwards,
                this::restart,
                (byte) type);
    }

    private Question scaling() {
        return ask(
                CcTalk.REQUEST_SCALING,
                3,
                data -> {
                    value(Octets.lowFirst(data, 2), data[2] & 0xff);
                    next(() -> command(CcTalk.MODIFY_MODE, (byte) STACKER_AND_ESCROW));
                    next(() -> command(CcTalk.MODIFY_INHIBITS, accepted()));
                    next(this::poll);
                    next(() -> command(CcTalk.MASTER_INHIBIT, (byte) 1));
                },
                this::restart,
                this::restart,
                country.getBytes(StandardCharsets.US_ASCII));
    }

    /** The value in cents of a bill of so many units; one that is no whole number of cents is not accepted. */
    private void value(int scaling, int decimals) {
        units.forEach((type, unit) -> {
            long value = (long) unit * scaling * 100;
            long divisor = Math.powExact(10L, Math.min(decimals, 9));
            if (value > 0 && value % divisor == 0) {
                cents.put(type, value / divisor);
            }
        });
    }

    private byte[] accepted() {
        byte[] mask = new byte[8];
        cents.keySet().forEach(type -> mask[(type - 1) / 8] |= (byte) (1 << (type - 1) % 8));
        return mask;
    }

    private Question command(int header, byte... data) {
        return ask(header, 0, answer -> {}, () -> {}, this::restart, data);
    }

    @Override
    Question poll() {
        return ask(CcTalk.READ_BILL_EVENTS, 1 + 2 * SHOWN, this::events, () -> {}, this::restart);
    }

    private void restart() {
        startOver(this::hello);
    }

    private void events(byte[] data) {
        int counter = data[0] & 0xff;
        stand(Stage.SERVING, serial, about());
        Mark before = read.orElseGet(() -> firstSeen(counter));
        if (counter == 0 && before.counter() != 0) {
            powerUp(before);
            return;
        }
        int moved = CcTalk.moved(counter, shown(before.counter()));
        if (moved > 0) {
            readOn(before, moved, data);
        }
        if ((moved > 0 || fresh) && data[1] != 0 && data[2] == 1) {
            route(data[1] & 0xff);
        }
        fresh = false;
    }

    private Mark firstSeen(int counter) {
        Mark first = new Mark(serial, now().at().getEpochSecond(), counter, "");
        report(first, counter, new Fault(Kind.FIRST_SEEN, "at event " + counter));
        remember(first);
        return first;
    }

    /** The device has forgotten its settings, and what it had counted and we had not read. */
    private void powerUp(Mark before) {
        Mark started = new Mark(serial, Math.max(before.epoch() + 1, now().at().getEpochSecond()), 0, "");
        report(started, 0, new Fault(Kind.POWERED_UP, ""));
        remember(started);
        restart();
    }

    private void readOn(Mark before, int moved, byte[] data) {
        long counter = before.counter() + moved;
        if (moved > SHOWN) {
            report(before, counter - SHOWN, new Fault(Kind.LOST_EVENTS, Integer.toString(moved - SHOWN)));
        }
        for (int i = Math.min(moved, SHOWN) - 1; i >= 0; i--) { // the newest stands first
            long number = counter - i;
            fact(data[1 + 2 * i] & 0xff, data[2 + 2 * i] & 0xff).ifPresent(fact -> report(before, number, fact));
        }
        remember(new Mark(serial, before.epoch(), counter, ""));
    }

    private void report(Mark mark, long counter, Fact fact) {
        report(mark.epoch(), counter, now().at(), fact);
    }

    private void remember(Mark mark) {
        read = Optional.of(mark);
        keep(mark);
    }

    /** What the device's own counter shows after so many events. */
    static int shown(long counter) {
        return counter == 0 ? 0 : (int) ((counter - 1) % 255) + 1;
    }

    private Optional<Fact> fact(int type, int code) {
        if (type > 0) {
            return bill(type, code);
        }
        return switch (code) {
            case 0, 1, 2, 3, 4, 5 -> Optional.empty(); // inhibited, returned or refused: no money has moved
            case 6, 7, 15, 16 -> Optional.of(new Fault(Kind.JAM, "event 0/" + code));
            case 8, 9, 17, 18 -> Optional.of(new Fault(Kind.TAMPER, "event 0/" + code));
            case 10 -> Optional.of(new Fault(Kind.CLEARED, "stacker"));
            case 11 -> Optional.of(new Box(Box.Change.REMOVED, ""));
            case 12 -> Optional.of(new Box(Box.Change.ATTACHED, ""));
            case 13, 19 -> Optional.of(new Fault(Kind.FAILURE, "event 0/" + code));
            case 14 -> Optional.of(new Box(Box.Change.FULL, ""));
            case 21 -> Optional.of(new Fault(Kind.UNEXPECTED_BILL, "of unknown type"));
            default -> Optional.of(new Fault(Kind.UNKNOWN_EVENT, "event 0/" + code));
        };
    }

    private Optional<Fact> bill(int type, int code) {
        if (code == 1) {
            return Optional.empty(); // in escrow
        }
        if (code != 0) {
            return Optional.of(new Fault(Kind.UNKNOWN_EVENT, "event " + type + "/" + code));
        }
        Long value = cents.get(type);
        return Optional.of(value == null ? new Fault(Kind.UNEXPECTED_BILL, "of type " + type) : new Report.Bill(value));
    }

    private void route(int type) {
        byte where = (byte) (cents.containsKey(type) ? STACK : RETURN);
        Shape answer = (heard, from, to) -> {
            int refused = reply(heard, from, to, 1); // one byte tells why the bill is not there any more
            return refused > 0 ? refused : reply(heard, from, to, 0);
        };
        next(() -> new Question(
                CcTalk.frame(check, CcTalk.BILL_VALIDATOR, CcTalk.HOST, CcTalk.ROUTE_BILL, new byte[] {where}),
                answer,
                frame -> {},
                this::restart));
    }

    private String about() {
        return "ccTalk bill validator, " + check + ", " + cents.size() + " kinds of " + country + " bills";
    }

    /** A device that refuses a setting is polled all the same; one that does not answer is started over with. */
    private Question ask(
            int header, int length, Consumer<byte[]> then, Runnable refused, Runnable unanswered, byte... data) {
        return new Question(
                CcTalk.frame(check, CcTalk.BILL_VALIDATOR, CcTalk.HOST, header, data),
                (heard, from, to) -> reply(heard, from, to, length),
                frame -> {
                    if (CcTalk.header(frame) == CcTalk.REPLY && frame.length == length + CcTalk.AROUND) {
                        then.accept(CcTalk.data(frame));
                    } else {
                        refused.run();
                    }
                },
                unanswered);
    }

    /** A reply to the host with that many bytes of data, or a NAK or BUSY. */
    private int reply(byte[] heard, int from, int to, int length) {
        if ((heard[from] & 0xff) != CcTalk.HOST) {
            return Shape.NO;
        }
        if (to - from < 4) {
            return Shape.MORE;
        }
        int size = heard[from + 1] & 0xff;
        int header = heard[from + 3] & 0xff;
        boolean reply = header == CcTalk.REPLY && size == length;
        boolean refusal = (header == CcTalk.NAK || header == CcTalk.BUSY) && size == 0;
        if (!reply && !refusal) {
            return Shape.NO;
        }
        if (to - from < size + CcTalk.AROUND) {
            return Shape.MORE;
        }
        return CcTalk.sound(check, heard, from, CcTalk.BILL_VALIDATOR) ? size + CcTalk.AROUND : Shape.NO;
    }
}
