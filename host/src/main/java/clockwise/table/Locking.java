package clockwise.table;

import static clockwise.table.Decision.refused;

import clockwise.fees.Wagers;
import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Bet;
import clockwise.rules.Game;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Exposure;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** No more bets: the wagers are checked, and with them the collection is fixed. */
final class Locking {
    /** More than any felt has places: it bounds what one request can ask. */
    private static final int MOST_WAGERS = 300;

    private Locking() {}

    static Decision lock(Table table, Request request, Command.LockWagers lock) {
        if (table.phase() != Phase.WAGERS) {
            return refused(Rejection.WRONG_PHASE, "no wagers are open");
        }
        if (table.shoe() == Shoe.OUT) {
            return refused(Rejection.SHOE_IS_OUT, "");
        }
        if (table.box().isEmpty()) {
            return refused(Rejection.NO_BOX, "");
        }
        if (lock.wagers().size() > MOST_WAGERS) {
            return refused(Rejection.TOO_MANY_WAGERS, "");
        }
        Taking taking = table.taking().orElseThrow();
        Round round = new Round(
                table.rounds() + 1,
                table.posted().felt(),
                taking.seat(),
                table.bank(),
                wagers(lock.wagers()),
                List.of());
        return switch (Referee.begin(table.game(), round)) {
            case Ruling.Refused no -> refused(rejection(no.fault()), no.detail());
            case Ruling.Accepted yes ->
                refusalOfOwners(table, yes.round()).orElseGet(() -> locked(table, request, taking, yes.round()));
        };
    }

    private static List<Wager> wagers(List<Command.Bid> bids) {
        List<Wager> wagers = new ArrayList<>();
        for (Command.Bid bid : bids) {
            wagers.add(new Wager(
                    wagers.size() + 1, Spot.seat(bid.circle()), bid.line(), bid.owner(), bid.bet(), bid.amount()));
        }
        return wagers;
    }

    private static Optional<Decision> refusalOfOwners(Table table, Round round) {
        for (Wager wager : round.wagers()) {
            Optional<Decision> no = refusalOfOwner(table, round, wager);
            if (no.isPresent()) {
                return no;
            }
        }
        return Optional.empty();
    }

    private static Optional<Decision> refusalOfOwner(Table table, Round round, Wager wager) {
        Optional<Seat> owner = table.seat(wager.owner());
        boolean standing = wager.owner() == 0 && wager.line() > 0;
        if (owner.isEmpty() && !standing) {
            return Optional.of(refused(Rejection.NOBODY_WAGERS, "wager " + wager.id() + " of seat " + wager.owner()));
        }
        int circle = wager.spot().seat();
        boolean another =
                wager.line() == 0 && wager.owner() != circle && table.seats().containsKey(circle);
        if (another || sharesItsPlace(round, wager)) {
            return Optional.of(refused(Rejection.CIRCLE_TAKEN, "circle " + circle));
        }
        if (owner.isEmpty()) {
            return Optional.empty();
        }
        if (table.posted().rotation().allowsOneTpppsOnly()
                && owner.get().occupant().kind() == Kind.TPPPS) {
            return Optional.of(refused(Rejection.TPPPS_MAY_NOT_WAGER, "seat " + wager.owner())); // 11 CCR 2077
        }
        return hands(round, wager.owner()) > owner.get().mostHands()
                ? Optional.of(refused(
                        Rejection.TOO_MANY_HANDS,
                        "seat " + wager.owner() + " may play " + owner.get().mostHands()))
                : Optional.empty();
    }

    /** One place of a circle belongs to one person. */
    private static boolean sharesItsPlace(Round round, Wager wager) {
        return round.wagers().stream()
                .anyMatch(other -> other.spot().equals(wager.spot())
                        && other.line() == wager.line()
                        && other.owner() != wager.owner());
    }

    private static int hands(Round round, int owner) {
        Set<Spot> circles = new HashSet<>();
        for (Wager wager : round.wagers()) {
            if (wager.owner() == owner && wager.line() == 0) {
                circles.add(wager.spot());
            }
        }
        return circles.size();
    }

    private static Decision locked(Table table, Request request, Taking taking, Round round) {
        Game game = table.game();
        Money action = wagersForFees(game, round).totalTableAction();
        List<Fee> fees = Collecting.fees(table, taking, round, base(game, round), wagersForFees(game, round));
        Exposure exposure = Exposure.of(game, round);
        List<Event> events = new ArrayList<>();
        events.add(new Event.WagersLocked(
                round,
                table.posted().coverage(),
                taking,
                request.day(),
                request.shift(),
                table.posted().posting(),
                action,
                fees,
                exposure.atRisk()));
        boolean nothingDue = fees.stream().allMatch(fee -> fee.amount().isZero());
        if (nothingDue) {
            events.add(Collecting.nothingDue(table, round.number(), request));
        }
        return new Decision.Accepted(events);
    }

    /** The base wagers, in their order on the felt. */
    private static List<Wager> base(Game game, Round round) {
        return round.wagers().stream()
                .filter(wager -> isPlaced(game, wager) && !bet(game, wager).bonus())
                .toList();
    }

    private static Wagers wagersForFees(Game game, Round round) {
        List<Money> bonus = round.wagers().stream()
                .filter(wager -> isPlaced(game, wager) && bet(game, wager).bonus())
                .map(Wager::amount)
                .toList();
        return new Wagers(base(game, round).stream().map(Wager::amount).toList(), bonus);
    }

    private static boolean isPlaced(Game game, Wager wager) {
        return bet(game, wager).comes() == Bet.Comes.BEFORE_THE_LOCK;
    }

    private static Bet bet(Game game, Wager wager) {
        return game.bets().stream()
                .filter(bet -> bet.name().equals(wager.bet()))
                .findFirst()
                .orElseThrow();
    }

    static Rejection rejection(Ruling.Fault fault) {
        return switch (fault) {
            case UNKNOWN_OPTION -> Rejection.UNKNOWN_OPTION;
            case SEATS_NOT_FILED -> Rejection.SEATS_NOT_FILED;
            case DECKS_NOT_FILED -> Rejection.DECKS_NOT_FILED;
            case UNKNOWN_SPACE -> Rejection.UNKNOWN_SPACE;
            case NO_SUCH_SEAT -> Rejection.NO_SUCH_CIRCLE;
            case NO_WAGERS -> Rejection.NO_WAGERS;
            case UNKNOWN_BET -> Rejection.UNKNOWN_BET;
            case BET_NOT_OPEN -> Rejection.BET_NOT_OPEN;
            case WAGER_ON_DEALER -> Rejection.WAGER_ON_DEALER;
            case WAGER_BY_DEALER -> Rejection.WAGER_BY_DEALER;
            case NO_SUCH_LINE -> Rejection.NO_SUCH_LINE;
            case OUTSIDE_LIMITS -> Rejection.OUTSIDE_LIMITS;
            case NOT_IN_UNITS -> Rejection.NOT_IN_UNITS;
            case BET_TWICE -> Rejection.BET_TWICE;
            case NEEDS_ANOTHER_BET -> Rejection.NEEDS_ANOTHER_BET;
            case NOT_OFFERED -> Rejection.NOT_OFFERED;
            case NOT_IN_THE_DECK -> Rejection.NOT_IN_THE_DECK;
            case SUIT_MISSING -> Rejection.SUIT_MISSING;
            case NOT_IN_THE_SHOE -> Rejection.NOT_IN_THE_SHOE;
            case WRONG_DICE -> Rejection.WRONG_DICE;
            case WRONG_MONEY -> Rejection.WRONG_MONEY;
            case NO_BANK, WAGER_IDS_NOT_IN_ORDER, WRONG_STEPS ->
                throw new IllegalStateException("the table let pass " + fault);
        };
    }
}
