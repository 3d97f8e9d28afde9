package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import clockwise.rules.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where people may wager: their own circle, empty ones, and behind somebody. */
class WagersTest {
    private static Sitting wagering(String game, int... seats) {
        Sitting sitting = Sitting.at(opening(game, 6), seats);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(1_000)));
        return sitting;
    }

    private static Command lock(Command.Bid... bids) {
        return new Command.LockWagers(List.of(bids));
    }

    @Test
    void aPlayerMayWagerInEmptyCircles() {
        Sitting sitting = wagering("ez-baccarat", 1, 2);
        sitting.locks(bid(2, "PLAYER", 10), bid(5, 0, 2, "BANKER", 10));
        sitting.plays();
        assertEquals(0, sitting.balance("seat:5"), "the money is the owner's, not the circle's");
    }

    @Test
    void aCircleBelongsToWhoeverSitsThere() {
        Sitting sitting = wagering("ez-baccarat", 1, 2, 3);
        sitting.refuses(Rejection.CIRCLE_TAKEN, DEALER, lock(bid(3, 0, 2, "PLAYER", 10)));
    }

    @Test
    void anEmptyCircleBelongsToOnePerson() {
        Sitting sitting = wagering("ez-baccarat", 1, 2, 3);
        sitting.refuses(Rejection.CIRCLE_TAKEN, DEALER, lock(bid(5, 0, 2, "PLAYER", 10), bid(5, 0, 3, "BANKER", 10)));
    }

    @Test
    void filed58_61_threeHandsAndMoreWithApproval() {
        Sitting sitting = wagering("no-bust-4.0", 1, 2);
        Command.Bid[] four = {
            bid(2, "BASE", 10), bid(3, 0, 2, "BASE", 10), bid(4, 0, 2, "BASE", 10), bid(5, 0, 2, "BASE", 10)
        };
        sitting.refuses(Rejection.TOO_MANY_HANDS, DEALER, lock(four));
        Command allow = new Command.AllowHands(2, "P2", 4, "nobody else is here");
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, allow);
        sitting.refuses(Rejection.HANDS_NOT_POSSIBLE, FLOOR, new Command.AllowHands(2, "P2", 8, "all"));
        sitting.floor(allow);
        sitting.locks(four);
        assertEquals(-40, sitting.balance("seat:2") / 100);
    }

    @Test
    void threeHandsNeedNobodysApproval() {
        Sitting sitting = wagering("no-bust-4.0", 1, 2);
        sitting.locks(bid(2, "BASE", 10), bid(3, 0, 2, "BASE", 10), bid(4, 0, 2, "BASE", 10));
        assertEquals(Phase.PLAY, sitting.table.phase());
    }

    @Test
    void aBacklineWagerMayFollowADoubleOrNot() {
        Sitting sitting = wagering("no-bust-4.0", 1, 2, 3);
        sitting.locks(bid(2, "BASE", 10), bid(2, 1, 3, "BASE", 20), bid(2, 2, 0, "BASE", 30));
        sitting.deals("2", "5?");
        sitting.deals("dealer", "6?");
        sitting.deals("2", "6?");
        sitting.chooses("2", "DOUBLE", 10, 1);
        sitting.deals("2", "T?");
        assertEquals(List.of(-20L, -40L, -30L), sitting.dollars("seat:2", "seat:3", "line:2.2"));
        sitting.deals("dealer", "T?", "4?");
        sitting.settles(1);
        assertEquals(List.of(20L, 40L, 30L), sitting.dollars("seat:2", "seat:3", "line:2.2"), "21 beats 20");
        assertEquals(-91, sitting.balance("seat:1") / 100, "and the collection of $1");
    }

    @Test
    void aBacklineWagerFollowsWithItsOwnStakeOnly() {
        Sitting sitting = wagering("no-bust-4.0", 1, 2);
        sitting.locks(bid(2, "BASE", 10));
        sitting.deals("2", "5?");
        sitting.deals("dealer", "6?");
        sitting.deals("2", "6?");
        Command double1 = new Command.MakeChoice(new Spot("2"), "DOUBLE", Money.dollars(10), List.of(1));
        sitting.refuses(Rejection.WRONG_MONEY, DEALER, double1);
    }

    @Test
    void somebodyStandingWagersBehindACircleOnly() {
        Sitting sitting = wagering("no-bust-4.0", 1, 2);
        sitting.refuses(Rejection.NOBODY_WAGERS, DEALER, lock(bid(3, 0, 0, "BASE", 10)));
        sitting.locks(bid(2, "BASE", 10), bid(2, 3, 0, "BASE", 10));
        sitting.plays();
        assertEquals(sitting.balance("seat:2"), sitting.balance("line:2.3"));
    }

    @Test
    void filed2670_ezBaccaratHasNoBackline() {
        Sitting sitting = wagering("ez-baccarat", 1, 2);
        sitting.refuses(Rejection.NO_SUCH_LINE, DEALER, lock(bid(2, 1, 0, "PLAYER", 10)));
    }

    @Test
    void nobodyLeavesWithMoneyInPlay() {
        Sitting sitting = wagering("ez-baccarat", 1, 2, 3);
        sitting.locks(bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.SEAT_IN_PLAY, DEALER, new Command.LeaveSeat(2, "P2"));
        sitting.refuses(Rejection.SEAT_IN_PLAY, DEALER, new Command.LeaveSeat(1, "P1"));
        sitting.dealer(new Command.LeaveSeat(3, "P3"));
        sitting.plays();
        sitting.dealer(new Command.LeaveSeat(2, "P2"));
    }
}
