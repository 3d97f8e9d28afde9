package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rules.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be taken back: a play, the bank, the offer; never a lock, a drop or a settlement. */
class UndoTest {
    private static final Command UNDO = new Command.UndoLast();

    private static Sitting inPlay() {
        Sitting sitting = Sitting.at(opening("no-bust-4.0", 6), 1, 2, 3);
        sitting.begins(1, 200, bid(2, "BASE", 10), bid(2, 1, 3, "BASE", 20));
        return sitting;
    }

    @Test
    void aCard() {
        Sitting sitting = inPlay();
        sitting.deals("2", "5?");
        long seq = sitting.table.seq();
        assertEquals(List.of(new Event.Undone(seq)), sitting.dealer(UNDO));
        assertEquals(List.of(), sitting.table.inPlay().round().plays());
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
    }

    @Test
    void aChoiceWithItsMoneyAndThatOfWhoeverFollowed() {
        Sitting sitting = inPlay();
        sitting.deals("2", "5?");
        sitting.deals("dealer", "6?");
        sitting.deals("2", "6?");
        sitting.chooses("2", "DOUBLE", 10, 1);
        assertEquals(List.of(-20L, -40L), sitting.dollars("seat:2", "seat:3"));
        sitting.dealer(UNDO);
        assertEquals(List.of(-10L, -20L), sitting.dollars("seat:2", "seat:3"));
        assertEquals(2, sitting.table.inPlay().round().wagers().size());
        sitting.chooses("2", "HIT", 0);
    }

    @Test
    void severalPlaysOneAfterAnother() {
        Sitting sitting = inPlay();
        sitting.deals("2", "5?");
        sitting.deals("dealer", "6?");
        sitting.dealer(UNDO);
        sitting.dealer(UNDO);
        sitting.deals("2", "9?");
        assertEquals(1, sitting.table.inPlay().round().cardsAt(new Spot("2")).size());
    }

    @Test
    void theBankAndThenTheOffer() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.declines(1);
        sitting.accepts(2);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(UNDO);
        assertEquals(Phase.BANK, sitting.table.phase());
        assertEquals(0, sitting.balance("seat:2"));
        sitting.dealer(UNDO);
        assertEquals(Phase.OFFER, sitting.table.phase());
        assertTrue(sitting.table.offer().isEmpty(), "the whole offer begins again");
        sitting.accepts(1);
    }

    @Test
    void anAnswer() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.declines(1);
        sitting.dealer(UNDO);
        sitting.accepts(1);
    }

    @Test
    void neverALockNorADrop() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(200)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "PLAYER", 10))));
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
    }

    @Test
    void neverASettlement() {
        Sitting sitting = Sitting.at(opening("no-bust-buster-4.0", 6), 1, 2);
        sitting.begins(1, 300, bid(2, "BASE", 10), bid(2, "LUCKY", 5));
        sitting.deals("2", "7h");
        sitting.deals("dealer", "7c");
        sitting.deals("2", "8s");
        sitting.dealer(new Command.Settle(1));
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
        sitting.dealer(new Command.ConfirmPaid(1));
        assertEquals(Phase.PLAY, sitting.table.phase());
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
        sitting.chooses("2", "STAND", 0);
        sitting.dealer(UNDO);
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
        sitting.plays();
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
    }

    @Test
    void neverAVoid() {
        Sitting sitting = inPlay();
        sitting.floor(new Command.VoidRound(1, "why"));
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, UNDO);
    }
}
