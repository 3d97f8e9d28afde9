package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
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

/** A table whose seats, wagers, cards and choices are drawn at random from all that the game allows. */
record RandomTable(TwentyOne game, Random chance) {
    Round wagers() {
        int seats = 2 + chance.nextInt(game.terms().seats() - 1);
        int dealerSeat = 1 + chance.nextInt(seats);
        Set<String> options = chance.nextBoolean() ? game.terms().options() : Set.of();
        int decks = 4 + chance.nextInt(5); // enough that no round runs out of cards
        Money unit = pick(List.of(Money.CENT, new Money(25), Money.dollars(1)));
        Felt felt = new Felt(game.id(), seats, decks, Money.dollars(5), Money.dollars(500), unit, options);
        List<Wager> wagers = new ArrayList<>();
        while (wagers.isEmpty()) {
            for (int seat = 1; seat <= seats; seat++) {
                for (int line = 0; line <= game.terms().lines(); line++) {
                    if (seat != dealerSeat && chance.nextInt(line == 0 ? 4 : 8) < 2) {
                        place(felt, wagers, seat, line);
                    }
                }
            }
        }
        return new Round(1, felt, dealerSeat, Money.dollars(1 + chance.nextInt(5000)), wagers, List.of());
    }

    private void place(Felt felt, List<Wager> wagers, int seat, int line) {
        for (Bet bet : game.bets()) {
            boolean open = bet.comes() == Bet.Comes.BEFORE_THE_LOCK && game.isOpen(bet, felt);
            if (open && (bet.needs().isEmpty() || chance.nextBoolean())) {
                Money amount = between(felt, felt.min(), Money.dollars(60));
                wagers.add(new Wager(
                        wagers.size() + 1, Spot.seat(seat), line, line == 0 ? seat : 0, bet.name(), amount));
            }
        }
    }

    Play play(Round round, Next next) {
        return switch (next) {
            case Next.Deal deal -> new Play.Dealt(deal.spot(), card(round));
            case Next.Choose choose -> choice(round, choose.spot(), pick(choose.options()));
            case Next.Declare declare -> new Play.Declared(declare.spot(), pick(declare.results()));
            case Next.Settle settle ->
                new Play.Settled(
                        settle.pass(), Settlement.settle(game, round, settle.pass(), Coverage.SINGLE_ACTION));
            case Next.Throw dice -> throw new AssertionError("no dice in " + game.id());
        };
    }

    Play.Chose choice(Round round, Spot spot, Option option) {
        List<Wager> added = new ArrayList<>();
        int id = round.wagers().size();
        if (!option.most().isZero()) {
            Money amount = between(round.felt(), option.least(), option.most());
            added.add(new Wager(++id, option.spot(), 0, spot.seat(), option.bet(), amount));
        }
        for (Wager open : option.follow()) {
            if (chance.nextBoolean()) {
                added.add(new Wager(++id, open.spot(), open.line(), open.owner(), open.bet(), open.amount()));
            }
        }
        return new Play.Chose(spot, option.choice(), added);
    }

    /** A card that is still in the shoe; few ranks, often, so that pairs, naturals and jokers come up. */
    private Card card(Round round) {
        while (true) {
            Rank rank = chance.nextInt(3) == 0 ? pick(List.of(Rank.ACE, Rank.KING, Rank.EIGHT, Rank.JOKER)) : rank();
            Card card = rank == Rank.JOKER ? Card.JOKER : Card.of(rank, Suit.values()[chance.nextInt(4)]);
            long out = round.plays().stream()
                    .filter(play -> play instanceof Play.Dealt dealt && dealt.card().equals(card))
                    .count();
            if (out < (long) game.terms().deck().copies(card) * round.felt().decks()) {
                return card;
            }
        }
    }

    private Rank rank() {
        return Rank.values()[chance.nextInt(Rank.values().length)];
    }

    private Money between(Felt felt, Money least, Money most) {
        long unit = felt.unit().cents();
        long first = (least.cents() + unit - 1) / unit;
        return new Money(unit * (first + chance.nextLong(most.cents() / unit - first + 1)));
    }

    <T> T pick(List<T> some) {
        return some.get(chance.nextInt(some.size()));
    }
}
