package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import java.util.List;
import java.util.Optional;

/** Breaks, the shoe, alerts, broken games and the clock. */
final class Flow {
    private static final int MOST_CALLS = 50;

    private Flow() {}

    static Decision call(Table table, Command.CallFloor call) {
        long open = table.alerts().stream()
                .filter(alert -> alert.kind() == Alert.Kind.FLOOR_CALL) // a chattering device keeps nobody from calling
                .count();
        return open >= MOST_CALLS
                ? refused(Rejection.TOO_MANY_OPEN, "calls")
                : accepted(new Event.AlertRaised(Alert.Kind.FLOOR_CALL, call.reason()));
    }

    static Decision acknowledge(Table table, Command.AcknowledgeAlert acknowledge) {
        return table.alerts().stream().anyMatch(alert -> alert.seq() == acknowledge.alert())
                ? accepted(new Event.AlertAcknowledged(acknowledge.alert(), acknowledge.note()))
                : refused(Rejection.NO_SUCH_ALERT, "");
    }

    static Decision pause(Table table, Command.PausePlay pause) {
        return accepted(new Event.PlayPaused(new Pause(pause.reason(), 0, false)));
    }

    static Decision resume(Table table, Request request) {
        Optional<Pause> pause = table.pause();
        if (pause.isEmpty()) {
            return refused(Rejection.PLAY_IS_NOT_PAUSED, "");
        }
        return request.at() < pause.get().until()
                ? refused(Rejection.STILL_STOPPED, pause.get().reason())
                : accepted(new Event.PlayResumed());
    }

    static Decision cutCard(Table table) {
        return table.shoe() == Shoe.READY
                ? accepted(new Event.CutCardShown())
                : refused(Rejection.WRONG_PHASE, "the cut card is out already");
    }

    static Decision changeShoe(Table table, Command.ChangeShoe change) {
        return accepted(new Event.ShoeChanged(change.reason()));
    }

    static Decision breakGame(Table table, Command.BreakGame breaking) {
        return table.phase().isInRound()
                ? refused(Rejection.ROUND_IN_PLAY, "round " + table.rounds())
                : accepted(new Event.GameBroken(Event.GameBroken.Cause.BY_STAFF, breaking.reason()));
    }

    static Decision restart(Table table) {
        return table.phase() == Phase.BROKEN
                ? accepted(new Event.GameRestarted())
                : refused(Rejection.WRONG_PHASE, "the game is not broken");
    }

    /** What time alone brings about; never in mid-round. */
    static Decision tick(Table table, Request request) {
        boolean waits = table.phase() == Phase.OFFER || table.phase() == Phase.BANK || table.phase() == Phase.WAGERS;
        if (!waits) {
            return new Decision.Accepted(List.of());
        }
        Optional<Pause> stop = table.pause().filter(Pause::byRotation);
        if (stop.isPresent()) {
            return request.at() < stop.get().until()
                    ? new Decision.Accepted(List.of())
                    : accepted(new Event.PlayResumed());
        }
        if (!table.posted().rotation().mustEnd(table.position(), request.at())) {
            return new Decision.Accepted(List.of());
        }
        String why = "Fewer than two others than a TPPPS held the bank within forty minutes.";
        return accepted(
                new Event.GameBroken(Event.GameBroken.Cause.ROTATION, why),
                new Event.AlertRaised(Alert.Kind.GAME_BROKEN, why));
    }
}
