package clockwise.agents;

import clockwise.link.Report;
import clockwise.live.Ask;
import clockwise.money.Money;
import clockwise.store.Bytes;
import clockwise.store.HashChain;
import clockwise.table.Actor;
import clockwise.table.BoxChange;
import clockwise.table.Command;
import clockwise.table.Fault;
import clockwise.table.ShufflerState;
import clockwise.table.Sighting;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A report as something to ask of a table. Its name is derived from serial, epoch and counter alone, so that a report
 * that is sent again is recorded once. What cannot be understood of a report that has a name is recorded as a fault.
 */
final class Told {
    /** More than a table's whole bank; a device that says so is out of its mind. */
    static final long MOST_DROP = 100_000_000;

    static final long MOST_BILL = 1_000_000;
    static final int MOST_PIECES = 10_000;
    static final int MOST_CARDS = 10_000;

    private static final int LONGEST_ID = 64;
    private static final int LONGEST_WORDS = 120;
    private static final Pattern SERIAL = Pattern.compile("[\\x21-\\x7e]{1,48}");
    private static final Pattern UNPRINTABLE = Pattern.compile("[^\\x20-\\x7e]");

    private Told() {}

    /** The request; nothing if the report has no name under which it could be recorded. */
    static Optional<Ask> of(Report report) {
        return SERIAL.matcher(report.getSerial()).matches()
                ? Optional.of(ask(id(report), report, command(report)))
                : Optional.empty();
    }

    /** Another report has this one's name: what is recorded instead, under a name of its own. */
    static Ask reused(Report report) {
        Command told = command(report);
        String id = "r:" + sha256(id(report) + " " + told).substring(0, 60);
        return ask(id, report, fault(report, Fault.NAME_REUSED, told.toString()));
    }

    private static Ask ask(String id, Report report, Command command) {
        return new Ask(id, 0, new Actor(report.getSerial(), Actor.Role.DEVICE), command);
    }

    static String id(Report report) {
        String plain = "d:" + report.getSerial() + "/" + Long.toUnsignedString(report.getEpoch(), 36) + "/"
                + Long.toUnsignedString(report.getCounter(), 36);
        return plain.length() <= LONGEST_ID ? plain : "h:" + sha256(plain).substring(0, 60);
    }

    private static String sha256(String text) {
        return HashChain.sha256(Bytes.utf8(text)).toString();
    }

    private static Sighting seen(Report report) {
        return new Sighting(report.getSerial(), report.getEpoch(), report.getCounter(), report.getAt());
    }

    private static Command command(Report report) {
        return understood(report).orElseGet(() -> fault(report, Fault.UNKNOWN_EVENT, "not understood: " + report));
    }

    private static Command fault(Report report, Fault fault, String words) {
        return new Command.ReportFault(seen(report), fault, printable(words));
    }

    private static Optional<Command> understood(Report report) {
        if (report.getAt() < 0 || report.getEpoch() < 0 || report.getCounter() < 0) {
            return Optional.empty();
        }
        return switch (report.getFactCase()) {
            case SHUFFLER -> shuffler(report);
            case DROP -> {
                long cents = report.getDrop().getCents();
                int pieces = report.getDrop().getPieces();
                yield isWithin(cents, MOST_DROP) && isWithin(pieces, MOST_PIECES)
                        ? Optional.of(new Command.ReportDrop(seen(report), new Money(cents), pieces))
                        : Optional.empty();
            }
            case BILL -> {
                long cents = report.getBill().getCents();
                yield cents > 0 && cents <= MOST_BILL
                        ? Optional.of(new Command.ReportBill(seen(report), new Money(cents)))
                        : Optional.empty();
            }
            case BOX ->
                change(report.getBox().getChange())
                        .map(change -> new Command.ReportBox(
                                seen(report), change, printable(report.getBox().getTag())));
            case FAULT ->
                fault(report.getFault().getKind())
                        .map(kind -> fault(report, kind, report.getFault().getDetail()));
            case FACT_NOT_SET -> Optional.empty();
        };
    }

    private static Optional<Command> shuffler(Report report) {
        int cards = report.getShuffler().getCards();
        return isWithin(cards, MOST_CARDS)
                ? state(report.getShuffler().getState())
                        .map(state -> new Command.ReportShuffler(
                                seen(report),
                                state,
                                report.getShuffler().hasCards() ? OptionalInt.of(cards) : OptionalInt.empty()))
                : Optional.empty();
    }

    private static boolean isWithin(long count, long most) {
        return count >= 0 && count <= most;
    }

    private static Optional<ShufflerState> state(clockwise.link.Shuffler.State state) {
        return switch (state) {
            case EMPTY -> Optional.of(ShufflerState.EMPTY);
            case LOADED -> Optional.of(ShufflerState.LOADED);
            case SHUFFLING -> Optional.of(ShufflerState.SHUFFLING);
            case READY -> Optional.of(ShufflerState.READY);
            case DEALING -> Optional.of(ShufflerState.DEALING);
            case STOPPED -> Optional.of(ShufflerState.STOPPED);
            case UNKNOWN_STATE, UNRECOGNIZED -> Optional.empty();
        };
    }

    private static Optional<BoxChange> change(clockwise.link.Box.Change change) {
        return switch (change) {
            case ATTACHED -> Optional.of(BoxChange.ATTACHED);
            case REMOVED -> Optional.of(BoxChange.REMOVED);
            case FULL -> Optional.of(BoxChange.FULL);
            case UNKNOWN_CHANGE, UNRECOGNIZED -> Optional.empty();
        };
    }

    private static Optional<Fault> fault(clockwise.link.Fault.Kind kind) {
        return switch (kind) {
            case FIRST_SEEN -> Optional.of(Fault.FIRST_SEEN);
            case POWERED_UP -> Optional.of(Fault.POWERED_UP);
            case POWERED_UP_WITH_BILL -> Optional.of(Fault.POWERED_UP_WITH_BILL);
            case JAM -> Optional.of(Fault.JAM);
            case TAMPER -> Optional.of(Fault.TAMPER);
            case FAILURE -> Optional.of(Fault.FAILURE);
            case CLEARED -> Optional.of(Fault.CLEARED);
            case LOST_EVENTS -> Optional.of(Fault.LOST_EVENTS);
            case BILL_UNRESOLVED -> Optional.of(Fault.BILL_UNRESOLVED);
            case UNEXPECTED_BILL -> Optional.of(Fault.UNEXPECTED_BILL);
            case UNKNOWN_EVENT -> Optional.of(Fault.UNKNOWN_EVENT);
            case UNKNOWN_KIND, UNRECOGNIZED -> Optional.empty();
        };
    }

    /** What the log and a screen can bear of the words of a device. */
    static String printable(String words) {
        String line = UNPRINTABLE.matcher(words.strip().replaceAll("\\s+", " ")).replaceAll("?");
        return line.length() <= LONGEST_WORDS ? line : line.substring(0, LONGEST_WORDS - 3) + "...";
    }
}
