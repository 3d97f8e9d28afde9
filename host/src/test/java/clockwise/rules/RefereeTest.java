package clockwise.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Ruling.Fault;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One row per fault at least, and a fault without a row fails. */
class RefereeTest {
    private static final Game GAME = new ParlourGame();
    private static final Money TEN = Money.dollars(10);
    private static final Felt FELT = felt(4, 1, Set.of());
    private static final Card ACE = Card.of(Rank.ACE, Suit.SPADES);
    private static final Spot ONE = Spot.seat(1);
    private static final Play DICE = new Play.Threw(List.of(1, 6));
    private static final Play CARD = new Play.Dealt(ONE, ACE);
    private static final Play STAND = new Play.Chose(ONE, "STAND", List.of());
    private static final Play DEALERS = new Play.Dealt(Spot.DEALER, Card.of(Rank.TWO, Suit.CLUBS));
    private static final Play WIN = new Play.Declared(ONE, "WIN");

    /** A wish and the fault for which it is refused. */
    record Row(Fault fault, String what, Ruling ruling) {
        @Override
        public String toString() {
            return fault + ": " + what;
        }
    }

    static Stream<Row> rows() {
        return Stream.of(beginnings(), wagers(), plays(), money(), steps()).flatMap(rows -> rows);
    }

    private static Stream<Row> beginnings() {
        Wager base = base();
        return Stream.of(
                begin(Fault.UNKNOWN_OPTION, "an option that is not filed", felt(4, 1, Set.of("early")), 4, TEN, base),
                begin(Fault.SEATS_NOT_FILED, "one seat", felt(1, 1, Set.of()), 1, TEN, base),
                begin(Fault.SEATS_NOT_FILED, "five seats", felt(5, 1, Set.of()), 4, TEN, base),
                begin(Fault.DECKS_NOT_FILED, "no deck", felt(4, 0, Set.of()), 4, TEN, base),
                begin(Fault.DECKS_NOT_FILED, "three decks", felt(4, 3, Set.of()), 4, TEN, base),
                begin(Fault.UNKNOWN_SPACE, "limits for a bet that the game lacks", spaced("PAIRS"), 4, TEN, base),
                begin(Fault.UNKNOWN_SPACE, "limits for a bet without a space", spaced("DOUBLE"), 4, TEN, base),
                begin(Fault.OUTSIDE_LIMITS, "less than its own space takes", spaced("BASE"), 4, TEN, base),
                begin(Fault.NO_SUCH_SEAT, "a player-dealer outside", FELT, 5, TEN, base),
                begin(Fault.NO_BANK, "nothing posted", FELT, 4, Money.ZERO, base),
                begin(Fault.NO_WAGERS, "nobody wagers", FELT, 4, TEN));
    }

    private static Stream<Row> wagers() {
        return Stream.of(
                wager(Fault.WAGER_IDS_NOT_IN_ORDER, new Wager(2, ONE, 0, 1, "BASE", TEN)),
                wager(Fault.UNKNOWN_BET, new Wager(1, ONE, 0, 1, "PAIRS", TEN)),
                wager(Fault.BET_NOT_OPEN, new Wager(1, ONE, 0, 1, "DOUBLE", TEN)),
                wager(Fault.BET_NOT_OPEN, new Wager(1, ONE, 0, 1, "AWARD", TEN)),
                wager(Fault.NO_SUCH_SEAT, new Wager(1, new Spot("1a"), 0, 1, "BASE", TEN)),
                wager(Fault.NO_SUCH_SEAT, new Wager(1, Spot.DEALER, 0, 1, "BASE", TEN)),
                wager(Fault.NO_SUCH_SEAT, new Wager(1, ONE, 0, 5, "BASE", TEN)),
                wager(Fault.WAGER_ON_DEALER, new Wager(1, Spot.seat(4), 0, 1, "BASE", TEN)),
                wager(Fault.WAGER_BY_DEALER, new Wager(1, ONE, 0, 4, "BASE", TEN)),
                wager(Fault.NO_SUCH_LINE, new Wager(1, ONE, 2, 0, "BASE", TEN)),
                wager(Fault.NO_SUCH_LINE, new Wager(1, ONE, -1, 0, "BASE", TEN)),
                wager(Fault.OUTSIDE_LIMITS, new Wager(1, ONE, 0, 1, "BASE", new Money(495))),
                wager(Fault.OUTSIDE_LIMITS, new Wager(1, ONE, 0, 1, "BASE", new Money(10_005))),
                wager(Fault.NOT_IN_UNITS, new Wager(1, ONE, 0, 1, "BASE", new Money(1_001))),
                wager(Fault.BET_TWICE, base(), new Wager(2, ONE, 0, 1, "BASE", TEN)),
                wager(Fault.NEEDS_ANOTHER_BET, base(), new Wager(2, ONE, 1, 0, "BONUS", TEN)));
    }

    private static Stream<Row> plays() {
        return Stream.of(
                play(Fault.NOT_OFFERED, CARD),
                play(Fault.NOT_OFFERED, STAND),
                play(Fault.NOT_OFFERED, WIN),
                play(Fault.NOT_OFFERED, new Play.Settled(1, List.of())),
                play(Fault.NOT_OFFERED, DICE, DICE),
                play(Fault.NOT_OFFERED, new Play.Declared(ONE, "PUSH"), DICE, CARD, STAND, DEALERS),
                play(Fault.NOT_IN_THE_DECK, new Play.Dealt(ONE, Card.JOKER), DICE),
                play(Fault.SUIT_MISSING, new Play.Dealt(ONE, Card.of(Rank.ACE, Suit.UNSEEN)), DICE),
                play(Fault.NOT_IN_THE_SHOE, new Play.Dealt(Spot.DEALER, ACE), DICE, CARD, STAND),
                play(Fault.WRONG_DICE, new Play.Threw(List.of(1))),
                play(Fault.WRONG_DICE, new Play.Threw(List.of(1, 7))),
                play(Fault.WRONG_DICE, new Play.Threw(List.of(0, 6))));
    }

    private static Stream<Row> money() {
        Wager doubled = new Wager(4, ONE, 0, 1, "DOUBLE", TEN);
        Wager following = new Wager(5, ONE, 1, 0, "DOUBLE", TEN);
        return Stream.of(
                choice(Fault.WRONG_MONEY, "STAND", doubled),
                choice(Fault.WRONG_MONEY, "DOUBLE"),
                choice(Fault.WRONG_MONEY, "DOUBLE", new Wager(4, ONE, 0, 1, "DOUBLE", new Money(1_005))),
                choice(Fault.WRONG_MONEY, "DOUBLE", new Wager(4, ONE, 0, 1, "DOUBLE", new Money(95))),
                choice(Fault.WRONG_MONEY, "DOUBLE", new Wager(4, ONE, 0, 1, "BASE", TEN)),
                choice(Fault.WRONG_MONEY, "DOUBLE", new Wager(4, Spot.seat(2), 0, 1, "DOUBLE", TEN)),
                choice(Fault.WRONG_MONEY, "DOUBLE", new Wager(5, ONE, 0, 1, "DOUBLE", TEN)),
                choice(Fault.WRONG_MONEY, "DOUBLE", doubled, new Wager(5, ONE, 1, 0, "DOUBLE", new Money(500))),
                choice(Fault.WRONG_MONEY, "DOUBLE", doubled, following, new Wager(6, ONE, 1, 0, "DOUBLE", TEN)),
                choice(Fault.NOT_IN_UNITS, "DOUBLE", new Wager(4, ONE, 0, 1, "DOUBLE", new Money(999))));
    }

    private static Stream<Row> steps() {
        return Stream.of(
                settlement(List.of()),
                settlement(List.of(push(1, TEN), push(3, Money.ZERO), push(2, TEN))),
                settlement(List.of(push(1, TEN), push(2, new Money(999)), push(3, Money.ZERO))));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void refused(Row row) {
        assertEquals(
                row.fault(),
                assertInstanceOf(Ruling.Refused.class, row.ruling()).fault());
    }

    @Test
    void everyFaultHasARow() {
        assertEquals(EnumSet.allOf(Fault.class), rows().map(Row::fault).collect(Collectors.toSet()));
    }

    /** Each row above differs from this in one thing. */
    @Test
    void theWholeRoundIsAccepted() {
        Wager doubled = new Wager(4, ONE, 0, 1, "DOUBLE", TEN);
        Wager following = new Wager(5, ONE, 1, 0, "DOUBLE", TEN);
        Round round = played(DICE, CARD, new Play.Chose(ONE, "DOUBLE", List.of(doubled, following)), DEALERS, WIN);
        assertEquals(5, round.wagers().size());
        List<Step> steps = List.of(push(1, TEN), push(2, TEN), push(3, Money.ZERO), push(4, TEN), push(5, TEN));
        Ruling ruling = Referee.play(GAME, round, new Play.Settled(1, steps));
        assertEquals(
                steps, assertInstanceOf(Ruling.Accepted.class, ruling).round().steps());
    }

    @Test
    void filed2670_eachBettingSpaceHasItsOwnLimits() {
        Wager base = new Wager(1, ONE, 0, 1, "BASE", Money.dollars(200));
        Round round = new Round(1, spaced("BASE"), 4, TEN, List.of(base), List.of());
        assertInstanceOf(Ruling.Accepted.class, Referee.begin(GAME, round));
        assertEquals(Money.dollars(20), round.felt().least("BASE"));
        assertEquals(Money.dollars(200), round.felt().most("BASE"));
        assertEquals(FELT.min(), round.felt().least("BONUS"));
        assertEquals(FELT.max(), round.felt().most("BONUS"));
    }

    private static Felt felt(int seats, int decks, Set<String> options) {
        return new Felt("parlour", seats, decks, Money.dollars(5), Money.dollars(100), new Money(5), options);
    }

    /** A felt on which one bet has limits of its own, from $20. */
    private static Felt spaced(String bet) {
        Limit limit = new Limit(Money.dollars(20), Money.dollars(200));
        return new Felt(
                FELT.game(),
                FELT.seats(),
                FELT.decks(),
                FELT.min(),
                FELT.max(),
                FELT.unit(),
                FELT.options(),
                Map.of(bet, limit));
    }

    private static Wager base() {
        return new Wager(1, ONE, 0, 1, "BASE", TEN);
    }

    private static Step push(int wager, Money returned) {
        return new Step(wager, Step.Kind.PUSH, Money.ZERO, Money.ZERO, returned, TEN, "parlour");
    }

    private static Row begin(Fault fault, String what, Felt felt, int dealerSeat, Money bank, Wager... wagers) {
        return new Row(
                fault, what, Referee.begin(GAME, new Round(1, felt, dealerSeat, bank, List.of(wagers), List.of())));
    }

    private static Row wager(Fault fault, Wager... wagers) {
        return begin(fault, wagers[wagers.length - 1].toString(), FELT, 4, TEN, wagers);
    }

    private static Row play(Fault fault, Play play, Play... before) {
        return new Row(fault, play.toString(), Referee.play(GAME, played(before), play));
    }

    private static Row choice(Fault fault, String choice, Wager... added) {
        return play(fault, new Play.Chose(ONE, choice, List.of(added)), DICE, CARD);
    }

    private static Row settlement(List<Step> steps) {
        return play(Fault.WRONG_STEPS, new Play.Settled(1, steps), DICE, CARD, STAND, DEALERS, WIN);
    }

    /** A round with a player at seat 1 and a backline bettor behind, after these plays. */
    private static Round played(Play... plays) {
        List<Wager> wagers = List.of(base(), new Wager(2, ONE, 1, 0, "BASE", TEN));
        Ruling ruling = Referee.begin(GAME, new Round(1, FELT, 4, TEN, wagers, List.of()));
        for (Play play : plays) {
            ruling = Referee.play(
                    GAME, assertInstanceOf(Ruling.Accepted.class, ruling).round(), play);
        }
        return assertInstanceOf(Ruling.Accepted.class, ruling).round();
    }
}
