package clockwise.live;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The spots of the cards that come next whatever the cards are. The game is played on with very different cards; as
 * soon as it makes a difference which they are, or somebody may choose, nothing more is foretold.
 */
final class Ahead {
    private static final int MOST = 30;

    /** The ranks that the cards of each trial are taken from, over and over. */
    private static final List<List<Rank>> TRIALS = List.of(
            List.of(Rank.ACE),
            List.of(Rank.FIVE),
            List.of(Rank.SIX),
            List.of(Rank.NINE),
            List.of(Rank.KING),
            List.of(Rank.TWO, Rank.THREE),
            List.of(Rank.ACE, Rank.ACE, Rank.KING, Rank.KING),
            List.of(Rank.KING, Rank.ACE),
            List.of(Rank.ACE, Rank.KING),
            List.of(Rank.JOKER, Rank.SEVEN),
            List.of(Rank.SEVEN, Rank.JOKER));

    private Ahead() {}

    static List<Spot> of(Game game, Round round) {
        Optional<Spot> first = forced(game.next(round));
        if (first.isEmpty()) {
            return List.of();
        }
        List<Spot> ahead = new ArrayList<>(List.of(first.get()));
        List<Round> trials = TRIALS.stream().map(_ -> round).toList();
        while (ahead.size() < MOST) {
            int played = ahead.size() - 1;
            Spot spot = ahead.getLast();
            List<Round> before = trials;
            trials = IntStream.range(0, before.size())
                    .mapToObj(i -> dealt(game, before.get(i), spot, TRIALS.get(i), played))
                    .toList();
            List<Optional<Spot>> follow = trials.stream()
                    .map(trial -> forced(game.next(trial)))
                    .distinct()
                    .toList();
            if (follow.size() > 1 || follow.getFirst().isEmpty()) {
                return ahead;
            }
            ahead.add(follow.getFirst().get());
        }
        return ahead;
    }

    /** The spot of the one card that must come; a hand that has ended may say so meanwhile, but nobody waits for it. */
    private static Optional<Spot> forced(List<Next> next) {
        List<Spot> deals = next.stream()
                .filter(Next.Deal.class::isInstance)
                .map(one -> ((Next.Deal) one).spot())
                .toList();
        return deals.size() == 1 && next.stream().allMatch(one -> waitsForNobody(one, deals.getFirst()))
                ? Optional.of(deals.getFirst())
                : Optional.empty();
    }

    private static boolean waitsForNobody(Next next, Spot dealt) {
        return switch (next) {
            case Next.Deal deal -> true;
            case Next.Choose choose ->
                !choose.spot().equals(dealt)
                        && choose.options().size() == 1
                        && choose.options().getFirst().most().isZero();
            case Next.Declare declare -> false;
            case Next.Throw dice -> false;
            case Next.Settle settle -> false;
        };
    }

    private static Round dealt(Game game, Round round, Spot spot, List<Rank> ranks, int played) {
        return card(game, round, ranks.get(played % ranks.size()))
                .map(card -> round.with(new Play.Dealt(spot, card)))
                .orElse(round);
    }

    /** A card of this rank that is still in the shoe, or else any other. */
    private static Optional<Card> card(Game game, Round round, Rank wanted) {
        List<Card> out = round.cards();
        int[] order = IntStream.range(0, Rank.values().length)
                .map(i -> (wanted.ordinal() + i) % Rank.values().length)
                .toArray();
        for (int rank : order) {
            for (Suit suit : Suit.values()) {
                Optional<Card> card = card(Rank.values()[rank], suit)
                        .filter(one -> out.stream().filter(one::equals).count()
                                < (long) round.felt().decks()
                                        * game.terms().deck().copies(one));
                if (card.isPresent()) {
                    return card;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Card> card(Rank rank, Suit suit) {
        boolean exists = suit != Suit.UNSEEN && (rank == Rank.JOKER) == (suit == Suit.JOKER);
        return exists ? Optional.of(Card.of(rank, suit)) : Optional.empty();
    }
}
