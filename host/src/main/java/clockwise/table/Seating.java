package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.rotation.Kind;
import java.util.Optional;
import java.util.function.Predicate;

/** Who sits where, and what lies before them. */
final class Seating {
    private Seating() {}

    static Decision take(Table table, Command.TakeSeat take) {
        Occupant occupant = take.occupant();
        if (take.seat() < 1 || take.seat() > table.posted().felt().seats()) {
            return refused(
                    Rejection.NO_SUCH_SEAT,
                    "seats 1 to " + table.posted().felt().seats());
        }
        if (table.seats().containsKey(take.seat())) {
            return refused(Rejection.SEAT_TAKEN, "seat " + take.seat());
        }
        if (anybody(table, other -> other.id().equals(occupant.id()))) {
            return refused(Rejection.ALREADY_SEATED, occupant.id());
        }
        if (occupant.kind() != Kind.TPPPS) {
            return accepted(new Event.SeatTaken(take.seat(), occupant));
        }
        if (anybody(table, other -> other.company().equals(occupant.company()))) {
            return refused(Rejection.COMPANY_SEATED, occupant.company()); // 4 CCR 12270(b)(5)
        }
        boolean oneOnly = table.posted().rotation().allowsOneTpppsOnly();
        return oneOnly && anybody(table, other -> other.kind() == Kind.TPPPS)
                ? refused(Rejection.TPPPS_SEATED, "")
                : accepted(new Event.SeatTaken(take.seat(), occupant));
    }

    private static boolean anybody(Table table, Predicate<Occupant> who) {
        return table.seats().values().stream().map(Seat::occupant).anyMatch(who);
    }

    static Decision leave(Table table, Command.LeaveSeat leave) {
        Optional<Decision> nobody = refusalOf(table, leave.seat(), leave.person());
        if (nobody.isPresent()) {
            return nobody.get();
        }
        boolean inPlay = table.hand().stream()
                .map(Hand::round)
                .anyMatch(round -> round.dealerSeat() == leave.seat()
                        || round.wagers().stream().anyMatch(wager -> wager.owner() == leave.seat()));
        return inPlay
                ? refused(Rejection.SEAT_IN_PLAY, "round " + table.rounds())
                : accepted(new Event.SeatLeft(
                        leave.seat(), table.seat(leave.seat()).orElseThrow().occupant()));
    }

    static Decision allow(Table table, Command.AllowHands allow) {
        Optional<Decision> nobody = refusalOf(table, allow.seat(), allow.person());
        if (nobody.isPresent()) {
            return nobody.get();
        }
        return allow.hands() < 1 || allow.hands() >= table.posted().felt().seats()
                ? refused(Rejection.HANDS_NOT_POSSIBLE, "")
                : accepted(new Event.HandsAllowed(allow.seat(), allow.hands(), allow.reason()));
    }

    static Decision give(Table table, Command.GiveFreeCollection give) {
        Optional<Decision> nobody = refusalOf(table, give.seat(), give.person());
        if (nobody.isPresent()) {
            return nobody.get();
        }
        return table.seat(give.seat()).orElseThrow().freeCollection()
                ? refused(Rejection.BUTTON_ALREADY_THERE, "seat " + give.seat())
                : accepted(new Event.FreeCollectionGiven(give.seat(), give.person(), give.reason()));
    }

    private static Optional<Decision> refusalOf(Table table, int seat, String person) {
        if (seat < 1 || seat > table.posted().felt().seats()) {
            return Optional.of(refused(
                    Rejection.NO_SUCH_SEAT,
                    "seats 1 to " + table.posted().felt().seats()));
        }
        Optional<Seat> taken = table.seat(seat);
        if (taken.isEmpty()) {
            return Optional.of(refused(Rejection.SEAT_EMPTY, "seat " + seat));
        }
        return taken.get().occupant().id().equals(person)
                ? Optional.empty()
                : Optional.of(refused(Rejection.NOT_THAT_PERSON, "seat " + seat));
    }
}
