package clockwise.table;

import clockwise.table.Alert.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What devices and their agents tell. It is never refused: it happened, and the log keeps it. */
final class Reporting {
    private Reporting() {}

    static Decision bill(Table table, Command.ReportBill bill) {
        Event taken = new Event.BillTaken(bill.seen(), bill.amount(), table.box());
        return table.box().isEmpty()
                ? alerting(
                        table,
                        List.of(taken),
                        Kind.BILL_WITHOUT_BOX,
                        bill.seen().device() + " took a bill of " + bill.amount() + " and no box is attached.")
                : Decision.accepted(taken);
    }

    static Decision box(Table table, Command.ReportBox box) {
        Event seen = new Event.BoxSeen(box.seen(), box.change(), box.tag());
        return switch (box.change()) {
            case ATTACHED -> attached(table, box, seen);
            case REMOVED -> removed(table, box, seen);
            case FULL ->
                alerting(table, List.of(seen), Kind.BOX_FULL, box.seen().device() + " says its box is full.");
        };
    }

    private static Decision attached(Table table, Command.ReportBox box, Event seen) {
        if (!Opening.isNameOfABox(box.tag())) {
            return wrongBox(table, box, seen, "a box was attached whose tag cannot be read; enter it by hand.");
        }
        if (table.box().isEmpty()) {
            return Decision.accepted(seen, new Event.BoxAttached(box.tag()));
        }
        return table.box().equals(box.tag())
                ? Decision.accepted(seen)
                : wrongBox(table, box, seen, "box " + box.tag() + " was attached, entered is " + table.box() + ".");
    }

    /** Where no box is attached by the log, somebody with a badge has taken it away before the device saw it. */
    private static Decision removed(Table table, Command.ReportBox box, Event seen) {
        if (table.box().isEmpty()) {
            return Decision.accepted(seen);
        }
        if (!table.box().equals(box.tag())) {
            return wrongBox(
                    table, box, seen, "another box than " + table.box() + " was removed, or one without a tag.");
        }
        String device = box.seen().device();
        return alerting(
                table,
                List.of(seen, new Event.BoxRemoved(box.tag(), "reported by " + device)),
                Kind.BOX_REMOVED,
                "Box " + box.tag() + " was removed"
                        + (table.phase().isInRound() ? " in mid-round." : ".")
                        + " No deal until a box is attached.");
    }

    private static Decision wrongBox(Table table, Command.ReportBox box, Event seen, String what) {
        return alerting(table, List.of(seen), Kind.WRONG_BOX, box.seen().device() + ": " + what);
    }

    static Decision shuffler(Table table, Command.ReportShuffler shuffler) {
        Event seen = new Event.ShufflerSeen(shuffler.seen(), shuffler.state(), shuffler.cards());
        return shuffler.state() == ShufflerState.STOPPED
                ? alerting(
                        table,
                        List.of(seen),
                        Kind.SHUFFLER_STOPPED,
                        shuffler.seen().device() + " has stopped.")
                : Decision.accepted(seen);
    }

    static Decision fault(Table table, Command.ReportFault report) {
        Event seen = new Event.FaultSeen(report.seen(), report.fault(), report.detail());
        Optional<Kind> alert = report.fault().alert();
        String text = report.seen().device() + " says " + report.fault()
                + (report.detail().isBlank() ? "." : ": " + report.detail());
        return alert.isEmpty() ? Decision.accepted(seen) : alerting(table, List.of(seen), alert.get(), text);
    }

    static Decision lost(Table table, Command.AgentLost lost) {
        return alerting(
                table,
                List.of(new Event.AgentLost(lost.agent(), lost.heard())),
                Kind.AGENT_SILENT,
                "The agent " + lost.agent() + " is silent; drops are confirmed by hand.");
    }

    static Decision clock(Table table, Command.AgentClockWrong wrong) {
        return alerting(
                table,
                List.of(new Event.AgentClockWrong(wrong.agent(), wrong.offset())),
                Kind.CLOCK_WRONG,
                "The clock of the agent " + wrong.agent() + " is wrong.");
    }

    static Decision outbox(Table table, Command.AgentOutboxFilling filling) {
        return alerting(
                table,
                List.of(new Event.AgentOutboxFilling(filling.agent(), filling.waiting(), filling.room())),
                Kind.OUTBOX_FILLING,
                "More than half of what the agent " + filling.agent() + " can keep waits to be recorded.");
    }

    private static Decision alerting(Table table, List<Event> events, Kind kind, String text) {
        List<Event> all = new ArrayList<>(events);
        Alert.raised(table, kind, text).ifPresent(all::add);
        return new Decision.Accepted(all);
    }
}
