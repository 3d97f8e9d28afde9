package clockwise.agent.outbox;

import clockwise.agent.devices.Report;
import clockwise.link.Bill;
import clockwise.link.Box;
import clockwise.link.Drop;
import clockwise.link.Fault;
import clockwise.link.Shuffler;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A report in the words of the link. */
final class Wording {
    private Wording() {}

    static clockwise.link.Report of(Report report, long position, long clockOffset) {
        clockwise.link.Report.Builder said = clockwise.link.Report.newBuilder()
                .setPosition(position)
                .setSerial(report.serial())
                .setEpoch(report.epoch())
                .setCounter(report.counter())
                .setAt(ChronoUnit.MICROS.between(Instant.EPOCH, report.at()))
                .setClockOffset(clockOffset);
        switch (report.fact()) {
            case Report.Shuffler shuffler -> said.setShuffler(shuffler(shuffler));
            case Report.Drop(long cents, int pieces) ->
                said.setDrop(Drop.newBuilder().setCents(cents).setPieces(pieces));
            case Report.Bill(long cents) -> said.setBill(Bill.newBuilder().setCents(cents));
            case Report.Box(Report.Box.Change change, String tag) ->
                said.setBox(Box.newBuilder().setChange(change(change)).setTag(tag));
            case Report.Fault(Report.Fault.Kind kind, String detail) ->
                said.setFault(Fault.newBuilder().setKind(kind(kind)).setDetail(detail));
        }
        return said.build();
    }

    private static Shuffler shuffler(Report.Shuffler shuffler) {
        Shuffler.Builder said = Shuffler.newBuilder().setState(state(shuffler.state()));
        shuffler.cards().ifPresent(said::setCards);
        return said.build();
    }

    private static Shuffler.State state(Report.Shuffler.State state) {
        return switch (state) {
            case EMPTY -> Shuffler.State.EMPTY;
            case LOADED -> Shuffler.State.LOADED;
            case SHUFFLING -> Shuffler.State.SHUFFLING;
            case READY -> Shuffler.State.READY;
            case DEALING -> Shuffler.State.DEALING;
            case STOPPED -> Shuffler.State.STOPPED;
        };
    }

    private static Box.Change change(Report.Box.Change change) {
        return switch (change) {
            case ATTACHED -> Box.Change.ATTACHED;
            case REMOVED -> Box.Change.REMOVED;
            case FULL -> Box.Change.FULL;
        };
    }

    private static Fault.Kind kind(Report.Fault.Kind kind) {
        return switch (kind) {
            case FIRST_SEEN -> Fault.Kind.FIRST_SEEN;
            case POWERED_UP -> Fault.Kind.POWERED_UP;
            case POWERED_UP_WITH_BILL -> Fault.Kind.POWERED_UP_WITH_BILL;
            case JAM -> Fault.Kind.JAM;
            case TAMPER -> Fault.Kind.TAMPER;
            case FAILURE -> Fault.Kind.FAILURE;
            case CLEARED -> Fault.Kind.CLEARED;
            case LOST_EVENTS -> Fault.Kind.LOST_EVENTS;
            case BILL_UNRESOLVED -> Fault.Kind.BILL_UNRESOLVED;
            case UNEXPECTED_BILL -> Fault.Kind.UNEXPECTED_BILL;
            case UNKNOWN_EVENT -> Fault.Kind.UNKNOWN_EVENT;
        };
    }
}
