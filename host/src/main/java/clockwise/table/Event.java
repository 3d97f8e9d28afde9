package clockwise.table;

import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.settlement.Coverage;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Something that happened at a table. What a rule computed is in it, so that no reader of the log needs the rule. */
public sealed interface Event {
    record TableOpened(Setup setup) implements Event {}

    record TableClosed(String reason) implements Event {}

    /** The page that hangs at the table from now on, with the SHA-256 that the posting names. */
    record PlacardShown(String sha256, String page) implements Event {}

    /** Another schedule is posted; in mid-round it waits for the end of the round. */
    record SchedulePosted(Posting posting, String reason) implements Event {}

    record BoxAttached(String box) implements Event {}

    record BoxRemoved(String box, String reason) implements Event {}

    record DealerCame(String badge) implements Event {}

    record SeatTaken(int seat, Occupant occupant) implements Event {}

    record SeatLeft(int seat, Occupant occupant) implements Event {}

    record HandsAllowed(int seat, int hands, String reason) implements Event {}

    record FreeCollectionGiven(int seat, String person, String reason) implements Event {}

    /**
     * Part of the offer log.
     *
     * @param holder who holds or last held the position, empty for nobody
     * @param hands how many hands in a row, and `heldFor` how long in microseconds
     */
    record BankOffered(List<OfferLine> lines, String holder, int hands, long heldFor) implements Event {
        public BankOffered {
            lines = List.copyOf(lines);
        }
    }

    record BankTaken(int seat, String person, Kind kind, int turn, boolean offered) implements Event {}

    /** The position is offered again, as if it had not been taken. */
    record BankGivenUp(int seat, String person) implements Event {}

    record BankPosted(int seat, Money amount) implements Event {}

    /**
     * No more bets.
     *
     * @param round the round as it begins, with the wagers that the game adds by itself
     * @param atRisk wagers that the bank may not reach, as they were shown before the deal
     */
    record WagersLocked(
            Round round,
            Coverage coverage,
            Taking taking,
            LocalDate day,
            String shift,
            Posting posting,
            Money totalTableAction,
            List<Fee> fees,
            List<Integer> atRisk)
            implements Event {
        public WagersLocked {
            fees = List.copyOf(fees);
            atRisk = List.copyOf(atRisk);
        }
    }

    /** `fee` counts from 1. */
    record FeeWaived(long round, int fee, Money amount, String reason) implements Event {}

    record DropConfirmed(long round, Drop drop) implements Event {}

    /** A drop that no collection called for; evidence for the count, no booking. */
    record StrayDropSeen(Money amount, String box) implements Event {}

    /** A drop as its sensor told it, before anything follows from it. */
    record DropSeen(Sighting seen, Money amount, int pieces) implements Event {}

    /** A bill is in the box: a buy-in. With no box attached it is evidence for the count and no booking. */
    record BillTaken(Sighting seen, Money amount, String box) implements Event {}

    record BoxSeen(Sighting seen, BoxChange change, String tag) implements Event {}

    /** Evidence, not truth. */
    record ShufflerSeen(Sighting seen, ShufflerState state, OptionalInt cards) implements Event {}

    record FaultSeen(Sighting seen, Fault fault, String detail) implements Event {}

    record AgentLost(String agent, long heard) implements Event {}

    record AgentCame(String agent) implements Event {}

    record AgentClockWrong(String agent, long offset) implements Event {}

    record AgentOutboxFilling(String agent, long waiting, long room) implements Event {}

    /** A card, a choice, dice or a declared result. */
    record Played(long round, Play play) implements Event {}

    /** What was taken back: the event with this seq. */
    record Undone(long seq) implements Event {}

    record PassSettled(long round, int pass, List<Step> steps, boolean last) implements Event {
        public PassSettled {
            steps = List.copyOf(steps);
        }
    }

    record PaidConfirmed(long round, int steps) implements Event {}

    /** All is paid and the rest of the bank is back with the player-dealer; `hands` in a row so far. */
    record RoundEnded(long round, Money bankBack, int hands) implements Event {}

    /** All wagers and the bank go back by these lines; who paid a fee has it as credit for the replay. */
    record RoundVoided(long round, String reason, List<Line> lines, Optional<Replay> replay) implements Event {
        public RoundVoided {
            lines = List.copyOf(lines);
        }
    }

    record IrregularityFound(long round, String name, String source, int circle, String reason) implements Event {}

    /** These circles are out of the round; their wagers go back by these lines. */
    record HandsDead(long round, Set<Integer> circles, List<Line> lines) implements Event {
        public HandsDead {
            circles = Set.copyOf(circles);
            lines = List.copyOf(lines);
        }
    }

    record HandAbandoned(long round, int circle) implements Event {}

    record CorrectionAsked(long round, List<Play> plays, List<Step> steps, List<Line> difference, String reason)
            implements Event {
        public CorrectionAsked {
            plays = List.copyOf(plays);
            steps = List.copyOf(steps);
            difference = List.copyOf(difference);
        }
    }

    record CorrectionApproved(long asked, long round, List<Line> difference) implements Event {
        public CorrectionApproved {
            difference = List.copyOf(difference);
        }
    }

    record CorrectionRefused(long asked, long round, String reason) implements Event {}

    record AlertRaised(Alert.Kind kind, String text) implements Event {}

    record AlertAcknowledged(long alert, String note) implements Event {}

    record PlayPaused(Pause pause) implements Event {}

    record PlayResumed() implements Event {}

    record CutCardShown() implements Event {}

    record ShoeSpent(String reason) implements Event {}

    record ShoeChanged(String reason) implements Event {}

    record GameBroken(Cause cause, String reason) implements Event {
        /** Why a game is broken. */
        public enum Cause {
            NOBODY_TAKES_THE_BANK,
            /** Too few others than a TPPPS within forty minutes (11 CCR 2077). */
            ROTATION,
            BY_STAFF
        }
    }

    record GameRestarted() implements Event {}
}
