package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A round goes on without the hands that died, whenever that happens. */
class DeadHandsLawsTest {
    private static final int LONGEST = 500;
    private static final int SELDOM = 8;

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.of(Games.all());
    }

    @Property(tries = 3000)
    void theOthersAreSettledOnceAndTheMoneyAddsUp(
            @ForAll("games") Game game, @ForAll long seed, @ForAll Coverage coverage) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = accepted(Referee.begin(game, chance.wagered()));
        List<Next> offered = game.next(round);
        for (int plays = 0; !offered.isEmpty(); plays++) {
            assertTrue(plays < LONGEST, "no end of " + game.id());
            round = chance.onceIn(SELDOM) ? withoutOne(round, chance) : round;
            offered = game.next(round);
            if (!offered.isEmpty()) {
                Play play = chance.play(round, chance.oneOf(offered), coverage);
                round = accepted(Referee.play(game, round, play));
                game.captions(round);
                offered = game.next(round);
            }
        }
        addsUp(round, coverage);
    }

    /** The second card of the player-dealer's is seen too early, the game says who is dead, the others play on. */
    @Property(tries = 2000)
    void filed52_54_theGameNamesTheDeadAndTheOthersPlayOn(
            @ForAll("games") Game game, @ForAll long seed, @ForAll Coverage coverage) {
        List<Irregularity> seen = game.irregularities().stream()
                .filter(Irregularity::needsBothCards)
                .toList();
        RandomRound chance = new RandomRound(game, seed);
        Round round = accepted(Referee.begin(game, chance.wagered()));
        boolean open = !seen.isEmpty();
        for (List<Next> offered = game.next(round); !offered.isEmpty(); offered = game.next(round)) {
            boolean oneCard = round.cardsAt(Spot.DEALER).size() == 1;
            if (open && oneCard && chance.onceIn(SELDOM)) {
                open = false;
                round = accepted(Referee.exposed(game, round, chance.card(round)));
                Set<Integer> dead = game.deadCircles(round, chance.oneOf(seen));
                assertTrue(circles(round).containsAll(dead));
                if (dead.equals(circles(round))) {
                    return; // the round is void
                }
                round = round.without(dead);
                offered = game.next(round);
            }
            round = accepted(Referee.play(game, round, chance.play(round, chance.oneOf(offered), coverage)));
        }
        addsUp(round, coverage);
    }

    /** What the house chooses for an abandoned hand is always open to it, and it comes to an end. */
    @Property
    void filed57_theHouseChoosesWhatIsOffered(@ForAll("games") Game game, @ForAll long seed) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = accepted(Referee.begin(game, chance.wagered()));
        List<Next> offered = game.next(round);
        for (int plays = 0; !offered.isEmpty(); plays++) {
            assertTrue(plays < LONGEST, "no end of " + game.id());
            Next next = chance.oneOf(offered);
            Play play = chance.play(round, next, Coverage.SINGLE_ACTION);
            if (next instanceof Next.Choose choose) {
                Optional<String> house = game.houseChoice(round, choose.spot());
                assertTrue(house.isEmpty() || choose.options().contains(Option.free(house.get(), choose.spot())));
                play = house.<Play>map(choice -> new Play.Chose(choose.spot(), choice, List.of()))
                        .orElse(play);
            }
            for (int seat = 0; seat <= round.felt().seats(); seat++) {
                Spot spot = Spot.seat(seat);
                assertTrue(
                        offers(offered, spot) || game.houseChoice(round, spot).isEmpty());
            }
            round = accepted(Referee.play(game, round, play));
            offered = game.next(round);
        }
    }

    private static boolean offers(List<Next> offered, Spot spot) {
        return offered.stream()
                .anyMatch(next ->
                        next instanceof Next.Choose choose && choose.spot().equals(spot));
    }

    /** At least one circle stays: without any the round is void. */
    private static Round withoutOne(Round round, RandomRound chance) {
        Set<Integer> circles = circles(round);
        if (circles.size() < 2) {
            return round;
        }
        int dies = chance.oneOf(List.copyOf(new TreeSet<>(circles)));
        Round left = round.without(Set.of(dies));
        Set<Integer> settled = settled(round);
        for (Wager wager : round.wagers()) {
            boolean stays = wager.spot().seat() != dies || settled.contains(wager.id());
            assertEquals(stays, left.wagers().contains(wager), wager::toString);
            assertEquals(!stays, left.dead().wagers().contains(wager), wager::toString);
        }
        assertEquals(round.cards().size(), left.cards().size());
        assertEquals(round.nextWager(), left.nextWager());
        assertEquals(round.steps(), left.steps());
        return left;
    }

    private static Set<Integer> circles(Round round) {
        Set<Integer> settled = settled(round);
        Set<Integer> circles = new HashSet<>();
        for (Wager wager : round.wagers()) {
            if (!settled.contains(wager.id())) {
                circles.add(wager.spot().seat());
            }
        }
        return circles;
    }

    private static Set<Integer> settled(Round round) {
        Set<Integer> settled = new HashSet<>();
        round.steps().forEach(step -> settled.add(step.wager()));
        return settled;
    }

    private static void addsUp(Round round, Coverage coverage) {
        assertEquals(
                round.wagers().stream().map(Wager::id).toList(),
                round.steps().stream().map(Step::wager).sorted().toList());
        Set<Integer> ids = new HashSet<>();
        round.wagers().forEach(wager -> assertTrue(ids.add(wager.id())));
        round.dead().wagers().forEach(wager -> assertTrue(ids.add(wager.id())));
        long paid = 0;
        long collected = 0;
        for (Step step : round.steps()) {
            Money taken = step.kind() == Step.Kind.TAKE ? step.moved() : Money.ZERO;
            assertEquals(round.wager(step.wager()).amount(), taken.plus(step.returned()));
            collected += taken.cents();
            paid += step.kind() == Step.Kind.PAY ? step.moved().cents() : 0;
        }
        long moved = coverage == Coverage.SINGLE_ACTION ? paid + collected : Math.max(paid, collected);
        assertTrue(moved <= round.bank().cents());
    }

    private static Round accepted(Ruling ruling) {
        return assertInstanceOf(Ruling.Accepted.class, ruling, ruling::toString).round();
    }
}
