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
import clockwise.rotation.Candidate;
import clockwise.table.Fee.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A voided round: all money back, the collection kept for the replay. */
class VoidTest {
    /** Buster 4.0 with patrons on seats 1 to 3 and a player's fee of $1 for each base wager. */
    private static Sitting sitting() {
        Sitting sitting = new Sitting();
        sitting.posting = posting(Money.dollars(1));
        sitting.floor(opening("no-bust-buster-4.0", 6));
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        for (int seat = 1; seat <= 3; seat++) {
            sitting.dealer(new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        return sitting;
    }

    private static void voids(Sitting sitting) {
        sitting.floor(new Command.VoidRound(sitting.table.rounds(), "cards on the floor"));
    }

    private static void replays(Sitting sitting, Command.Bid... bids) {
        sitting.dealer(new Command.PostBank(Money.dollars(300)));
        sitting.locks(bids);
    }

    private static List<Reason> reasons(Sitting sitting) {
        return sitting.table.inPlay().fees().stream().map(Fee::reason).toList();
    }

    @Test
    void onlyAFloorManagerVoidsAndOnlyTheRoundInPlay() {
        Sitting sitting = sitting();
        sitting.refuses(Rejection.WRONG_PHASE, FLOOR, new Command.VoidRound(0, "why"));
        sitting.begins(1, 300, bid(2, "BASE", 10));
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, new Command.VoidRound(1, "why"));
        sitting.refuses(Rejection.WRONG_ROUND, FLOOR, new Command.VoidRound(2, "why"));
        sitting.refuses(Rejection.REASON_MISSING, FLOOR, new Command.VoidRound(1, ""));
    }

    @Test
    void beforeTheDropAllIsAsItWasAndNobodyHasPaid() {
        Sitting sitting = sitting();
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(300)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "BASE", 10), bid(3, "BASE", 20))));
        voids(sitting);
        assertEquals(List.of(0L, 0L, 0L, 0L), sitting.dollars("seat:1", "seat:2", "seat:3", "box:B-1"));
        replays(sitting, bid(2, "BASE", 10));
        assertEquals(List.of(Reason.NONE, Reason.NONE), reasons(sitting));
    }

    @Test
    void afterTheDropTheReplayIsFreeForWhoeverPaidAndANewcomerPays() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10));
        voids(sitting);
        assertEquals(List.of(-1L, -1L, 0L, 2L), sitting.dollars("seat:1", "seat:2", "seat:3", "box:B-1"));
        assertEquals(Phase.BANK, sitting.table.phase(), "the same player-dealer deals again");
        replays(sitting, bid(2, "BASE", 50), bid(3, "BASE", 20));
        assertEquals(List.of(Reason.REPLAY, Reason.REPLAY, Reason.NONE), reasons(sitting));
        assertEquals("round 1", sitting.table.inPlay().fees().getFirst().note());
        assertEquals(3, sitting.balance("box:B-1") / 100);
    }

    @Test
    void whoeverPaidKeepsTheCreditAcrossSeatsAndSeveralVoids() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10));
        voids(sitting);
        sitting.dealer(new Command.LeaveSeat(2, "P2"));
        sitting.dealer(new Command.TakeSeat(5, Occupant.patron("P2")));
        replays(sitting, bid(5, "BASE", 10));
        voids(sitting);
        replays(sitting, bid(5, "BASE", 10));
        assertEquals(List.of(Reason.REPLAY, Reason.REPLAY), reasons(sitting));
        assertEquals(2, sitting.balance("box:B-1") / 100);
    }

    @Test
    void afterLuckyLuckyWasSettledAllOfItGoesBack() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10), bid(2, "LUCKY", 5), bid(3, "BASE", 10), bid(3, "LUCKY", 5));
        sitting.deals("2", "7h");
        sitting.deals("3", "9h");
        sitting.deals("dealer", "7c");
        sitting.deals("2", "7s");
        sitting.deals("3", "9s");
        sitting.settles(1);
        assertTrue(sitting.balance("seat:2") > sitting.balance("seat:3"), "7-7-7 is paid, 25 is taken");
        voids(sitting);
        assertEquals(List.of(-1L, -1L, -1L), sitting.dollars("seat:1", "seat:2", "seat:3"), "their fees");
        assertEquals(0, sitting.balance(Account.BANK));
    }

    @Test
    void inMidSettlementAllOfItGoesBack() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10), bid(2, "LUCKY", 5));
        sitting.deals("2", "7h");
        sitting.deals("dealer", "7c");
        sitting.deals("2", "7s");
        sitting.dealer(new Command.Settle(1));
        voids(sitting);
        assertEquals(List.of(-1L, -1L), sitting.dollars("seat:1", "seat:2"));
    }

    @Test
    void aVoidedRoundIsNoHand() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10));
        voids(sitting);
        assertTrue(sitting.table.position().holding().isEmpty());
        replays(sitting, bid(2, "BASE", 10));
        sitting.plays();
        assertEquals(1, sitting.table.position().holding().orElseThrow().hands());
    }

    @Test
    void whoeverPlayedTheHandBeforeItStillPlayedTheLastHand() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10));
        sitting.plays();
        sitting.begins(1, 300, bid(3, "BASE", 10));
        voids(sitting);
        sitting.dealer(new Command.LeaveSeat(1, "P1"));
        List<Candidate> asked = sitting.table.order(sitting.at).stream()
                .map(order -> order.candidate())
                .toList();
        assertEquals(
                List.of(true, false),
                asked.stream().map(Candidate::playedLastHand).toList());
    }

    @Test
    void whenThePlayerDealerLeavesTheCreditIsAButton() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10), bid(3, "BASE", 10));
        voids(sitting);
        sitting.dealer(new Command.LeaveSeat(1, "P1"));
        assertTrue(sitting.table.seat(2).orElseThrow().freeCollection());
        assertTrue(sitting.table.replay().isEmpty());
        sitting.dealer(new Command.TakeSeat(1, Occupant.patron("P1")));
        assertFalse(sitting.table.seat(1).orElseThrow().freeCollection(), "whoever leaves has no button");
        sitting.declines(1);
        sitting.begins(2, 300, bid(1, "BASE", 10), bid(3, "BASE", 10));
        assertEquals(List.of(Reason.NONE, Reason.NONE, Reason.FREE_COLLECTION), reasons(sitting));
        assertTrue(sitting.table.seat(2).orElseThrow().freeCollection(), "it never pays the player-dealer's fee");
    }

    @Test
    void whenAnotherTakesTheBankTheCreditIsAButton() {
        Sitting sitting = sitting();
        sitting.begins(1, 300, bid(2, "BASE", 10), bid(3, "BASE", 10));
        voids(sitting);
        sitting.dealer(new Command.BreakGame("P1 has had enough"));
        sitting.dealer(new Command.ChangeShoe("broken game"));
        sitting.dealer(new Command.RestartGame());
        sitting.declines(1);
        sitting.begins(2, 300, bid(1, "BASE", 10));
        assertEquals(List.of(Reason.NONE, Reason.FREE_COLLECTION), reasons(sitting));
        assertTrue(sitting.table.seat(3).orElseThrow().freeCollection(), "for a later round");
        assertFalse(sitting.table.seat(1).orElseThrow().freeCollection(), "used");
    }
}
