package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.settlement.Coverage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The bank: short or not, and where it goes when there is no round. */
class BankTest {
    /** Player 9 against Banker 7: a bank of $120 meets $100 that win, $100 that lose and $100 that win. */
    private static Sitting shortBank(Coverage coverage) {
        Sitting sitting = Sitting.at(Sitting.with(opening("ez-baccarat", 8), Optional.empty(), coverage), 1, 2, 3, 4);
        sitting.begins(1, 120, bid(2, "PLAYER", 100), bid(3, "BANKER", 100), bid(4, "PLAYER", 100));
        sitting.deals("PLAYER", "9?");
        sitting.deals("BANKER", "2?");
        sitting.deals("PLAYER", "K?");
        sitting.deals("BANKER", "5?");
        return sitting;
    }

    @Test
    void theLockTellsWhichWagersAreAtRisk() {
        Sitting sitting = shortBank(Coverage.SINGLE_ACTION);
        assertEquals(List.of(2, 3), sitting.last(Event.WagersLocked.class).atRisk());
    }

    @Test
    void aLongBankPutsNothingAtRisk() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.begins(1, 100, bid(2, "PLAYER", 100));
        assertEquals(List.of(), sitting.last(Event.WagersLocked.class).atRisk());
    }

    @Test
    void underSingleActionEveryDollarOfTheBankActsOnce() {
        Sitting sitting = shortBank(Coverage.SINGLE_ACTION);
        sitting.settles(1);
        assertEquals(
                List.of(100L, -20L, 0L, -83L),
                sitting.dollars("seat:2", "seat:3", "seat:4", "seat:1"),
                "pays 100, takes 20, returns the rest; the whole collection of $3 is paid");
    }

    @Test
    void underSeparateCapsPayingAndTakingAreCountedApart() {
        Sitting sitting = shortBank(Coverage.SEPARATE_CAPS);
        sitting.settles(1);
        assertEquals(List.of(100L, -100L, 20L, -23L), sitting.dollars("seat:2", "seat:3", "seat:4", "seat:1"));
    }

    @Test
    void whenThePlayerDealerLeavesBeforeTheLockTheBankGoesBackAndTheOfferBeginsAgain() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        assertEquals(-20_000, sitting.balance("seat:1"));
        sitting.dealer(new Command.LeaveSeat(1, "P1"));
        assertEquals(0, sitting.balance("seat:1"));
        assertEquals(Phase.OFFER, sitting.table.phase());
        sitting.accepts(2);
    }

    @Test
    void whenThePlayerDealerLeavesBeforeTheBankTheOfferBeginsAgain() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.accepts(1);
        sitting.dealer(new Command.LeaveSeat(1, "P1"));
        sitting.accepts(2);
    }

    @Test
    void closingTheTableReturnsAPostedBank() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.floor(new Command.CloseTable("end of the day"));
        assertEquals(0, sitting.balance("seat:1"));
        assertTrue(sitting.table.seats().isEmpty());
    }

    @Test
    void noTableIsClosedAndNoGameBrokenInMidRound() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.ROUND_IN_PLAY, Sitting.FLOOR, new Command.CloseTable("late"));
        sitting.refuses(Rejection.ROUND_IN_PLAY, DEALER, new Command.BreakGame("late"));
    }

    @Test
    void aBrokenGameReturnsAPostedBank() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(new Command.BreakGame("fire drill"));
        assertEquals(0, sitting.balance("seat:1"));
    }
}
