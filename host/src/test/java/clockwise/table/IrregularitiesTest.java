package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Irregularity;
import clockwise.rules.Spot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every irregularity has the effect that its entry says. */
class IrregularitiesTest {
    private static Sitting inPlay(String game) {
        int decks = Games.byId(game).orElseThrow().terms().mostDecks();
        String bet = Games.byId(game).orElseThrow().bets().getFirst().name();
        Sitting sitting = Sitting.at(opening(game, decks), 1, 2, 3);
        sitting.begins(1, 200, bid(2, bet, 10), bid(3, bet, 20));
        return sitting;
    }

    private static Command report(String name, int circle, Optional<Card> card) {
        return new Command.ReportIrregularity(1, name, circle, card, "seen by the floor");
    }

    @TestFactory
    Stream<DynamicTest> ofEachFamily() {
        return Stream.of("21st-century", "fortune-pai-gow", "ez-baccarat")
                .flatMap(game -> Games.byId(game).orElseThrow().irregularities().stream()
                        .filter(entry -> !entry.needsBothCards())
                        .map(entry -> DynamicTest.dynamicTest(
                                game + " " + entry.name(), () -> hasItsEffect(inPlay(game), entry))));
    }

    private static void hasItsEffect(Sitting sitting, Irregularity entry) {
        Command report = report(entry.name(), entry.needsCircle() ? 3 : 0, Optional.empty());
        if (entry.floor()) {
            sitting.refuses(Rejection.NEEDS_FLOOR, DEALER, report);
        }
        List<Event> events = sitting.floor(report);
        Event.IrregularityFound found = (Event.IrregularityFound) events.getFirst();
        assertEquals(entry.source(), found.source());
        switch (entry.effect()) {
            case NOTED -> assertEquals(1, events.size());
            case HAND_DEAD -> assertDead(sitting, false);
            case HAND_DEAD_AND_FREE_COLLECTION -> assertDead(sitting, true);
            case HOUSE_PLAYS -> assertEquals(Set.of(3), sitting.table.inPlay().abandoned());
            case ROUND_VOID -> {
                assertEquals(entry.name(), sitting.last(Event.RoundVoided.class).reason());
                assertEquals(List.of(-1L, 0L, 0L), sitting.dollars("seat:1", "seat:2", "seat:3"));
            }
            case SHUFFLE_DUE -> assertEquals(Shoe.OUT, sitting.table.shoe());
            case ALERT ->
                assertEquals(
                        Alert.Kind.IRREGULARITY,
                        sitting.table.alerts().getFirst().kind());
            case HANDS_DEAD -> throw new AssertionError("tested below");
        }
    }

    private static void assertDead(Sitting sitting, boolean button) {
        assertEquals(Set.of(3), sitting.last(Event.HandsDead.class).circles());
        assertEquals(List.of(-10L, 0L), sitting.dollars("seat:2", "seat:3"));
        assertEquals(button, sitting.table.seat(3).orElseThrow().freeCollection());
    }

    /** 21st Century: seat 2 has nineteen, seat 3 two aces, the player-dealer shows `up`. */
    private static Sitting dealt(String up, String... seat3) {
        Sitting sitting = inPlay("21st-century");
        sitting.deals("2", "T?");
        sitting.deals("3", seat3[0]);
        sitting.deals("dealer", up);
        sitting.deals("2", "9?");
        sitting.deals("3", seat3[1]);
        return sitting;
    }

    private static Command seen(String name, String card) {
        return report(name, 0, Card.read(card));
    }

    @Test
    void filed52_theSecondCardMustBeTold() {
        Sitting sitting = dealt("T?", "A?", "A?");
        sitting.refuses(Rejection.CARD_MISSING, DEALER, report("DEALER_SEEN_BEFORE_DRAW", 0, Optional.empty()));
    }

    @Test
    void filed52_withoutANaturalAllHandsAreDeadButPlayersNaturals() {
        Sitting sitting = dealt("T?", "A?", "A?");
        sitting.dealer(seen("DEALER_SEEN_BEFORE_DRAW", "9?"));
        assertEquals(Set.of(2), sitting.last(Event.HandsDead.class).circles());
        assertEquals(2, sitting.table.inPlay().round().cardsAt(Spot.DEALER).size());
        sitting.plays();
        assertEquals(List.of(0L, 20L, -21L), sitting.dollars("seat:2", "seat:3", "seat:1"));
    }

    @Test
    void filed52_aNaturalOfThePlayerDealersWinsAsUsual() {
        Sitting sitting = dealt("A?", "5?", "9?");
        sitting.dealer(seen("DEALER_SEEN_BEFORE_DRAW", "A?"));
        sitting.plays();
        assertEquals(List.of(-10L, -20L, 29L), sitting.dollars("seat:2", "seat:3", "seat:1"));
    }

    @Test
    void filed52_whereNoHandIsLeftTheRoundIsVoid() {
        Sitting sitting = dealt("T?", "5?", "9?");
        sitting.dealer(seen("DEALER_SEEN_BEFORE_DRAW", "9?"));
        assertTrue(sitting.table.hand().isEmpty());
        assertEquals(List.of(0L, 0L, -1L), sitting.dollars("seat:2", "seat:3", "seat:1"));
    }

    @Test
    void filed54_duringTheDrawHandsThatHaveNotActedAreDead() {
        Sitting sitting = dealt("T?", "5?", "9?");
        sitting.chooses("2", "STAND", 0);
        sitting.dealer(seen("DEALER_SEEN_DURING_DRAW", "8?"));
        assertEquals(Set.of(3), sitting.last(Event.HandsDead.class).circles());
        sitting.plays();
        assertEquals(List.of(10L, 0L, -11L), sitting.dollars("seat:2", "seat:3", "seat:1"), "19 beats 18");
    }

    @Test
    void filed49_theOnlyHandOfARoundTakesTheRoundWithIt() {
        Sitting sitting = Sitting.at(opening("21st-century", 8), 1, 2);
        sitting.begins(1, 200, bid(2, "BASE", 10));
        sitting.dealer(report("MISSING_CARD", 2, Optional.empty()));
        assertTrue(sitting.table.hand().isEmpty());
        assertTrue(sitting.table.seat(2).orElseThrow().freeCollection());
    }

    @Test
    void filed50_51_aHandWithoutAWagerChangesNoWager() {
        Sitting sitting = inPlay("21st-century");
        sitting.dealer(report("HAND_WITHOUT_WAGER", 5, Optional.empty()));
        assertEquals(2, sitting.table.inPlay().round().wagers().size());
    }

    @Test
    void filed57_theHouseHitsTwelveAndStandsOnThirteen() {
        Sitting sitting = dealt("T?", "5?", "9?");
        sitting.chooses("2", "STAND", 0);
        sitting.dealer(report("ABANDONED_HAND", 3, Optional.empty()));
        sitting.refuses(
                Rejection.HOUSE_PLAYS, DEALER, new Command.MakeChoice(new Spot("3"), "HIT", Money.ZERO, List.of()));
        sitting.chooses("3", "STAND", 0);
    }

    @Test
    void anIrregularityConcernsTheRoundInPlayAndACircleOfIt() {
        Sitting sitting = inPlay("21st-century");
        sitting.refuses(Rejection.UNKNOWN_IRREGULARITY, DEALER, report("EARTHQUAKE", 0, Optional.empty()));
        sitting.refuses(Rejection.CIRCLE_MISSING, DEALER, report("MISSING_CARD", 5, Optional.empty()));
        sitting.refuses(
                Rejection.WRONG_ROUND,
                DEALER,
                new Command.ReportIrregularity(2, "MISSING_CARD", 3, Optional.empty(), "why"));
    }

    @Test
    void afterADeadHandNothingBeforeItIsTakenBack() {
        Sitting sitting = inPlay("21st-century");
        sitting.deals("2", "T?");
        sitting.dealer(report("MISSING_CARD", 3, Optional.empty()));
        sitting.refuses(Rejection.NOTHING_TO_UNDO, DEALER, new Command.UndoLast());
    }
}
