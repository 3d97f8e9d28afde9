package clockwise.table;

import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import clockwise.table.Offer.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The offer log: who was asked in which order, what they said, and what came of it. */
class OfferLogTest {
    private static List<Outcome> outcomes(Sitting sitting) {
        return OfferLog.of(sitting.log).stream().map(Offer::outcome).toList();
    }

    private static Sitting sitting() {
        return Sitting.at(opening("ez-baccarat", 6), 1, 2, 3);
    }

    @Test
    void perHandTheSeatsInTheirOrderTheirAnswersAndHowLongTheHolderHasHeldIt() {
        Sitting sitting = sitting();
        sitting.declines(1);
        sitting.begins(2, 100, bid(1, "PLAYER", 10));
        sitting.plays();
        sitting.declines(2, 3);
        sitting.accepts(1);
        List<Offer> offers = OfferLog.of(sitting.log);
        Offer first = offers.getFirst();
        assertEquals(List.of(1, 2), first.lines().stream().map(OfferLine::seat).toList());
        assertEquals("", first.holder());
        assertEquals(List.of(1L), first.rounds());
        Offer second = offers.getLast();
        assertEquals(
                List.of(2, 3, 1), second.lines().stream().map(OfferLine::seat).toList());
        assertEquals("P2", second.holder());
        assertEquals(1, second.hands());
        assertEquals(second.at() - first.taking().orElseThrow().at(), second.heldFor());
        assertEquals("P1", second.taking().orElseThrow().person());
    }

    @Test
    void anOfferIsOpenTakenTakenBackCutShortOrComesToNothing() {
        Sitting sitting = sitting();
        sitting.declines(1);
        assertEquals(List.of(Outcome.OPEN), outcomes(sitting));
        sitting.dealer(new Command.UndoLast());
        assertEquals(List.of(Outcome.TAKEN_BACK), outcomes(sitting));
        sitting.accepts(1);
        assertEquals(List.of(Outcome.TAKEN_BACK, Outcome.TAKEN), outcomes(sitting));
        sitting.dealer(new Command.LeaveSeat(1, "P1"));
        assertEquals(List.of(Outcome.TAKEN_BACK, Outcome.CUT_SHORT), outcomes(sitting));
        sitting.dealer(new Command.AllDeclined());
        assertEquals(List.of(Outcome.TAKEN_BACK, Outcome.CUT_SHORT, Outcome.NOBODY), outcomes(sitting));
    }

    @Test
    void undoingTheBankAloneLeavesTheOffer() {
        Sitting sitting = sitting();
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.dealer(new Command.UndoLast());
        assertEquals(List.of(Outcome.TAKEN), outcomes(sitting));
    }

    @Test
    void oneOfferServesTheReplayOfAVoidedRound() {
        Sitting sitting = sitting();
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.floor(new Command.VoidRound(1, "why"));
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.locks(bid(2, "PLAYER", 10));
        sitting.plays();
        assertEquals(List.of(1L, 2L), OfferLog.of(sitting.log).getFirst().rounds());
        assertEquals(1, OfferLog.of(sitting.log).size());
    }
}
