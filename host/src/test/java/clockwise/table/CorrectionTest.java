package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.FLOOR;
import static clockwise.table.Sitting.OTHER_FLOOR;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.settlement.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Corrections of a finished round: asked and approved by two people, settled anew by the rules. */
class CorrectionTest {
    /** Seat 2 wins $50 on Player, seat 3 loses $20 on Banker: 9 against 7. */
    private static Sitting baccarat() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 8), 1, 2, 3);
        sitting.begins(1, 200, bid(2, "PLAYER", 50), bid(3, "BANKER", 20));
        sitting.deals("PLAYER", "9?");
        sitting.deals("BANKER", "2?");
        sitting.deals("PLAYER", "K?");
        sitting.deals("BANKER", "5?");
        sitting.settles(1);
        sitting.past =
                Optional.of(past(sitting, sitting.last(Event.WagersLocked.class).round()));
        return sitting;
    }

    private static Past past(Sitting sitting, Round begun) {
        Round played = sitting.finished(begun.number());
        return new Past(begun, Coverage.SINGLE_ACTION, played.steps(), played.wagers());
    }

    private static Command.AskCorrection coup(String... cards) {
        List<Play> plays = new ArrayList<>();
        for (int i = 0; i < cards.length; i++) {
            plays.add(dealt(i % 2 == 0 ? "PLAYER" : "BANKER", cards[i]));
        }
        return new Command.AskCorrection(1, plays, "the cameras show it");
    }

    private static Play dealt(String spot, String card) {
        return new Play.Dealt(new Spot(spot), Card.read(card).orElseThrow());
    }

    private static long asks(Sitting sitting, Actor actor, Command.AskCorrection ask) {
        sitting.does(actor, ask, sitting.given());
        return sitting.table.corrections().getLast().seq();
    }

    @Test
    void aCorrectionMovesTheDifferenceAndNothingBeforeItIsApproved() {
        Sitting sitting = baccarat();
        long asked = asks(sitting, DEALER, coup("6?", "2?", "K?", "5?"));
        assertEquals(List.of(50L, -20L, -31L), sitting.dollars("seat:2", "seat:3", "seat:1"));
        assertEquals(
                Alert.Kind.CORRECTION_ASKED, sitting.table.alerts().getFirst().kind());
        sitting.floor(new Command.ApproveCorrection(asked));
        assertEquals(
                List.of(-50L, 20L, 29L), sitting.dollars("seat:2", "seat:3", "seat:1"), "7 beats 6, and the fee of $1");
        assertEquals(
                List.of(
                        new Line("seat:2", "seat:1", Money.dollars(100), Line.Purpose.CORRECTION),
                        new Line("seat:1", "seat:3", Money.dollars(40), Line.Purpose.CORRECTION)),
                sitting.last(Event.CorrectionApproved.class).difference().stream()
                        .sorted((one, other) -> other.amount().compareTo(one.amount()))
                        .toList());
    }

    @Test
    void itTakesTwoPeople() {
        Sitting sitting = baccarat();
        long asked = asks(sitting, FLOOR, coup("6?", "2?", "K?", "5?"));
        sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, new Command.ApproveCorrection(asked));
        sitting.refuses(Rejection.SAME_PERSON, FLOOR, new Command.ApproveCorrection(asked));
        sitting.does(OTHER_FLOOR, new Command.ApproveCorrection(asked), sitting.given());
        sitting.refuses(Rejection.NO_SUCH_CORRECTION, OTHER_FLOOR, new Command.ApproveCorrection(asked));
    }

    @Test
    void aRefusedCorrectionMovesNothing() {
        Sitting sitting = baccarat();
        long asked = asks(sitting, DEALER, coup("6?", "2?", "K?", "5?"));
        sitting.floor(new Command.RefuseCorrection(asked, "the cameras do not show it"));
        sitting.refuses(Rejection.NO_SUCH_CORRECTION, FLOOR, new Command.ApproveCorrection(asked));
        assertEquals(List.of(50L, -20L), sitting.dollars("seat:2", "seat:3"));
    }

    @Test
    void whatWouldSettleTheSameIsNoCorrection() {
        Sitting sitting = baccarat();
        sitting.refuses(Rejection.NOTHING_TO_CORRECT, DEALER, coup("8?", "2?", "K?", "5?"));
    }

    @Test
    void thePlaysMustMakeAWholeRoundAndNoMore() {
        Sitting sitting = baccarat();
        sitting.refuses(Rejection.NOT_A_WHOLE_ROUND, DEALER, coup("6?", "2?", "K?"));
        sitting.refuses(Rejection.NOT_A_WHOLE_ROUND, DEALER, coup("6?", "2?", "K?", "5?", "4?"));
        sitting.past = Optional.empty();
        sitting.refuses(Rejection.NO_SUCH_ROUND, DEALER, coup("6?", "2?", "K?", "5?"));
    }

    @Test
    void aCorrectionOfACorrectionStartsFromTheFirst() {
        Sitting sitting = baccarat();
        Past first = sitting.past.orElseThrow();
        long other = asks(sitting, DEALER, coup("7?", "2?", "K?", "5?"));
        sitting.floor(new Command.ApproveCorrection(asks(sitting, DEALER, coup("6?", "2?", "K?", "5?"))));
        sitting.refuses(Rejection.NO_SUCH_CORRECTION, FLOOR, new Command.ApproveCorrection(other));
        sitting.past = Optional.of(new Past(
                first.round(),
                first.coverage(),
                sitting.last(Event.CorrectionAsked.class).steps(),
                first.wagers()));
        sitting.floor(new Command.ApproveCorrection(asks(sitting, DEALER, coup("9?", "2?", "K?", "5?"))));
        assertEquals(List.of(50L, -20L, -31L), sitting.dollars("seat:2", "seat:3", "seat:1"), "as it was");
        assertEquals(1, sitting.table.corrected().size());
    }

    @Test
    void aCorrectionThatIsApprovedInALaterRoundIsNotVoidedWithIt() {
        Sitting sitting = baccarat();
        long asked = asks(sitting, DEALER, coup("6?", "2?", "K?", "5?"));
        sitting.begins(1, 200, bid(2, "PLAYER", 10));
        sitting.floor(new Command.ApproveCorrection(asked));
        sitting.floor(new Command.VoidRound(2, "why"));
        assertEquals(List.of(-50L, 20L), sitting.dollars("seat:2", "seat:3"));
    }

    /** Seat 2 splits eights and doubles one of them, and seat 3 follows behind: the last card was entered wrong. */
    @Test
    void aRoundWithADoubleAndASplit() {
        Sitting sitting = Sitting.at(opening("no-bust-4.0", 6), 1, 2, 3);
        sitting.begins(1, 500, bid(2, "BASE", 10), bid(2, 1, 3, "BASE", 20));
        sitting.deals("2", "8?");
        sitting.deals("dealer", "6?");
        sitting.deals("2", "8?");
        sitting.chooses("2", "SPLIT", 10, 1);
        sitting.deals("2a", "3?");
        sitting.chooses("2a", "DOUBLE", 10, 1);
        sitting.deals("2a", "9?");
        sitting.deals("2b", "T?");
        sitting.chooses("2b", "STAND", 0);
        sitting.deals("dealer", "T?", "5?");
        sitting.settles(1);
        assertEquals(List.of(-30L, -60L), sitting.dollars("seat:2", "seat:3"), "20 and 18 lose to 21");
        sitting.past =
                Optional.of(past(sitting, sitting.last(Event.WagersLocked.class).round()));
        List<Play> plays = new ArrayList<>(sitting.finished(1).plays());
        plays.removeIf(Play.Settled.class::isInstance);
        plays.removeLast();
        plays.add(dealt("dealer", "9?"));
        sitting.floor(new Command.ApproveCorrection(
                asks(sitting, DEALER, new Command.AskCorrection(1, plays, "it was a nine"))));
        assertEquals(List.of(30L, 60L, -91L), sitting.dollars("seat:2", "seat:3", "seat:1"), "25 is over");
    }

    @Test
    void aRoundWithADeadHandIsCorrectedWithoutThatHand() {
        Sitting sitting = Sitting.at(opening("no-bust-4.0", 6), 1, 2, 3);
        sitting.begins(1, 500, bid(2, "BASE", 10), bid(3, "BASE", 20));
        Round begun = sitting.table.inPlay().round();
        sitting.deals("2", "T?");
        sitting.dealer(new Command.ReportIrregularity(1, "MISSING_CARD", 3, Optional.empty(), "no card"));
        sitting.deals("dealer", "6?");
        sitting.deals("2", "9?");
        sitting.chooses("2", "STAND", 0);
        sitting.deals("dealer", "T?", "5?");
        sitting.settles(1);
        sitting.past = Optional.of(past(sitting, begun.without(Set.of(3))));
        List<Play> plays = new ArrayList<>(sitting.finished(1).plays());
        plays.removeIf(Play.Settled.class::isInstance);
        plays.removeLast();
        plays.add(dealt("dealer", "9?"));
        asks(sitting, DEALER, new Command.AskCorrection(1, plays, "it was a nine"));
        assertTrue(sitting.table.corrections().getFirst().difference().stream()
                .allMatch(line -> line.payee().equals("seat:2") && line.amount().equals(Money.dollars(20))));
    }
}
