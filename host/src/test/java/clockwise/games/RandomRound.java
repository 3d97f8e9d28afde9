package clockwise.games;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Tables, wagers and plays of any game, drawn from a seed. */
public final class RandomRound {
    private static final Money MIN = Money.dollars(1);
    private static final Money MAX = Money.dollars(500);
    private static final int ENOUGH_DECKS = 4; // so that many splits and hits do not empty the shoe
    private static final List<Rank> TELLING = List.of(Rank.ACE, Rank.KING, Rank.EIGHT, Rank.JOKER);

    private final Game game;
    private final Random random;

    public RandomRound(Game game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    /** A round before its wagers are locked: at least one wager, and a bank that is often short. */
    public Round wagered() {
        int seats = game.terms().seats();
        int dealerSeat = 1 + random.nextInt(seats);
        int mostDecks = game.terms().mostDecks();
        int leastDecks = Math.max(game.terms().leastDecks(), Math.min(mostDecks, ENOUGH_DECKS));
        int decks = leastDecks + random.nextInt(mostDecks - leastDecks + 1);
        Set<String> options = random.nextBoolean() ? game.terms().options() : Set.of();
        Money unit = oneOf(List.of(Money.CENT, new Money(5)));
        Felt felt = new Felt(game.id(), seats, decks, MIN, MAX, unit, options);
        List<Wager> wagers = new ArrayList<>();
        while (wagers.isEmpty()) {
            for (int seat = 1; seat <= seats; seat++) {
                for (int line = 0; line <= game.terms().lines() && seat != dealerSeat; line++) {
                    if (random.nextInt(3) == 0) {
                        addWagers(felt, wagers, seat, line);
                    }
                }
            }
        }
        Money bank = new Money(1 + random.nextInt(300_000));
        return new Round(1, felt, dealerSeat, bank, wagers, List.of());
    }

    private void addWagers(Felt felt, List<Wager> wagers, int seat, int line) {
        List<String> placed = new ArrayList<>();
        for (Bet bet : game.bets()) {
            boolean open = bet.comes() == Bet.Comes.BEFORE_THE_LOCK
                    && game.isOpen(bet, felt)
                    && (bet.needs().isEmpty() || bet.needs().stream().anyMatch(placed::contains));
            if (open && random.nextBoolean()) {
                placed.add(bet.name());
                Money amount = new Money(MIN.cents() + random.nextInt(30_000)).downTo(felt.unit());
                wagers.add(
                        new Wager(wagers.size() + 1, Spot.seat(seat), line, line == 0 ? seat : 0, bet.name(), amount));
            }
        }
    }

    /** One of the plays that fulfil what is offered. */
    public Play play(Round round, Next next, Coverage coverage) {
        return switch (next) {
            case Next.Deal deal -> new Play.Dealt(deal.spot(), card(round));
            case Next.Choose choose ->
                chosen(
                        round,
                        choose.spot(),
                        choose.options().get(random.nextInt(choose.options().size())));
            case Next.Declare declare ->
                new Play.Declared(
                        declare.spot(),
                        declare.results().get(random.nextInt(declare.results().size())));
            case Next.Throw dice ->
                new Play.Threw(random.ints(dice.dice(), 1, 7).boxed().toList());
            case Next.Settle settle ->
                new Play.Settled(settle.pass(), Settlement.settle(game, round, settle.pass(), coverage));
        };
    }

    private Play chosen(Round round, Spot spot, Option option) {
        List<Wager> added = new ArrayList<>();
        int first = round.nextWager();
        if (!option.most().isZero()) {
            Money amount = random.nextBoolean() ? option.least() : option.most();
            added.add(new Wager(first, option.spot(), 0, option.spot().seat(), option.bet(), amount));
        }
        for (Wager open : option.follow()) {
            if (random.nextBoolean() && added.stream().noneMatch(other -> other.line() == open.line())) {
                added.add(new Wager(
                        first + added.size(), open.spot(), open.line(), open.owner(), open.bet(), open.amount()));
            }
        }
        return new Play.Chose(spot, option.choice(), added);
    }

    /** A card that is still in the shoe; often of a few ranks, so that pairs, naturals and jokers come up. */
    Card card(Round round) {
        while (true) {
            Rank rank = oneOf(random.nextInt(4) == 0 ? TELLING : List.of(Rank.values()));
            Card card = rank == Rank.JOKER ? Card.JOKER : Card.of(rank, Suit.values()[random.nextInt(4)]);
            long out = round.cards().stream().filter(card::equals).count();
            if (out < (long) round.felt().decks() * game.terms().deck().copies(card)) {
                return card;
            }
        }
    }

    /** True once in so many times. */
    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    public <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
