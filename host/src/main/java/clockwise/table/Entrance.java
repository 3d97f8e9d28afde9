package clockwise.table;

import static clockwise.table.Decision.refused;

import clockwise.table.Actor.Role;
import java.util.Optional;

/** The refusals that do not depend on what a command says, in their order of precedence. */
final class Entrance {
    private static final int LONGEST_REASON = 200;

    private Entrance() {}

    static Optional<Decision> refusal(Table table, Request request) {
        Command command = request.command();
        boolean dealers = command instanceof Command.ByDealer;
        if (dealers && request.revision() != table.revision()) {
            return no(Rejection.STALE_VIEW, "the table is at revision " + table.revision());
        }
        Optional<Decision> ofRole = refusalOfRole(table, command, request.actor());
        if (ofRole.isPresent()) {
            return ofRole;
        }
        if (!isToldWell(command)) {
            return no(Rejection.REASON_MISSING, "");
        }
        if (table.setup().isEmpty() && !isForClosed(command)) {
            return no(Rejection.TABLE_NOT_OPEN, "");
        }
        if (table.setup().isPresent() && command instanceof Command.OpenTable) {
            return no(Rejection.TABLE_ALREADY_OPEN, "");
        }
        if (!dealers || command instanceof Command.ComeToTable) {
            return Optional.empty();
        }
        if (request.actor().role() == Role.DEALER
                && !table.dealer().equals(request.actor().id())) {
            return no(
                    Rejection.NOT_THE_DEALER,
                    table.dealer().isEmpty() ? "nobody deals here" : "badge " + table.dealer() + " deals here");
        }
        if (table.pause().isPresent() && !(command instanceof Command.ResumePlay)) {
            return no(Rejection.PLAY_IS_PAUSED, table.pause().get().reason());
        }
        if (table.phase() == Phase.BROKEN && !isForBroken(command)) {
            return no(Rejection.GAME_IS_BROKEN, "");
        }
        return Optional.empty();
    }

    private static Optional<Decision> refusalOfRole(Table table, Command command, Actor actor) {
        boolean staff = actor.role() == Role.DEALER || actor.role() == Role.FLOOR;
        boolean allowed = switch (command) {
            case Command.ByDealer dealers -> staff;
            case Command.ReportIrregularity report ->
                staff && (actor.role() == Role.FLOOR || !needsFloor(table, report));
            case Command.ByStaff staffs -> staff;
            case Command.ByFloor floors -> actor.role() == Role.FLOOR;
            case Command.ByDevice devices -> actor.role() == Role.DEVICE;
            case Command.ByHost hosts -> actor.role() == Role.HOST;
            case Command.WithReason told -> throw new IllegalStateException("a command of no group: " + told);
        };
        if (allowed) {
            return Optional.empty();
        }
        boolean floorCould = staff && (command instanceof Command.ByFloor || command instanceof Command.ByStaff);
        return no(floorCould ? Rejection.NEEDS_FLOOR : Rejection.NOT_ALLOWED, "");
    }

    private static boolean needsFloor(Table table, Command.ReportIrregularity report) {
        return table.setup().isPresent()
                && table.game().irregularities().stream()
                        .anyMatch(known -> known.floor() && known.name().equals(report.name()));
    }

    private static boolean isForClosed(Command command) {
        return command instanceof Command.OpenTable
                || command instanceof Command.AttachBox
                || command instanceof Command.RemoveBox
                || command instanceof Command.AcknowledgeAlert
                || command instanceof Command.ApproveCorrection
                || command instanceof Command.RefuseCorrection
                || command instanceof Command.ByDevice // what was seen was seen
                || command instanceof Command.ByHost;
    }

    private static boolean isForBroken(Command command) {
        return command instanceof Command.RestartGame
                || command instanceof Command.ChangeShoe
                || command instanceof Command.PausePlay
                || command instanceof Command.ResumePlay;
    }

    /** A note may be empty, but no longer than a reason: what a log can hold is bounded. */
    private static boolean isToldWell(Command command) {
        return switch (command) {
            case Command.WithReason told ->
                !told.reason().isBlank() && told.reason().length() <= LONGEST_REASON;
            case Command.AcknowledgeAlert seen -> seen.note().length() <= LONGEST_REASON;
            default -> true;
        };
    }

    private static Optional<Decision> no(Rejection rejection, String detail) {
        return Optional.of(refused(rejection, detail));
    }
}
