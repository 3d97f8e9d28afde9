package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.posting;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.table.Fee.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The free-collection button: worth one player's fee at the next lock, to one person at one table. */
class FreeCollectionTest {
    private static final Command BUTTON = new Command.GiveFreeCollection(2, "P2", "no action twice");

    /** Each base wager costs its player `player` dollars. */
    private static Sitting sitting(long player) {
        Sitting sitting = new Sitting();
        sitting.posting = posting(Money.dollars(player));
        sitting.floor(opening("ez-baccarat", 8));
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        for (int seat = 1; seat <= 3; seat++) {
            sitting.dealer(new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        return sitting;
    }

    private static List<Reason> reasons(Sitting sitting) {
        return sitting.table.inPlay().fees().stream().map(Fee::reason).toList();
    }

    private static boolean hasButton(Sitting sitting, int seat) {
        return sitting.table.seat(seat).orElseThrow().freeCollection();
    }

    @Test
    void aFloorManagerGivesOneToAPerson() {
        Sitting sitting = sitting(1);
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, BUTTON);
        sitting.refuses(Rejection.NOT_THAT_PERSON, FLOOR, new Command.GiveFreeCollection(3, "P2", "why"));
        sitting.floor(BUTTON);
        sitting.refuses(Rejection.BUTTON_ALREADY_THERE, FLOOR, BUTTON);
    }

    @Test
    void itIsUsedAtTheNextLock() {
        Sitting sitting = sitting(1);
        sitting.floor(BUTTON);
        sitting.begins(1, 200, bid(2, "PLAYER", 10), bid(4, 0, 2, "PLAYER", 10), bid(3, "PLAYER", 10));
        assertEquals(
                List.of(Reason.NONE, Reason.FREE_COLLECTION, Reason.FREE_COLLECTION, Reason.NONE), reasons(sitting));
        assertEquals(200, sitting.balance("box:B-1"), "the dealer's and seat 3's");
        assertFalse(hasButton(sitting, 2));
    }

    @Test
    void itIsUsedAndLoggedEvenWhereNothingIsDue() {
        Sitting sitting = sitting(0);
        sitting.floor(BUTTON);
        sitting.begins(1, 200, bid(2, "PLAYER", 10), bid(3, "PLAYER", 10));
        assertEquals(List.of(Reason.NONE, Reason.FREE_COLLECTION), reasons(sitting));
        assertEquals(Money.ZERO, sitting.table.inPlay().fees().getLast().due());
        assertFalse(hasButton(sitting, 2));
    }

    @Test
    void itStaysWithWhoeverSitsOut() {
        Sitting sitting = sitting(1);
        sitting.floor(BUTTON);
        sitting.begins(1, 200, bid(3, "PLAYER", 10));
        assertTrue(hasButton(sitting, 2));
    }

    @Test
    void itNeverPaysThePlayerDealersFee() {
        Sitting sitting = sitting(1);
        sitting.floor(BUTTON);
        sitting.declines(1);
        sitting.begins(2, 200, bid(3, "PLAYER", 10));
        assertEquals(List.of(Reason.NONE, Reason.NONE), reasons(sitting));
        assertTrue(hasButton(sitting, 2));
    }

    @Test
    void itDiesWhenItsPersonLeaves() {
        Sitting sitting = sitting(1);
        sitting.floor(BUTTON);
        sitting.dealer(new Command.LeaveSeat(2, "P2"));
        sitting.dealer(new Command.TakeSeat(2, Occupant.patron("P2")));
        assertFalse(hasButton(sitting, 2));
    }

    @Test
    void aRoundVoidedBeforeTheDropGivesItsWorthBack() {
        Sitting sitting = sitting(1);
        sitting.floor(BUTTON);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "PLAYER", 10))));
        sitting.floor(new Command.VoidRound(1, "wrong bets"));
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.locks(bid(2, "PLAYER", 10));
        assertEquals(List.of(Reason.NONE, Reason.REPLAY), reasons(sitting));
    }
}
