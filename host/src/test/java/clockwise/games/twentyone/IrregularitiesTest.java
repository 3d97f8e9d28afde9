package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Irregularity;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the filed house rules 41-57 do to the hands of a round. */
class IrregularitiesTest {
    private static final TwentyOne GAME = TwentyOne.NO_BUST_4_0;
    private static final Spot ONE = Spot.seat(1);
    private static final Spot TWO = Spot.seat(2);

    /** Three circles: 1 has ten, 2 a natural, 3 fifteen; the player-dealer at 4 shows this card. */
    private static Round dealt(String upCard) {
        Felt felt = new Felt(GAME.id(), 4, 8, Money.dollars(5), Money.dollars(500), Money.CENT, Set.of());
        List<Wager> wagers = List.of(base(1), base(2), base(3));
        Round round = new Round(1, felt, 4, Money.dollars(1000), wagers, List.of());
        return play(round, "1 4c 2 Ac 3 9c dealer " + upCard + " 1 6d 2 Kd 3 6h");
    }

    private static Wager base(int seat) {
        return new Wager(seat, Spot.seat(seat), 0, seat, TwentyOne.BASE, Money.dollars(10));
    }

    /** The round after these cards and choices: spot and word, in turn. */
    private static Round play(Round round, String plays) {
        String[] words = plays.split(" ", -1);
        Round after = round;
        for (int i = 0; i < words.length; i += 2) {
            Spot spot = new Spot(words[i]);
            Optional<Card> card = Card.read(words[i + 1]);
            Play play =
                    card.isPresent() ? new Play.Dealt(spot, card.get()) : new Play.Chose(spot, words[i + 1], List.of());
            after = accepted(Referee.play(GAME, after, play));
        }
        return after;
    }

    private static Round exposed(Round round, String card) {
        return accepted(Referee.exposed(GAME, round, Card.read(card).orElseThrow()));
    }

    private static Round accepted(Ruling ruling) {
        return assertInstanceOf(Ruling.Accepted.class, ruling, ruling::toString).round();
    }

    private static Set<Integer> dead(Round round, String name) {
        return GAME.deadCircles(round, named(name));
    }

    private static Irregularity named(String name) {
        return GAME.irregularities().stream()
                .filter(irregularity -> irregularity.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> settled(Round round) {
        return Settlement.settle(GAME, round, 1, Coverage.SINGLE_ACTION).stream()
                .map(step -> step.wager() + " " + step.kind() + " " + step.moved())
                .toList();
    }

    @Test
    void filed52_bothSeenBeforeTheDrawAndNoNatural_onlyPlayersNaturalsArePaid() {
        Round seen = exposed(dealt("9h"), "7s");
        assertEquals(Set.of(1, 3), dead(seen, "DEALER_SEEN_BEFORE_DRAW"));
        Round left = seen.without(Set.of(1, 3));
        assertEquals(new Next.Settle(1), GAME.next(left).getFirst());
        assertEquals(List.of("2 PAY 12.00"), settled(left));
    }

    @Test
    void filed52_aHandWithoutANaturalIsDeadThoughItActed() {
        Round seen = exposed(play(dealt("9h"), "1 HIT 1 8d 1 STAND"), "7s");
        assertEquals(Set.of(1, 3), dead(seen, "DEALER_SEEN_BEFORE_DRAW"));
    }

    @Test
    void filed52_thePlayerDealersNaturalWinsAllWagersAndNobodyDraws() {
        Round seen = exposed(dealt("Ah"), "Qs");
        assertEquals(Set.of(), dead(seen, "DEALER_SEEN_BEFORE_DRAW"));
        assertEquals(List.of(new Next.Settle(1)), GAME.next(seen));
        assertEquals(
                List.of("1 TAKE 10.00", "2 PUSH 0.00", "3 TAKE 10.00"),
                settled(seen).stream().sorted().toList());
    }

    @Test
    void filed52_thePlayerDealersCardsMustBeKnown() {
        assertTrue(named("DEALER_SEEN_BEFORE_DRAW").needsBothCards());
        assertThrows(IllegalStateException.class, () -> dead(dealt("9h"), "DEALER_SEEN_BEFORE_DRAW"));
    }

    @Test
    void filed54_seenDuringTheDraw_handsThatHaveNotActedAreDead() {
        Round seen = exposed(play(dealt("9h"), "1 HIT 1 8d 1 STAND"), "7s");
        assertEquals(Set.of(3), dead(seen, "DEALER_SEEN_DURING_DRAW"));
        Round left = seen.without(Set.of(3));
        assertEquals(List.of(new Next.Deal(Spot.DEALER)), GAME.next(left));
    }

    @Test
    void filed54_aHandInTheMiddleOfItsTurnPlaysOnButCannotSurrender() {
        Round seen = exposed(play(dealt("9h"), "1 HIT 1 3d"), "7s");
        assertEquals(Set.of(3), dead(seen, "DEALER_SEEN_DURING_DRAW"));
        Next.Choose choose = assertInstanceOf(
                Next.Choose.class, GAME.next(seen.without(Set.of(3))).getFirst());
        assertEquals(
                List.of("HIT", "STAND"),
                choose.options().stream().map(option -> option.choice()).toList());
    }

    @Test
    void filed54_withoutAnyActionAllButNaturalsAreDead() {
        assertEquals(Set.of(1, 3), dead(exposed(dealt("9h"), "7s"), "DEALER_SEEN_DURING_DRAW"));
    }

    @Test
    void filed57_anAbandonedHandIsHitOnTwelveAndStandsOnThirteen() {
        Round ten = dealt("9h");
        assertEquals(Optional.of("HIT"), GAME.houseChoice(ten, ONE));
        assertEquals(Optional.empty(), GAME.houseChoice(ten, TWO), "a natural has no choice");
        Round twelve = play(ten, "1 HIT 1 2d");
        assertEquals(Optional.of("HIT"), GAME.houseChoice(twelve, ONE));
        Round thirteen = play(twelve, "1 HIT 1 As");
        assertEquals(Optional.of("STAND"), GAME.houseChoice(thirteen, ONE));
        assertEquals(Optional.empty(), GAME.houseChoice(play(ten, "1 HIT"), ONE), "the card comes first");
    }

    @Test
    void filed49_aHandWithoutItsSecondCardDiesAndTheDealGoesOn() {
        Felt felt = dealt("9h").felt();
        Round round = play(
                new Round(1, felt, 4, Money.dollars(1000), List.of(base(1), base(2), base(3)), List.of()),
                "1 4c 2 Ac 3 9c dealer 9h 1 6d");
        assertEquals(List.of(new Next.Deal(TWO)), GAME.next(round));
        Round left = round.without(Set.of(2));
        assertEquals(List.of(new Next.Deal(Spot.seat(3))), GAME.next(left));
        assertEquals(List.of(base(2)), left.dead().wagers());
    }

    /** Wager 4 was a double of a hand that died: the next one is 5. */
    @Test
    void theIdOfADeadWagerIsNotGivenAgain() {
        Wager doubled = new Wager(4, ONE, 0, 1, TwentyOne.DOUBLE, Money.dollars(10));
        Round round = accepted(Referee.play(GAME, dealt("9h"), new Play.Chose(ONE, "DOUBLE", List.of(doubled))));
        Round left = round.without(Set.of(1));
        Spot three = Spot.seat(3);
        Wager again = new Wager(4, three, 0, 3, TwentyOne.DOUBLE, Money.dollars(10));
        Wager next = new Wager(5, three, 0, 3, TwentyOne.DOUBLE, Money.dollars(10));
        assertInstanceOf(
                Ruling.Refused.class, Referee.play(GAME, left, new Play.Chose(three, "DOUBLE", List.of(again))));
        accepted(Referee.play(GAME, left, new Play.Chose(three, "DOUBLE", List.of(next))));
    }

    @Test
    void filed346_insuranceStaysClosedThoughTheHandThatActedIsDead() {
        Round before = dealt("Ah");
        assertTrue(offersInsurance(before));
        Round acted = play(before, "1 HIT 1 2d");
        assertTrue(!offersInsurance(acted) && !offersInsurance(acted.without(Set.of(1))));
    }

    private static boolean offersInsurance(Round round) {
        return GAME.next(round).stream()
                .anyMatch(next -> next instanceof Next.Choose choose
                        && choose.options().stream()
                                .anyMatch(option -> option.bet().equals(TwentyOne.INSURANCE)));
    }
}
