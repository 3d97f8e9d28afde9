package clockwise.games.paigow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Outcome;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds for every round of Fortune Pai Gow Poker, played by chance from what the game offers. */
class FortunePaiGowLawsTest {
    private static final Game GAME = FortunePaiGow.GAME;
    private static final int MOST_PLAYS = 80;

    @Property(tries = 100, seed = "2489")
    void everythingOfferedIsAcceptedAndTheRoundEnds(@ForAll long seed) {
        Random random = new Random(seed);
        Round round = begin(random);
        List<Card> deck = RandomHands.deck();
        Collections.shuffle(deck, random);
        for (List<Next> offered = GAME.next(round); !offered.isEmpty(); offered = GAME.next(round)) {
            assertTrue(round.plays().size() < MOST_PLAYS, "the round does not end");
            offered.forEach(new OfferCheck(round, deck)::accepts);
            Next next = offered.get(random.nextInt(offered.size()));
            Play play = play(next, round, deck, random);
            if (play instanceof Play.Dealt) {
                deck.removeFirst();
            }
            round = accepted(round, play);
        }
        assertEveryWagerSettledOnce(round);
    }

    @Property(tries = 60, seed = "2558")
    void thereIsOneOutcomeForEachWagerOfTheOrder(@ForAll long seed) {
        Random random = new Random(seed);
        Round round = begin(random);
        List<Card> deck = RandomHands.deck();
        Collections.shuffle(deck, random);
        for (List<Next> offered = GAME.next(round); !offered.isEmpty(); offered = GAME.next(round)) {
            if (offered.getFirst() instanceof Next.Settle settle) {
                List<Integer> order = GAME.order(round, settle.pass());
                List<Integer> ended = GAME.outcomes(round, settle.pass()).stream()
                        .map(Outcome::wager)
                        .toList();
                assertEquals(order, ended);
                assertEquals(Set.copyOf(wagers(round, settle.pass())), Set.copyOf(order));
                assertEquals(wagers(round, settle.pass()).size(), order.size());
            }
            Play play = play(offered.getFirst(), round, deck, random);
            if (play instanceof Play.Dealt) {
                deck.removeFirst();
            }
            round = accepted(round, play);
        }
    }

    /** Tries every play that an offer stands for. */
    private record OfferCheck(Round round, List<Card> deck) {
        void accepts(Next next) {
            switch (next) {
                case Next.Deal deal -> accepted(round, new Play.Dealt(deal.spot(), deck.getFirst()));
                case Next.Choose choose ->
                    choose.options()
                            .forEach(option ->
                                    accepted(round, new Play.Chose(choose.spot(), option.choice(), List.of())));
                case Next.Declare declare ->
                    declare.results().forEach(result -> accepted(round, new Play.Declared(declare.spot(), result)));
                case Next.Throw dice -> accepted(round, new Play.Threw(Collections.nCopies(dice.dice(), 6)));
                case Next.Settle settle -> accepted(round, settled(round, settle.pass()));
            }
        }
    }

    private static Play play(Next next, Round round, List<Card> deck, Random random) {
        return switch (next) {
            case Next.Deal deal -> new Play.Dealt(deal.spot(), deck.getFirst());
            case Next.Choose choose ->
                new Play.Chose(
                        choose.spot(),
                        choose.options()
                                .get(random.nextInt(choose.options().size()))
                                .choice(),
                        List.of());
            case Next.Declare declare ->
                new Play.Declared(
                        declare.spot(),
                        declare.results().get(random.nextInt(declare.results().size())));
            case Next.Throw dice ->
                new Play.Threw(random.ints(dice.dice(), 1, 7).boxed().toList());
            case Next.Settle settle -> settled(round, settle.pass());
        };
    }

    private static Play.Settled settled(Round round, int pass) {
        return new Play.Settled(pass, Settlement.settle(GAME, round, pass, Coverage.SINGLE_ACTION));
    }

    private static Round begin(Random random) {
        int dealer = 1 + random.nextInt(7);
        List<Wager> wagers = new ArrayList<>();
        for (int seat = 1; seat <= 7; seat++) {
            if (seat == dealer || (random.nextInt(3) == 0 && !wagers.isEmpty())) {
                continue;
            }
            for (int line = 0; line <= random.nextInt(3); line++) {
                int owner = line > 0 ? 0 : seat;
                wagers.add(wager(wagers, seat, line, owner, "BASE", random));
                if (random.nextBoolean()) {
                    wagers.add(wager(wagers, seat, line, owner, "FORTUNE", random));
                }
            }
        }
        Set<String> options = random.nextBoolean() ? Set.of("declared") : Set.of();
        Felt felt = new Felt(GAME.id(), 7, 1, Money.dollars(1), Money.dollars(500), Money.CENT, options);
        Money bank = Money.dollars(1 + random.nextInt(3000));
        Round round = new Round(1, felt, dealer, bank, wagers, List.of());
        return assertInstanceOf(Ruling.Accepted.class, Referee.begin(GAME, round))
                .round();
    }

    private static Wager wager(List<Wager> before, int seat, int line, int owner, String bet, Random random) {
        return new Wager(before.size() + 1, Spot.seat(seat), line, owner, bet, new Money(100 + random.nextInt(2000)));
    }

    private static List<Integer> wagers(Round round, int pass) {
        List<String> bets = GAME.bets().stream()
                .filter(bet -> bet.pass() == pass)
                .map(Bet::name)
                .toList();
        return round.wagers().stream()
                .filter(wager -> bets.contains(wager.bet()))
                .map(Wager::id)
                .toList();
    }

    private static Round accepted(Round round, Play play) {
        return assertInstanceOf(Ruling.Accepted.class, Referee.play(GAME, round, play), play::toString)
                .round();
    }

    private static void assertEveryWagerSettledOnce(Round round) {
        assertEquals(
                round.wagers().stream().map(Wager::id).toList(),
                round.steps().stream().map(Step::wager).sorted().toList());
        Money moved = round.steps().stream().map(Step::moved).reduce(Money.ZERO, Money::plus);
        assertTrue(!moved.isMoreThan(round.bank()), moved + " moved against a bank of " + round.bank());
    }
}
