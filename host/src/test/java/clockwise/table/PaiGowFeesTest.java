package clockwise.table;

import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.posting;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fortune Pai Gow, options 8 to 11: the player-dealer by table action, and a flat fee from each player. */
class PaiGowFeesTest {
    private static Sitting sitting() {
        Sitting sitting = new Sitting();
        sitting.posting = posting(Money.dollars(1));
        sitting.floor(opening("fortune-pai-gow", 1));
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        for (int seat = 1; seat <= 3; seat++) {
            sitting.dealer(new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        return sitting;
    }

    /** Our reading of "from each player": for each base wager, of somebody standing too, and for no Fortune bet. */
    @Test
    void filed1731_theFlatFeeIsTakenForEachBaseWager() {
        Sitting sitting = sitting();
        sitting.begins(
                1,
                500,
                bid(2, "BASE", 20),
                bid(2, "FORTUNE", 5),
                bid(5, 0, 2, "BASE", 20),
                bid(3, "BASE", 20),
                bid(3, 1, 0, "BASE", 20));
        List<String> payers = sitting.table.inPlay().fees().stream()
                .map(fee -> fee.account() + " " + fee.amount())
                .toList();
        assertEquals(List.of("seat:1 1.00", "seat:2 1.00", "seat:2 1.00", "seat:3 1.00", "line:3.1 1.00"), payers);
        assertEquals(500, sitting.balance("box:B-1"));
    }

    @Test
    void filed1691_1731_noDiceBeforeTheDrop() {
        Sitting sitting = sitting();
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.dealer(new Command.LockWagers(List.of(bid(2, "BASE", 20))));
        Command dice = new Command.ThrowDice(List.of(1, 2, 3));
        sitting.refuses(Rejection.NOT_DROPPED, Sitting.DEALER, dice);
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(2)));
        sitting.dealer(dice);
    }
}
