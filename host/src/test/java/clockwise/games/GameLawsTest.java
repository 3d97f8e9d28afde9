package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.cards.Deck;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Ruling.Fault;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.Collections;
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
    private static final List<String> WORDS = List.of(
            "HIT",
            "STAND",
            "DOUBLE",
            "REDOUBLE",
            "SPLIT",
            "SURRENDER",
            "INSURANCE",
            "RESCUE",
            "WIN",
            "LOSE",
            "NATURAL",
            "QUADS",
            "");

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.of(Games.all());
    }

    @Property(tries = 2000)
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
            assertTrue(step.kind() != Step.Kind.PAY
                    || !step.due().isMoreThan(game.most(round.wager(step.wager()), round.felt())));
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

    /**
     * At every moment of a round everything offered is accepted; strangers are refused unless they were offered, and so
     * are forgeries of what was offered.
     */
    @Property(tries = 200)
    void onlyWhatIsOfferedIsAccepted(@ForAll("games") Game game, @ForAll long seed) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = begun(game, chance);
        List<Next> offered = game.next(round);
        for (int plays = 0; !offered.isEmpty(); plays++) {
            assertTrue(plays < LONGEST, "no end of " + game.id());
            for (Next next : offered) {
                accepted(game, round, chance.play(round, next, Coverage.SINGLE_ACTION));
                refusesForgeries(game, round, next);
            }
            if (chance.oneOf(List.of(true, false, false, false))) { // there are hundreds of strangers
                refusesStrangers(game, round, offered, chance.card(round));
            }
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
        if (offered.stream().noneMatch(Next.Throw.class::isInstance)) {
            refused(game, round, new Play.Threw(List.of(1, 2, 3)));
        }
        for (int pass = 0; pass < 5; pass++) {
            if (!offered.contains(new Next.Settle(pass))) {
                refused(game, round, new Play.Settled(pass, List.of()));
            }
        }
    }

    /** What nearly is what was offered: another card, other money, other dice, other steps. */
    private static void refusesForgeries(Game game, Round round, Next next) {
        switch (next) {
            case Next.Deal deal -> refusesCards(game, round, deal.spot());
            case Next.Choose choose -> choose.options().forEach(option -> refusesMoney(game, round, choose, option));
            case Next.Declare declare ->
                refused(game, round, new Play.Declared(declare.spot(), "MAYBE"), Fault.NOT_OFFERED);
            case Next.Throw dice -> {
                refused(game, round, new Play.Threw(Collections.nCopies(dice.dice() + 1, 1)), Fault.WRONG_DICE);
                refused(game, round, new Play.Threw(Collections.nCopies(dice.dice() - 1, 1)), Fault.WRONG_DICE);
                refused(game, round, new Play.Threw(Collections.nCopies(dice.dice(), 0)), Fault.WRONG_DICE);
                refused(game, round, new Play.Threw(Collections.nCopies(dice.dice(), 7)), Fault.WRONG_DICE);
            }
            case Next.Settle settle -> refusesSteps(game, round, settle.pass());
        }
    }

    /** A card that the deck does not have, a rank alone where suits count, and every card that is out. */
    private static void refusesCards(Game game, Round round, Spot spot) {
        Deck deck = game.terms().deck();
        for (Card card : List.of(Card.JOKER, Card.of(Rank.TEN, Suit.CLUBS))) {
            if (deck.copies(card) == 0) {
                refused(game, round, new Play.Dealt(spot, card), Fault.NOT_IN_THE_DECK);
            }
        }
        if (game.terms().suits()) {
            refused(game, round, new Play.Dealt(spot, Card.of(Rank.TWO, Suit.UNSEEN)), Fault.SUIT_MISSING);
        }
        Felt felt = round.felt();
        Felt oneDeck = new Felt(felt.game(), felt.seats(), 1, felt.min(), felt.max(), felt.unit(), felt.options());
        Round fromOneDeck =
                new Round(round.number(), oneDeck, round.dealerSeat(), round.bank(), round.wagers(), round.plays());
        for (Play play : round.plays()) {
            if (play instanceof Play.Dealt dealt) {
                refused(game, fromOneDeck, new Play.Dealt(spot, dealt.card()), Fault.NOT_IN_THE_SHOE);
            }
        }
    }

    private static void refusesMoney(Game game, Round round, Next.Choose choose, Option option) {
        int id = round.nextWager();
        int seat = choose.spot().seat();
        Wager good = new Wager(id, option.spot(), 0, seat, option.bet(), option.most());
        if (option.most().isZero()) {
            refusesMoney(game, round, choose, option, List.of(good));
            return;
        }
        Money more = option.most().plus(round.felt().unit());
        Money less = option.least().minus(Money.CENT);
        Wager next = new Wager(id + 1, option.spot(), 0, seat, option.bet(), option.most());
        refusesMoney(game, round, choose, option, List.of());
        refusesMoney(game, round, choose, option, List.of(good, next));
        refusesMoney(game, round, choose, option, List.of(next));
        for (Wager bad : List.of(
                new Wager(id, option.spot(), 0, seat, option.bet(), more),
                new Wager(id, option.spot(), 0, seat, option.bet(), less),
                new Wager(id, option.spot(), 1, seat, option.bet(), option.most()),
                new Wager(id, option.spot(), 0, seat, "JACKPOT", option.most()),
                new Wager(id, Spot.DEALER, 0, seat, option.bet(), option.most()))) {
            refusesMoney(game, round, choose, option, List.of(bad));
        }
        for (Wager open : option.follow()) {
            Wager wrong = new Wager(id + 1, open.spot(), open.line(), open.owner(), open.bet(), less);
            refusesMoney(game, round, choose, option, List.of(good, wrong));
        }
    }

    private static void refusesMoney(Game game, Round round, Next.Choose choose, Option option, List<Wager> added) {
        refused(game, round, new Play.Chose(choose.spot(), option.choice(), added), Fault.WRONG_MONEY);
    }

    /** Steps that leave a wager out, are not in order, or do not add up. */
    private static void refusesSteps(Game game, Round round, int pass) {
        List<Step> steps = Settlement.settle(game, round, pass, Coverage.SINGLE_ACTION);
        Step first = steps.getFirst();
        Step forged = new Step(
                first.wager(),
                first.kind(),
                first.due(),
                first.moved(),
                first.returned().plus(Money.CENT),
                first.bankLeft(),
                first.why());
        List<Step> others = steps.subList(1, steps.size());
        refused(game, round, new Play.Settled(pass, others), Fault.WRONG_STEPS);
        refused(
                game,
                round,
                new Play.Settled(
                        pass, Stream.concat(Stream.of(forged), others.stream()).toList()),
                Fault.WRONG_STEPS);
        if (!others.isEmpty()) {
            refused(game, round, new Play.Settled(pass, steps.reversed()), Fault.WRONG_STEPS);
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
        Round round = chance.wagered();
        return accepted(Referee.begin(game, round), round);
    }

    private static Round accepted(Game game, Round round, Play play) {
        return accepted(Referee.play(game, round, play), round);
    }

    private static Round accepted(Ruling ruling, Round round) {
        return assertInstanceOf(Ruling.Accepted.class, ruling, () -> ruling + " in " + round)
                .round();
    }

    private static void refused(Game game, Round round, Play play) {
        assertInstanceOf(Ruling.Refused.class, Referee.play(game, round, play), () -> play + " in " + round);
    }

    private static void refused(Game game, Round round, Play play, Fault fault) {
        Ruling.Refused refused =
                assertInstanceOf(Ruling.Refused.class, Referee.play(game, round, play), () -> play + " in " + round);
        assertEquals(fault, refused.fault(), () -> refused + " of " + play + " in " + round);
    }
}
