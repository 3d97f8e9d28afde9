package clockwise.evening;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.games.Games;
import clockwise.live.TableView;
import clockwise.live.TableView.Place;
import clockwise.live.TableView.Space;
import clockwise.money.Money;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.table.Command;
import clockwise.table.Command.Bid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Cards, wagers and choices of an evening, drawn from a seed; it knows what a screen shows and the deck. */
final class Luck {
    private static final List<Rank> TELLING = List.of(Rank.ACE, Rank.KING, Rank.EIGHT, Rank.JOKER);

    private final Random random;

    Luck(long seed) {
        this.random = new Random(seed);
    }

    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** Wagers of everybody but the player-dealer, some behind the circles, and some in circles where nobody sits. */
    List<Bid> wagers(TableView view) {
        List<Bid> bids = new ArrayList<>();
        int bank = view.taking().orElseThrow().seat();
        List<Integer> seated =
                seated(view).stream().filter(seat -> seat != bank).toList();
        for (int seat : seated) {
            place(view, bids, seat, 0, seat);
            if (onceIn(3) && view.game().orElseThrow().lines() > 0) {
                place(view, bids, seat, 1, onceIn(2) ? 0 : oneOf(seated));
            }
        }
        List<Integer> empty = view.seats().stream()
                .filter(place -> place.occupant().isEmpty())
                .map(Place::seat)
                .toList();
        if (onceIn(2) && !empty.isEmpty() && !seated.isEmpty()) {
            place(view, bids, oneOf(empty), 0, oneOf(seated));
        }
        return bids;
    }

    static List<Integer> seated(TableView view) {
        return view.seats().stream()
                .filter(place -> place.occupant().isPresent())
                .map(Place::seat)
                .toList();
    }

    /** A base wager and perhaps others beside it. */
    void place(TableView view, List<Bid> bids, int circle, int line, int owner) {
        Set<String> placed = new HashSet<>();
        for (Space space : view.game().orElseThrow().spaces()) {
            boolean first = placed.isEmpty() && space.needs().isEmpty() && !space.bonus();
            boolean beside = space.needs().isEmpty() || space.needs().stream().anyMatch(placed::contains);
            if ((first && onceIn(2)) || (beside && onceIn(4))) {
                placed.add(space.bet());
                bids.add(new Bid(circle, line, owner, space.bet(), amount(space)));
            }
        }
        if (placed.isEmpty()) {
            Space base = base(view);
            bids.add(new Bid(circle, line, owner, base.bet(), amount(base)));
        }
    }

    static Space base(TableView view) {
        return view.game().orElseThrow().spaces().stream()
                .filter(space -> space.needs().isEmpty() && !space.bonus())
                .findFirst()
                .orElseThrow();
    }

    private Money amount(Space space) {
        return new Money(space.least().cents() + 500L * random.nextInt(12));
    }

    /** One of the things that the table waits for, mostly the first. */
    Command play(TableView view) {
        Next next = onceIn(4) ? oneOf(view.next()) : view.next().getFirst();
        return switch (next) {
            case Next.Deal deal -> new Command.DealCard(deal.spot(), card(view));
            case Next.Choose choose -> choice(choose, oneOf(choose.options()));
            case Next.Declare declare -> new Command.DeclareResult(declare.spot(), oneOf(declare.results()));
            case Next.Throw dice ->
                new Command.ThrowDice(random.ints(dice.dice(), 1, 7).boxed().toList());
            case Next.Settle settle -> new Command.Settle(settle.pass());
        };
    }

    Command choice(Next.Choose choose, Option option) {
        Money amount = onceIn(2) ? option.least() : option.most();
        List<Integer> lines = option.follow().stream()
                .map(Wager::line)
                .distinct()
                .filter(line -> onceIn(2))
                .toList();
        return new Command.MakeChoice(choose.spot(), option.choice(), amount, lines);
    }

    /** How many cards lie at a spot. */
    static int cards(TableView view, Spot spot) {
        return view.round().stream()
                .flatMap(round -> round.hands().stream())
                .filter(hand -> hand.spot().equals(spot))
                .mapToInt(hand -> hand.cards().size())
                .sum();
    }

    /** A card that can still come out of the shoe; often of a few ranks, so that pairs and jokers come up. */
    Card card(TableView view) {
        Game game = Games.byId(view.game().orElseThrow().felt().game()).orElseThrow();
        List<Card> out = view.round().orElseThrow().hands().stream()
                .flatMap(hand -> hand.cards().stream())
                .toList();
        while (true) {
            Rank rank = onceIn(4) ? oneOf(TELLING) : oneOf(List.of(Rank.values()));
            Card card = rank == Rank.JOKER ? Card.JOKER : Card.of(rank, suit(game));
            long gone = out.stream().filter(card::equals).count();
            if (gone
                    < (long) view.game().orElseThrow().felt().decks()
                            * game.terms().deck().copies(card)) {
                return card;
            }
        }
    }

    private Suit suit(Game game) {
        return game.terms().suits() || onceIn(2) ? Suit.values()[random.nextInt(4)] : Suit.UNSEEN;
    }
}
