package clockwise.table;

import static clockwise.table.Sitting.DAY;
import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.SEEN;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.posting;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.fees.Band;
import clockwise.fees.ByWager;
import clockwise.fees.FeeOption;
import clockwise.fees.Lines;
import clockwise.money.Money;
import clockwise.rules.Spot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The collection: fixed at the lock, dropped before the first card. */
class CollectionTest {
    private static final Command FIRST_CARD =
            new Command.DealCard(Spot.PLAYER, Card.read("9?").orElseThrow());

    static Posting of(FeeOption.PlayerDealer option) {
        return new Posting("test", option, "a test", new Lines(1, 2), Money.dollars(5), Money.dollars(500), DAY, "11");
    }

    /** Players pay $1 below $50 and $2 from there on; the player-dealer a flat fee. */
    static Posting byWager(long dealerDollars) {
        return of(new ByWager(
                2,
                Money.dollars(dealerDollars),
                List.of(
                        new Band(Money.dollars(1), Optional.of(Money.dollars(49)), Money.dollars(1)),
                        new Band(Money.dollars(50), Optional.empty(), Money.dollars(2))),
                new Lines(1, 2)));
    }

    private static Sitting locked(Posting posting, Command.Bid... bids) {
        Sitting sitting = new Sitting();
        sitting.posting = posting;
        sitting.floor(opening("ez-baccarat", 8));
        sitting.floor(new Command.AttachBox("B-1"));
        sitting.dealer(new Command.ComeToTable());
        for (int seat = 1; seat <= 3; seat++) {
            sitting.dealer(new Command.TakeSeat(seat, Occupant.patron("P" + seat)));
        }
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(500)));
        sitting.dealer(new Command.LockWagers(List.of(bids)));
        return sitting;
    }

    private static List<Long> fees(Sitting sitting) {
        return sitting.table.inPlay().fees().stream()
                .map(fee -> fee.amount().cents() / 100)
                .toList();
    }

    @Test
    void byTableActionThePlayerDealerPays() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 50), bid(3, "TIE", 49));
        assertEquals(List.of(1L), fees(sitting), "bonus bets are action too: $99");
        assertEquals(Money.dollars(99), sitting.last(Event.WagersLocked.class).totalTableAction());
    }

    @Test
    void aBandHoldsUpToTheNextLowerBound() {
        assertEquals(List.of(3L), fees(locked(posting(Money.ZERO), bid(2, "PLAYER", 100))));
        Command.Bid odd = new Command.Bid(2, 0, 2, "PLAYER", new Money(99_50));
        assertEquals(List.of(1L), fees(locked(posting(Money.ZERO), odd)));
        Command.Bid half = new Command.Bid(2, 0, 2, "PLAYER", new Money(49_50));
        assertEquals(List.of(3L, 1L), fees(locked(byWager(3), half)));
        assertEquals(List.of(3L, 2L), fees(locked(byWager(3), bid(2, "PLAYER", 50))));
    }

    @Test
    void filed1731_theFlatPlayerFeeIsTakenForEachBaseWager() {
        Sitting sitting =
                locked(posting(Money.dollars(1)), bid(2, "PLAYER", 10), bid(4, 0, 2, "PLAYER", 10), bid(2, "TIE", 5));
        assertEquals(List.of(1L, 1L, 1L), fees(sitting), "the dealer's, two of seat 2's and none for the bonus bet");
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(3)));
        assertEquals(300, sitting.balance("box:B-1"));
    }

    @Test
    void byWagerEachPlayerPaysForEachBaseWagerAndNothingForBonusBets() {
        Sitting sitting = locked(byWager(2), bid(2, "PLAYER", 10), bid(2, "TIE", 100), bid(3, "BANKER", 60));
        assertEquals(List.of(2L, 1L, 2L), fees(sitting));
    }

    @Test
    void whereNothingIsDueThePlayGoesOnAtOnce() {
        Sitting sitting = locked(
                of(new ByWager(
                        3,
                        Money.ZERO,
                        List.of(new Band(Money.dollars(1), Optional.empty(), Money.ZERO)),
                        new Lines(1, 2))),
                bid(2, "PLAYER", 10));
        assertEquals(Phase.PLAY, sitting.table.phase());
        assertEquals(
                Drop.Seen.NOTHING_DUE,
                sitting.last(Event.DropConfirmed.class).drop().seen());
    }

    @Test
    void noCardBeforeTheDrop() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.NOT_DROPPED, DEALER, FIRST_CARD);
        sitting.refuses(Rejection.NOT_DROPPED, DEALER, new Command.Settle(1));
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        sitting.dealer(FIRST_CARD);
    }

    @Test
    void aDropByHandIsMarkedSo() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.WRONG_DROP, DEALER, new Command.ConfirmDrop(Money.dollars(2)));
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        assertEquals(
                new Drop(Money.dollars(1), "B-1", Drop.Seen.BY_HAND, "1001"),
                sitting.table.inPlay().drop().orElseThrow());
    }

    @Test
    void aDropThatTheSensorSawNeedsNoTap() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.tells(new Command.ReportDrop(SEEN, Money.dollars(1), 1));
        assertEquals(
                Drop.Seen.BY_SENSOR, sitting.table.inPlay().drop().orElseThrow().seen());
        sitting.dealer(FIRST_CARD);
    }

    @Test
    void aWrongDropIsAnAlertAndTheDealStaysBlocked() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.tells(new Command.ReportDrop(SEEN, Money.dollars(3), 3));
        assertEquals(Alert.Kind.WRONG_DROP, sitting.table.alerts().getFirst().kind());
        sitting.refuses(Rejection.NOT_DROPPED, DEALER, FIRST_CARD);
        assertEquals(0, sitting.balance("box:B-1"), "evidence for the count, no booking");
        sitting.floor(
                new Command.AcknowledgeAlert(sitting.table.alerts().getFirst().seq(), "seen"));
        sitting.refuses(Rejection.NOT_DROPPED, DEALER, FIRST_CARD);
    }

    @Test
    void withoutABoxThereIsNoRound() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.floor(new Command.RemoveBox("B-1", "the count"));
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.refuses(Rejection.NO_BOX, DEALER, new Command.LockWagers(List.of(bid(2, "PLAYER", 10))));
    }

    @Test
    void aBoxThatIsTakenAwayBeforeTheDropIsAnAlert() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.floor(new Command.RemoveBox("B-1", "the count"));
        assertEquals(Alert.Kind.NO_BOX, sitting.table.alerts().getFirst().kind());
        sitting.refuses(Rejection.NO_BOX, DEALER, new Command.ConfirmDrop(Money.dollars(1)));
        sitting.floor(new Command.AttachBox("B-2"));
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        assertEquals(100, sitting.balance("box:B-2"));
    }

    @Test
    void aWaiverHasAReasonAndAnAuthority() {
        Sitting sitting = locked(byWager(2), bid(2, "PLAYER", 10));
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, new Command.WaiveFee(1, 2, "a guest"));
        sitting.refuses(Rejection.REASON_MISSING, FLOOR, new Command.WaiveFee(1, 2, " "));
        sitting.refuses(Rejection.NO_SUCH_FEE, FLOOR, new Command.WaiveFee(1, 3, "a guest"));
        sitting.floor(new Command.WaiveFee(1, 2, "a guest"));
        sitting.refuses(Rejection.FEE_ALREADY_WAIVED, FLOOR, new Command.WaiveFee(1, 2, "again"));
        assertEquals(Money.dollars(2), sitting.table.inPlay().due());
        sitting.floor(new Command.WaiveFee(1, 1, "a guest"));
        assertEquals(Phase.PLAY, sitting.table.phase(), "nothing is left to drop");
    }

    @Test
    void aScheduleInMidRoundTakesEffectAfterIt() {
        Sitting sitting = locked(posting(Money.ZERO), bid(2, "PLAYER", 10));
        sitting.posting = byWager(4);
        List<Event> events = sitting.floor(
                new Command.PostSchedule("test", 2, Money.dollars(5), Money.dollars(500), "evening rates"));
        assertTrue(events.contains(new Event.PlacardShown("11", "page")), "the placard as shown is kept");
        assertEquals(List.of(1L), fees(sitting));
        assertEquals("00", sitting.table.posted().posting().placard());
        sitting.dealer(new Command.ConfirmDrop(Money.dollars(1)));
        sitting.plays();
        assertEquals("11", sitting.table.posted().posting().placard());
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        assertEquals(List.of(4L, 1L), fees(sitting));
        assertEquals("11", sitting.last(Event.WagersLocked.class).posting().placard());
    }

    @Test
    void aScheduleBetweenRoundsTakesEffectAtOnce() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2);
        sitting.posting = byWager(4);
        sitting.floor(new Command.PostSchedule("test", 2, Money.dollars(5), Money.dollars(500), "evening"));
        assertEquals("11", sitting.table.posted().posting().placard());
    }
}
