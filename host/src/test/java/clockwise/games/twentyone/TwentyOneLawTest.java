package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Outcome;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever is dealt and chosen, a round of 21 is played to its end and every wager is settled once. */
class TwentyOneLawTest {
    private static final int LONGEST = 600;
    private static final int ONE_IN = 10; // all offers of every tenth state are tried: trying all costs seconds

    @Provide
    Arbitrary<TwentyOne> games() {
        return Arbitraries.of(TwentyOne.ALL);
    }

    @Property(tries = 1400)
    void roundsEndAndEveryWagerIsSettledOnce(@ForAll("games") TwentyOne game, @ForAll long seed) {
        RandomTable table = new RandomTable(game, new Random(seed));
        Round round = accepted(Referee.begin(game, table.wagers()));
        List<Next> open = game.next(round);
        while (!open.isEmpty()) {
            assertTrue(round.plays().size() < LONGEST, "the round does not end");
            if (table.chance().nextInt(ONE_IN) == 0) {
                assertExactlyWhatIsOffered(table, round, open);
            }
            Play play = table.play(round, table.pick(open));
            if (play instanceof Play.Settled settled) {
                assertOutcomesFitTheOrder(game, round, settled.pass());
            }
            round = accepted(Referee.play(game, round, play));
            open = game.next(round);
        }
        assertEquals(
                round.wagers().stream().map(Wager::id).toList(),
                round.steps().stream().map(Step::wager).sorted().toList());
        assertMoneyAddsUp(round);
    }

    /** Every option is accepted; a card, choice or settlement that is not on offer is refused. */
    private static void assertExactlyWhatIsOffered(RandomTable table, Round round, List<Next> open) {
        TwentyOne game = table.game();
        List<Spot> spots = new ArrayList<>();
        spots.add(Spot.DEALER);
        spots.add(new Spot("1a"));
        for (int seat = 0; seat <= round.felt().seats() + 1; seat++) {
            spots.add(Spot.seat(seat));
        }
        for (Spot spot : spots) {
            if (!open.contains(new Next.Deal(spot))) {
                assertRefused(game, round, new Play.Dealt(spot, Card.of(Rank.NINE, Suit.CLUBS)));
            }
            for (Choice choice : Choice.values()) {
                List<Option> offered = open.stream()
                        .filter(next -> next instanceof Next.Choose choose
                                && choose.spot().equals(spot))
                        .flatMap(next -> ((Next.Choose) next).options().stream())
                        .filter(option -> option.choice().equals(choice.name()))
                        .toList();
                assertTrue(offered.size() <= 1, "one offer of each choice");
                if (offered.isEmpty()) {
                    assertRefused(game, round, new Play.Chose(spot, choice.name(), List.of()));
                } else {
                    accepted(Referee.play(game, round, table.choice(round, spot, offered.getFirst())));
                }
            }
        }
        for (int pass = 0; pass < 5; pass++) {
            if (!open.contains(new Next.Settle(pass))) {
                assertRefused(game, round, new Play.Settled(pass, List.of()));
            }
        }
    }

    private static void assertOutcomesFitTheOrder(TwentyOne game, Round round, int pass) {
        List<Integer> outcomes =
                game.outcomes(round, pass).stream().map(Outcome::wager).sorted().toList();
        List<Integer> order = game.order(round, pass).stream().sorted().toList();
        assertEquals(outcomes, order);
        assertEquals(order.stream().distinct().toList(), order);
        for (Outcome outcome : game.outcomes(round, pass)) {
            assertTrue(outcome.why().matches(".+ \\((filed|inferred).+\\)"), outcome.why());
        }
    }

    private static void assertMoneyAddsUp(Round round) {
        Money moved = Money.ZERO;
        for (Step step : round.steps()) {
            moved = moved.plus(step.moved());
            Money taken = step.kind() == Step.Kind.TAKE ? step.moved() : Money.ZERO;
            assertEquals(round.wager(step.wager()).amount(), taken.plus(step.returned()));
        }
        assertFalse(moved.isMoreThan(round.bank()));
    }

    private static void assertRefused(TwentyOne game, Round round, Play play) {
        assertInstanceOf(Ruling.Refused.class, Referee.play(game, round, play), () -> play + " after " + round);
    }

    private static Round accepted(Ruling ruling) {
        return assertInstanceOf(Ruling.Accepted.class, ruling, ruling::toString).round();
    }
}
