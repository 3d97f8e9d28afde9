package clockwise.games.paigow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Next;
import clockwise.rules.Outcome;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What round sheets do not show: captions, what the tablet proposes first, and the words of an outcome. */
class FortunePaiGowTest {
    private static final FortunePaiGow GAME = FortunePaiGow.GAME;
    private static final Spot THREE = Spot.seat(3);

    @Test
    void filed2537_theHouseWayIsShownOnceThePlayerDealersCardsAreIn() {
        Round round = thrown(Set.of("declared"));
        assertEquals(Map.of(), GAME.captions(dealt(round, Spot.DEALER, "JcJd3h3sKc9d")));
        assertEquals(
                Map.of(Spot.DEALER, "3h3s 7h9dJcJdKc"), GAME.captions(dealt(round, Spot.DEALER, "JcJd3h3sKc9d7h")));
    }

    @Test
    void theOptionDeclaredProposesResultsFirst() {
        assertInstanceOf(
                Next.Declare.class, GAME.next(thrown(Set.of("declared"))).getFirst());
        assertEquals(new Next.Deal(Spot.DEALER), GAME.next(thrown(Set.of())).getFirst());
    }

    @Test
    void filed2569_aCopyIsNamed() {
        Round round = dealt(dealt(thrown(Set.of()), Spot.DEALER, "AsKd9c7h5s3d2c"), THREE, "AcKc9s6d4d3c2h");
        Outcome outcome = GAME.outcomes(round, 1).getFirst();
        assertEquals("front a copy, back lower (filed 2569)", outcome.why());
    }

    /** Seat 1 has four of a kind, seat 2 an Envy button: it wins as long as the hand of seat 1 lives. */
    @Test
    void pennsylvania659a13d_aDeadHandPaysNoEnvyBonus() {
        Round round = declared(1, "QUADS", declared(2, "NONE", fortunes()));
        Outcome.Wins wins =
                assertInstanceOf(Outcome.Wins.class, GAME.outcomes(round, 2).getLast());
        assertEquals(Money.dollars(5), wins.due());
        Round left = round.without(Set.of(1));
        assertEquals(List.of(6), GAME.order(left, 2));
        assertInstanceOf(Outcome.Pushes.class, GAME.outcomes(left, 2).getFirst());
        assertEquals(
                List.of(1, 2, 5), left.dead().wagers().stream().map(Wager::id).toList());
        assertEquals(List.of(3, 4), GAME.order(left, 1));
        assertEquals(new Next.Settle(1), GAME.next(left).getFirst());
    }

    @Test
    void aHandThatItsPlayerLeftIsSetHouseWay() {
        Round round = thrown(Set.of());
        assertEquals(Optional.empty(), GAME.houseChoice(round, THREE));
        assertEquals(Optional.of("HOUSE_WAY"), GAME.houseChoice(dealt(round, THREE, "AcKc9s6d4d3c2h"), THREE));
    }

    /** Base and Fortune of $10 at seats 1 and 2, and the Envy buttons 5 and 6. */
    private static Round fortunes() {
        Felt felt = new Felt(GAME.id(), 7, 1, Money.dollars(1), Money.dollars(500), Money.CENT, Set.of());
        List<Wager> wagers = List.of(
                new Wager(1, Spot.seat(1), 0, 1, "BASE", Money.dollars(10)),
                new Wager(2, Spot.seat(1), 0, 1, "FORTUNE", Money.dollars(10)),
                new Wager(3, Spot.seat(2), 0, 2, "BASE", Money.dollars(10)),
                new Wager(4, Spot.seat(2), 0, 2, "FORTUNE", Money.dollars(10)));
        Round round = new Round(1, felt, 7, Money.dollars(1000), wagers, List.of());
        return assertInstanceOf(Ruling.Accepted.class, Referee.begin(GAME, round))
                .round()
                .with(new Play.Threw(List.of(1, 3, 4)));
    }

    private static Round declared(int seat, String bonus, Round round) {
        return round.with(new Play.Declared(Spot.seat(seat), "PUSH"))
                .with(new Play.Declared(new Spot(seat + ".fortune"), bonus));
    }

    private static Round thrown(Set<String> options) {
        Felt felt = new Felt(GAME.id(), 7, 1, Money.dollars(1), Money.dollars(500), Money.CENT, options);
        Wager wager = new Wager(1, THREE, 0, 3, "BASE", Money.dollars(10));
        return new Round(1, felt, 7, Money.dollars(1000), List.of(wager), List.of())
                .with(new Play.Threw(List.of(1, 3, 6)));
    }

    private static Round dealt(Round round, Spot spot, String cards) {
        Round after = round;
        for (int i = 0; i < cards.length(); i += 2) {
            after = after.with(
                    new Play.Dealt(spot, Card.read(cards.substring(i, i + 2)).orElseThrow()));
        }
        return after;
    }
}
