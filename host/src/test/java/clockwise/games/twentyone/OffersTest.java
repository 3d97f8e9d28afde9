package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a tablet is offered, to the button and the cent. */
class OffersTest {
    private static final Spot ONE = Spot.seat(1);
    private static final Spot TWO = Spot.seat(2);

    private static Round table(TwentyOne game, Wager... wagers) {
        Felt felt = new Felt(
                game.id(),
                3,
                8,
                Money.dollars(5),
                Money.dollars(500),
                Money.CENT,
                game.terms().options());
        return new Round(1, felt, 3, Money.dollars(1000), List.of(wagers), List.of());
    }

    private static Wager base(int id, Spot spot, int line, long dollars) {
        return new Wager(id, spot, line, line == 0 ? spot.seat() : 0, TwentyOne.BASE, Money.dollars(dollars));
    }

    /** The round after these cards: spot, card, spot, card. */
    private static Round deal(Round round, String cards) {
        String[] words = cards.split(" ", -1);
        Round after = round;
        for (int i = 0; i < words.length; i += 2) {
            Card card = Card.read(words[i + 1]).orElseThrow();
            after = after.with(new Play.Dealt(new Spot(words[i]), card));
        }
        return after;
    }

    /** `spot: CHOICE least-most +line amount` of each choice, `deal spot` of each card. */
    private static List<String> said(TwentyOne game, Round round) {
        List<String> said = new ArrayList<>();
        for (Next next : game.next(round)) {
            switch (next) {
                case Next.Deal deal -> said.add("deal " + deal.spot());
                case Next.Choose choose ->
                    choose.options().forEach(option -> said.add(choose.spot() + ": " + said(option)));
                case Next.Declare declare -> said.add(declare.spot() + ": " + declare.results());
                case Next.Settle settle -> said.add("settle " + settle.pass());
                case Next.Throw dice -> said.add("throw " + dice.dice());
            }
        }
        return said;
    }

    private static String said(Option option) {
        StringBuilder said = new StringBuilder(option.choice());
        if (!option.most().isZero()) {
            said.append(" ").append(option.bet()).append("@").append(option.spot());
            said.append(" ").append(option.least()).append("-").append(option.most());
        }
        for (Wager wager : option.follow()) {
            said.append(" +").append(wager.line()).append(" ").append(wager.amount());
        }
        return said.toString();
    }

    @Test
    void filed346_insuranceIsOpenToAllUntilSomebodyActs() {
        TwentyOne game = TwentyOne.NO_BUST_4_0;
        Round round = deal(
                table(game, base(1, ONE, 0, 25), base(2, TWO, 0, 10), base(3, ONE, 2, 15)),
                "1 Tc 2 9c dealer Ah 1 8d 2 9d");
        assertEquals(
                List.of(
                        "2: INSURANCE INSURANCE@2 5.00-5.00",
                        "1: INSURANCE INSURANCE@1 12.50-12.50 +2 7.50",
                        "1: HIT",
                        "1: STAND",
                        "1: DOUBLE DOUBLE@1 25.00-25.00 +2 15.00",
                        "1: SURRENDER"),
                said(game, round));
        round = round.with(new Play.Chose(ONE, "STAND", List.of()));
        assertEquals(
                List.of(
                        "2: HIT",
                        "2: STAND",
                        "2: DOUBLE DOUBLE@2 10.00-10.00",
                        "2: SPLIT SPLIT@2b 10.00-10.00",
                        "2: SURRENDER"),
                said(game, round));
    }

    @Test
    void filed801_naturalsAllRoundLeaveInsuranceOpen() {
        TwentyOne game = TwentyOne.BUSTER_4_0;
        Round round = deal(table(game, base(1, ONE, 0, 25)), "1 Tc dealer Ah 1 Ad");
        assertEquals(List.of("1: INSURANCE INSURANCE@1 0.01-12.50", "deal dealer", "1: STAND"), said(game, round));
    }

    @Test
    void filed157_aHandThatCanOnlyHitIsDealtAtOnce() {
        TwentyOne game = TwentyOne.JOKER;
        Round round = deal(table(game, base(1, ONE, 0, 25)), "1 2c dealer 9h 1 3d")
                .with(new Play.Chose(ONE, "HIT", List.of()));
        assertEquals(List.of("deal 1"), said(game, round));
        assertEquals(List.of("deal 1", "1: HIT"), said(game, deal(round, "1 4c")));
    }

    @Test
    void filed647_doubleDoubleAddsTheWholeWagerOfEachLine() {
        TwentyOne game = TwentyOne.PURE_SPANISH;
        Round round = deal(table(game, base(1, ONE, 0, 20), base(2, ONE, 1, 30)), "1 5c dealer 9h 1 2d");
        Wager doubled = new Wager(3, ONE, 0, 1, TwentyOne.DOUBLE, Money.dollars(20));
        round = deal(round.with(new Play.Chose(ONE, "DOUBLE", List.of(doubled))), "1 2h");
        assertEquals(List.of("1: STAND", "1: REDOUBLE DOUBLE@1 40.00-40.00 +1 30.00", "1: RESCUE"), said(game, round));
    }

    @Test
    void filed98_withoutAPlayerInTheCircleNobodyAddsMoney() {
        TwentyOne game = TwentyOne.NO_BUST_4_0;
        Round round = deal(table(game, base(1, ONE, 1, 20)), "1 8c dealer Ah 1 8d");
        assertEquals(List.of("1: HIT", "1: STAND", "1: SURRENDER"), said(game, round));
    }

    @Test
    void filed626_thePeekComesFirst() {
        TwentyOne game = TwentyOne.PURE_SPANISH;
        Round round = deal(table(game, base(1, ONE, 0, 20)), "1 8c dealer Kh 1 8d");
        assertEquals(List.of("dealer: [NO_NATURAL, NATURAL]"), said(game, round));
        assertEquals(List.of("deal dealer"), said(game, round.with(new Play.Declared(Spot.DEALER, Board.NATURAL))));
    }

    @Test
    void everyGameHasAnIdOfItsOwn() {
        assertEquals(
                Set.of(
                        "21st-century",
                        "no-bust-joker",
                        "no-bust-4.0",
                        "no-bust-4.01",
                        "no-bust-6.0",
                        "no-bust-buster-4.0",
                        "pure-spanish-21.5"),
                Set.copyOf(TwentyOne.ALL.stream().map(TwentyOne::id).toList()));
    }
}
