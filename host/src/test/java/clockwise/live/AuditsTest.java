package clockwise.live;

import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rotation.Kind;
import clockwise.rules.Step;
import clockwise.store.Append;
import clockwise.store.MemoryStore;
import clockwise.store.TableForms;
import clockwise.table.Command;
import clockwise.table.Drop;
import clockwise.table.Event;
import clockwise.table.Recorded;
import clockwise.table.Sitting;
import clockwise.table.Table;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The audits of the simulator fail at a log that breaks a rule. */
class AuditsTest {
    private interface Tampering {
        Stream<Event> with(Event event);
    }

    /** Three hands in a row by seat 1, the third after an offer that all others declined. */
    private static Sitting threeHands() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
        for (int hand = 1; hand <= 3; hand++) {
            if (hand == 3) {
                sitting.declines(2, 3);
            }
            sitting.begins(1, 200, bid(2, "PLAYER", 50), bid(3, "BANKER", 20));
            sitting.deals("PLAYER", "9?");
            sitting.deals("BANKER", "2?");
            sitting.deals("PLAYER", "K?");
            sitting.deals("BANKER", "5?");
            sitting.settles(1);
        }
        return sitting;
    }

    private static void audit(Tampering tampering) {
        TurnsAudit turns = new TurnsAudit();
        RoundAudit rounds = new RoundAudit();
        Table[] table = {Table.closed(12)};
        for (Recorded recorded : threeHands().log) {
            tampering.with(recorded.event()).forEach(event -> {
                turns.read(table[0], event);
                rounds.read(event);
            });
            table[0] = table[0].evolve(recorded);
        }
    }

    private static void fails(String told, Tampering tampering) {
        AssertionError found = assertThrows(AssertionError.class, () -> audit(tampering));
        assertTrue(String.valueOf(found.getMessage()).contains(told), found.getMessage());
    }

    @Test
    void aGoodLogPasses() {
        audit(Stream::of);
    }

    @Test
    void aThirdHandWithoutAnOfferIsFound() {
        fails("a third hand in a row", event -> event instanceof Event.BankOffered ? Stream.of() : Stream.of(event));
    }

    @Test
    void theHouseInTheBankIsFound() {
        fails(
                "the house holds the bank",
                event -> Stream.of(
                        event instanceof Event.BankTaken taken
                                ? new Event.BankTaken(taken.seat(), taken.person(), Kind.HOUSE, 1, true)
                                : event));
    }

    @Test
    void aCardBeforeTheDropIsFound() {
        fails("a card before the drop", event -> event instanceof Event.DropConfirmed ? Stream.of() : Stream.of(event));
    }

    @Test
    void aDropOfAnotherAmountIsFound() {
        fails(
                "not the fees at the lock",
                event -> Stream.of(
                        event instanceof Event.DropConfirmed drop
                                ? new Event.DropConfirmed(
                                        drop.round(), new Drop(Money.dollars(7), "B-1", Drop.Seen.BY_HAND, "1001"))
                                : event));
    }

    @Test
    void aBankThatCoversTooMuchIsFound() {
        Step step =
                new Step(1, Step.Kind.PAY, Money.dollars(201), Money.dollars(201), Money.ZERO, Money.ZERO, "generous");
        fails(
                "covers",
                event -> Stream.of(
                        event instanceof Event.PassSettled settled
                                ? new Event.PassSettled(settled.round(), 1, List.of(step), true)
                                : event));
    }

    @Test
    void aRevisionThatNobodyDecidedIsFound() {
        MemoryStore store = new MemoryStore();
        RequestAudit requests = new RequestAudit(12, store);
        Ask ask = new Ask("r1", 0, Sitting.FLOOR, new Command.CallFloor("help"));
        requests.asks(ask);
        Append.Event event = TableForms.append(1, new Event.PlayResumed());
        store.append(List.of(new Append(12, 0, "r1", ask.hash(), "2001", 1, List.of(event))));
        AssertionError found = assertThrows(AssertionError.class, requests::catchUp);
        assertTrue(String.valueOf(found.getMessage()).contains("the revision after"), found.getMessage());
        assertEquals(1, store.tables().size());
    }
}
