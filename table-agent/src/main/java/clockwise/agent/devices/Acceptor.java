package clockwise.agent.devices;

import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a bill acceptor that counts nothing itself and repeats its state at every poll: makes one report of
 * each change. A bill is reported when the device says that it is stacked, and only if it was in escrow before; the
 * device repeats that until it hears our confirmation, and the repetitions report nothing.
 */
final class Acceptor {
    /** What an acceptor can say, in the words of no protocol. */
    sealed interface Status {
        record Started(boolean withBill) implements Status {}

        /** Between two states; tells nothing. */
        record Passing() implements Status {}

        record Idle() implements Status {}

        record Escrow(long cents) implements Status {}

        record Stacking() implements Status {}

        /** A bill is in the box. */
        record Stacked() implements Status {}

        record Returned() implements Status {}

        record BoxOut() implements Status {}

        record BoxFull() implements Status {}

        record Trouble(Kind kind, String detail) implements Status {}
    }

    private final String serial;
    private final List<Report> reports = new ArrayList<>();
    private Instant now = Instant.EPOCH;
    private Optional<Mark> taken;
    private long epoch;
    private long counter;
    private long stacking;
    private boolean started;
    private boolean credited;
    private boolean boxOut;
    private String trouble;

    private Acceptor(Mark mark) {
        this.serial = mark.serial();
        this.taken = Optional.of(mark);
        this.epoch = mark.epoch();
        this.counter = mark.counter();
        List<String> words = List.of(mark.note().split(" "));
        this.started = words.contains("started");
        this.credited = words.contains("credited");
        this.boxOut = words.contains("box-out");
        this.stacking = Long.parseLong(after("stacking=", words, "0"));
        this.trouble = after("trouble=", words, "");
    }

    /** Goes on from a mark. */
    static Acceptor from(Mark mark) {
        return new Acceptor(mark);
    }

    /** Begins with a device of which nothing is known. */
    static Acceptor first(String serial, Moment now) {
        Acceptor acceptor = new Acceptor(new Mark(serial, now.at().getEpochSecond(), 0, ""));
        acceptor.taken = Optional.empty();
        acceptor.reports.add(new Report(serial, acceptor.epoch, 0, now.at(), new Fault(Kind.FIRST_SEEN, "")));
        return acceptor;
    }

    private static String after(String key, List<String> words, String otherwise) {
        return words.stream()
                .filter(word -> word.startsWith(key))
                .map(word -> word.substring(key.length()))
                .findFirst()
                .orElse(otherwise);
    }

    /** What a status changes; the reports of it, once. */
    List<Report> see(Status status, Moment moment) {
        now = moment.at();
        change(status);
        started = status instanceof Status.Started || (started && status instanceof Status.Passing);
        List<Report> seen = List.copyOf(reports);
        reports.clear();
        return seen;
    }

    /** The mark, if it has changed since it was last taken. */
    Optional<Mark> newMark() {
        Mark current = current();
        if (taken.filter(current::equals).isPresent()) {
            return Optional.empty();
        }
        taken = Optional.of(current);
        return taken;
    }

    private Mark current() {
        List<String> words = new ArrayList<>();
        if (started) {
            words.add("started");
        }
        if (credited) {
            words.add("credited");
        }
        if (boxOut) {
            words.add("box-out");
        }
        if (stacking > 0) {
            words.add("stacking=" + stacking);
        }
        if (!trouble.isEmpty()) {
            words.add("trouble=" + trouble);
        }
        return new Mark(serial, epoch, counter, String.join(" ", words));
    }

    private void change(Status status) {
        switch (status) {
            case Status.Started(boolean withBill) -> start(withBill);
            case Status.Passing() -> {}
            case Status.Idle() -> idle();
            case Status.Escrow(long cents) -> escrow(cents);
            case Status.Stacking() -> working();
            case Status.Stacked() -> stacked();
            case Status.Returned() -> returned();
            case Status.BoxOut() -> boxOut();
            case Status.BoxFull() -> boxFull();
            case Status.Trouble(Kind kind, String detail) -> trouble(kind, detail);
        }
    }

    private void start(boolean withBill) {
        if (started) {
            return;
        }
        epoch = Math.max(epoch + 1, now.getEpochSecond());
        counter = 0;
        boolean open = withBill || stacking > 0;
        String detail = stacking > 0 ? stacking + " cents were being stacked" : "";
        reports.add(new Report(
                serial, epoch, 0, now, new Fault(open ? Kind.POWERED_UP_WITH_BILL : Kind.POWERED_UP, detail)));
        stacking = 0;
        credited = false;
    }

    private void idle() {
        working();
        if (stacking > 0) {
            report(new Fault(Kind.BILL_UNRESOLVED, stacking + " cents"));
        }
        stacking = 0;
        credited = false;
    }

    /** It handles bills: so a box is in place and the trouble is over. */
    private void working() {
        attached();
        if (!trouble.isEmpty()) {
            report(new Fault(Kind.CLEARED, trouble));
            trouble = "";
        }
    }

    private void attached() {
        if (boxOut) {
            boxOut = false;
            report(new Box(Box.Change.ATTACHED, ""));
        }
    }

    private void escrow(long cents) {
        working();
        stacking = cents;
        credited = false;
    }

    private void stacked() {
        working();
        if (credited) {
            return;
        }
        report(
                stacking > 0
                        ? new Bill(stacking)
                        : new Fault(Kind.UNEXPECTED_BILL, "stacked without having been in escrow"));
        stacking = 0;
        credited = true;
    }

    private void returned() {
        working();
        stacking = 0;
        credited = false;
    }

    private void boxOut() {
        if (!boxOut) {
            boxOut = true;
            report(new Box(Box.Change.REMOVED, ""));
        }
    }

    private void boxFull() {
        attached();
        become("box-full", new Box(Box.Change.FULL, ""));
    }

    private void trouble(Kind kind, String detail) {
        String name = (kind + ":" + detail).replace(' ', '-');
        become(name, new Fault(kind, detail));
    }

    private void become(String name, Fact fact) {
        if (!trouble.equals(name)) {
            trouble = name;
            report(fact);
        }
    }

    private void report(Fact fact) {
        counter++;
        reports.add(new Report(serial, epoch, counter, now, fact));
    }
}
