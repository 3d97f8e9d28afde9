package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.tppps;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The shoe, breaks, dealers who come and go, and broken games. */
class FlowTest {
    private static final Actor RELIEF = new Actor("1002", Actor.Role.DEALER);

    private static Sitting sitting() {
        return Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
    }

    private static void refusesLock(Sitting sitting, Rejection rejection) {
        sitting.refuses(rejection, DEALER, new Command.LockWagers(List.of(bid(2, "PLAYER", 10))));
    }

    private static void banks(Sitting sitting, int seat) {
        sitting.accepts(seat);
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
    }

    @Test
    void filed59_aCutCardInMidHandMakesItTheLastHand() {
        Sitting sitting = sitting();
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.dealer(new Command.ShowCutCard());
        sitting.plays();
        assertEquals(Shoe.OUT, sitting.table.shoe());
        banks(sitting, 1);
        refusesLock(sitting, Rejection.SHOE_IS_OUT);
        sitting.dealer(new Command.ChangeShoe("cut card"));
        sitting.locks(bid(2, "PLAYER", 10));
    }

    @Test
    void filed59_aCutCardBetweenHandsMakesTheNextTheLast() {
        Sitting sitting = sitting();
        sitting.dealer(new Command.ShowCutCard());
        sitting.refuses(Rejection.WRONG_PHASE, DEALER, new Command.ShowCutCard());
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.plays();
        assertEquals(Shoe.OUT, sitting.table.shoe());
    }

    @Test
    void filed59_aVoidedRoundIsNotTheLastHand() {
        Sitting sitting = sitting();
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.dealer(new Command.ShowCutCard());
        sitting.floor(new Command.VoidRound(1, "why"));
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.locks(bid(2, "PLAYER", 10));
        sitting.plays();
        assertEquals(Shoe.OUT, sitting.table.shoe());
    }

    @Test
    void filed97_aBrokenGameIsShuffledBeforeItGoesOn() {
        Sitting sitting = sitting();
        sitting.dealer(new Command.BreakGame("nobody plays"));
        sitting.refuses(Rejection.GAME_IS_BROKEN, DEALER, new Command.AllDeclined());
        sitting.dealer(new Command.RestartGame());
        banks(sitting, 1);
        refusesLock(sitting, Rejection.SHOE_IS_OUT);
        sitting.dealer(new Command.ChangeShoe("shuffled, six burned"));
        sitting.locks(bid(2, "PLAYER", 10));
    }

    @Test
    void filed97_theShuffleMayComeWhileTheGameIsBroken() {
        Sitting sitting = sitting();
        sitting.dealer(new Command.BreakGame("nobody plays"));
        sitting.dealer(new Command.ChangeShoe("shuffled, six burned"));
        sitting.dealer(new Command.RestartGame());
        sitting.refuses(Rejection.WRONG_PHASE, DEALER, new Command.RestartGame());
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
    }

    @Test
    void inABreakNothingIsPlayedButPeopleMaySitDown() {
        Sitting sitting = sitting();
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.PLAY_IS_NOT_PAUSED, DEALER, new Command.ResumePlay());
        sitting.dealer(new Command.PausePlay("a fill"));
        sitting.refuses(Rejection.PLAY_IS_PAUSED, DEALER, new Command.PausePlay("again"));
        sitting.refuses(Rejection.PLAY_IS_PAUSED, FLOOR, new Command.Settle(1));
        sitting.dealer(new Command.TakeSeat(5, Occupant.patron("P5")));
        sitting.dealer(new Command.ResumePlay());
        sitting.plays();
    }

    @Test
    void aReliefDealerTakesOverInMidRound() {
        Sitting sitting = sitting();
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.NOT_THE_DEALER, RELIEF, new Command.Settle(1));
        sitting.does(RELIEF, new Command.ComeToTable(), sitting.given());
        assertEquals("1002", sitting.table.dealer());
        sitting.refuses(Rejection.NOT_THE_DEALER, DEALER, new Command.Settle(1));
        sitting.dealer(new Command.ComeToTable());
        sitting.plays();
    }

    @Test
    void ccr12270_onePlayerOfATpppsCompanyAtATable() {
        Sitting sitting = sitting();
        sitting.dealer(new Command.TakeSeat(4, tppps("T1", "Acme")));
        sitting.refuses(Rejection.COMPANY_SEATED, DEALER, new Command.TakeSeat(5, tppps("T2", "Acme")));
        sitting.dealer(new Command.TakeSeat(5, tppps("T3", "Other")));
        sitting.dealer(new Command.LeaveSeat(4, "T1"));
        sitting.dealer(new Command.TakeSeat(4, tppps("T2", "Acme")));
    }

    @Test
    void aFloorCallStaysUntilItIsAcknowledged() {
        Sitting sitting = sitting();
        sitting.dealer(new Command.CallFloor("a dispute"));
        long alert = sitting.table.alerts().getFirst().seq();
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, new Command.AcknowledgeAlert(alert, "done"));
        sitting.floor(new Command.AcknowledgeAlert(alert, "done"));
        sitting.refuses(Rejection.NO_SUCH_ALERT, FLOOR, new Command.AcknowledgeAlert(alert, "done"));
    }
}
