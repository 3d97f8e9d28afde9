package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every round of every approved game. */
class GameLawsTest {
    private static final int LONGEST = 500;
    private static final List<Spot> SPOTS = Stream.of(
                    "1", "2", "3a", "3b", "12", "3.fortune", "dealer", "PLAYER", "BANKER", "", "x")
            .map(Spot::new)
            .toList();
    private static final List<String> WORDS =
            List.of("HIT", "STAND", "DOUBLE", "SPLIT", "SURRENDER", "WIN", "LOSE", "NATURAL", "QUADS", "");

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.of(Games.all());
    }

    @Property
    void everyRoundEndsAndEveryWagerIsSettledOnce(
            @ForAll("games") Game game, @ForAll long seed, @ForAll Coverage coverage) {
        Round round = playedOut(game, seed, coverage);
        assertEquals(
                round.wagers().stream().map(Wager::id).toList(),
                round.steps().stream().map(Step::wager).sorted().toList());
        long paid = 0;
        long collected = 0;
        for (Step step : round.steps()) {
            Money taken = step.kind() == Step.Kind.TAKE ? step.moved() : Money.ZERO;
            assertEquals(round.wager(step.wager()).amount(), taken.plus(step.returned()));
            collected += taken.cents();
            paid += step.kind() == Step.Kind.PAY ? step.moved().cents() : 0;
        }
        switch (coverage) {
            case SINGLE_ACTION -> assertTrue(paid + collected <= round.bank().cents());
            case SEPARATE_CAPS ->
                assertTrue(Math.max(paid, collected) <= round.bank().cents());
        }
    }

    @Property
    void theResultDependsOnTheRoundAlone(@ForAll("games") Game game, @ForAll long seed, @ForAll Coverage coverage) {
        assertEquals(playedOut(game, seed, coverage), playedOut(game, seed, coverage));
    }

    /** At every moment of a round everything offered is accepted and a stranger is refused unless it was offered. */
    @Property(tries = 200)
    void onlyWhatIsOfferedIsAccepted(@ForAll("games") Game game, @ForAll long seed) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = begun(game, chance);
        List<Next> offered = game.next(round);
        for (int plays = 0; !offered.isEmpty(); plays++) {
            assertTrue(plays < LONGEST, "no end of " + game.id());
            for (Next next : offered) {
                accepted(game, round, chance.play(round, next, Coverage.SINGLE_ACTION));
            }
            refusesStrangers(game, round, offered, chance.card(round));
            Play play = chance.play(round, chance.oneOf(offered), Coverage.SINGLE_ACTION);
            round = accepted(game, round, play);
            offered = game.next(round);
        }
        refusesStrangers(game, round, offered, Card.JOKER);
    }

    private static void refusesStrangers(Game game, Round round, List<Next> offered, Card card) {
        for (Spot spot : SPOTS) {
            if (!offered.contains(new Next.Deal(spot))) {
                refused(game, round, new Play.Dealt(spot, card));
            }
            for (String word : WORDS) {
                if (!offersChoice(offered, spot, word)) {
                    refused(game, round, new Play.Chose(spot, word, List.of()));
                }
                if (!offersResult(offered, spot, word)) {
                    refused(game, round, new Play.Declared(spot, word));
                }
            }
        }
        refused(game, round, new Play.Threw(List.of(1, 2, 3, 4)));
        refused(game, round, new Play.Threw(List.of(1, 2, 7)));
        for (int pass = 0; pass < 5; pass++) {
            if (!offered.contains(new Next.Settle(pass))) {
                refused(game, round, new Play.Settled(pass, List.of()));
            }
        }
    }

    private static boolean offersChoice(List<Next> offered, Spot spot, String word) {
        return offered.stream()
                .anyMatch(next -> next instanceof Next.Choose choose
                        && choose.spot().equals(spot)
                        && choose.options().stream()
                                .anyMatch(option -> option.choice().equals(word)));
    }

    private static boolean offersResult(List<Next> offered, Spot spot, String word) {
        return offered.stream()
                .anyMatch(next -> next instanceof Next.Declare declare
                        && declare.spot().equals(spot)
                        && declare.results().contains(word));
    }

    private static Round playedOut(Game game, long seed, Coverage coverage) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = begun(game, chance);
        List<Next> offered = game.next(round);
        for (int plays = 0; !offered.isEmpty(); plays++) {
            assertTrue(plays < LONGEST, "no end of " + game.id());
            round = accepted(game, round, chance.play(round, chance.oneOf(offered), coverage));
            offered = game.next(round);
        }
        return round;
    }

    private static Round begun(Game game, RandomRound chance) {
        return assertInstanceOf(Ruling.Accepted.class, Referee.begin(game, chance.wagered()))
                .round();
    }

    private static Round accepted(Game game, Round round, Play play) {
        return assertInstanceOf(Ruling.Accepted.class, Referee.play(game, round, play), () -> play + " in " + round)
                .round();
    }

    private static void refused(Game game, Round round, Play play) {
        assertInstanceOf(Ruling.Refused.class, Referee.play(game, round, play), () -> play + " in " + round);
    }
}
