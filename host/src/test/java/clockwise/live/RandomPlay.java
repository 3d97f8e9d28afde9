package clockwise.live;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import clockwise.table.Command;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Plays that a game offers. */
final class RandomPlay {
    private static final int MOST_PLAYS = 400;

    private final Chance chance;

    RandomPlay(Chance chance) {
        this.chance = chance;
    }

    /** One of the commands that fulfil what the game offers now; a round without enough cards is void. */
    Command command(Table table) {
        Round round = table.inPlay().round();
        List<Next> offered = table.next();
        Next next = chance.percent(70) ? offered.getFirst() : chance.oneOf(offered);
        return switch (next) {
            case Next.Deal deal ->
                card(table.game(), round)
                        .<Command>map(card -> new Command.DealCard(deal.spot(), card))
                        .orElse(new Command.VoidRound(round.number(), "no cards left"));
            case Next.Choose choose -> choice(table, choose);
            case Next.Declare declare -> new Command.DeclareResult(declare.spot(), chance.oneOf(declare.results()));
            case Next.Throw dice -> new Command.ThrowDice(dice(dice));
            case Next.Settle settle -> new Command.Settle(settle.pass());
        };
    }

    private List<Integer> dice(Next.Throw dice) {
        return IntStream.range(0, dice.dice())
                .mapToObj(die -> chance.between(1, 6))
                .toList();
    }

    private Command choice(Table table, Next.Choose choose) {
        Optional<String> fixed =
                table.inPlay().abandoned().contains(choose.spot().seat())
                        ? table.game().houseChoice(table.inPlay().round(), choose.spot())
                        : Optional.empty();
        Option option = choose.options().stream()
                .filter(open -> fixed.filter(open.choice()::equals).isPresent())
                .findFirst()
                .orElseGet(() -> chance.oneOf(choose.options()));
        List<Integer> lines = option.follow().stream()
                .map(Wager::line)
                .distinct()
                .filter(line -> chance.percent(50))
                .toList();
        return new Command.MakeChoice(choose.spot(), option.choice(), amount(option), lines);
    }

    private Money amount(Option option) {
        return chance.percent(50) ? option.least() : option.most();
    }

    Card anyCard(Table table) {
        return card(table.game(), new Round(0, table.posted().felt(), 1, Money.CENT, List.of(), List.of()))
                .orElseThrow();
    }

    /** A card that is still in the shoe. */
    private Optional<Card> card(Game game, Round round) {
        for (int tries = 0; tries < 200; tries++) {
            Rank rank = chance.oneOf(List.of(Rank.values()));
            List<Suit> suits = game.terms().suits() || chance.percent(50)
                    ? List.of(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
                    : List.of(Suit.UNSEEN);
            Card card = rank == Rank.JOKER ? Card.JOKER : Card.of(rank, chance.oneOf(suits));
            long same = round.cards().stream().filter(card::equals).count();
            long rankOut =
                    round.cards().stream().filter(other -> other.rank() == rank).count();
            int decks = round.felt().decks();
            boolean left = same < (long) decks * game.terms().deck().copies(card)
                    && rankOut < (long) decks * (card.isJoker() ? 1 : 4);
            if (left) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    /** All plays of a round from its lock to its end, as far as there are cards. */
    List<Play> wholeRound(Round lock, Coverage coverage) {
        Game game = Games.byId(lock.felt().game()).orElseThrow();
        Round round = lock;
        for (int i = 0; i < MOST_PLAYS; i++) {
            List<Next> offered = game.next(round);
            if (offered.isEmpty()) {
                break;
            }
            Optional<Play> play = play(game, round, offered, coverage);
            if (play.isEmpty()) {
                break;
            }
            round = round.with(play.get());
        }
        return round.plays().stream()
                .filter(play -> !(play instanceof Play.Settled))
                .toList();
    }

    private Optional<Play> play(Game game, Round round, List<Next> offered, Coverage coverage) {
        Next next = offered.stream()
                .filter(Next.Settle.class::isInstance)
                .findFirst()
                .orElseGet(() -> chance.oneOf(offered));
        return switch (next) {
            case Next.Deal deal -> card(game, round).map(card -> new Play.Dealt(deal.spot(), card));
            case Next.Choose choose -> Optional.of(chosen(round, choose.spot(), chance.oneOf(choose.options())));
            case Next.Declare declare ->
                Optional.of(new Play.Declared(declare.spot(), chance.oneOf(declare.results())));
            case Next.Throw dice -> Optional.of(new Play.Threw(dice(dice)));
            case Next.Settle settle ->
                Optional.of(new Play.Settled(settle.pass(), Settlement.settle(game, round, settle.pass(), coverage)));
        };
    }

    private Play chosen(Round round, Spot spot, Option option) {
        List<Wager> added = new ArrayList<>();
        if (!option.most().isZero()) {
            int owner = round.wagers().stream()
                    .filter(wager -> wager.spot().seat() == spot.seat() && wager.line() == 0)
                    .mapToInt(Wager::owner)
                    .findFirst()
                    .orElse(0);
            added.add(new Wager(round.nextWager(), option.spot(), 0, owner, option.bet(), amount(option)));
        }
        return new Play.Chose(spot, option.choice(), added);
    }
}
