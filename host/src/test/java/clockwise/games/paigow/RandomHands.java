package clockwise.games.paigow;

import clockwise.cards.Card;
import clockwise.cards.CardBits;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Hands of seven cards by the seed of their chance. */
final class RandomHands {
    private RandomHands() {}

    /** The 53 cards, the joker last. */
    static List<Card> deck() {
        List<Card> deck = new ArrayList<>();
        for (int card = 0; card < 52; card++) {
            deck.add(Card.of(Rank.values()[card % 13], Suit.values()[card / 13]));
        }
        deck.add(Card.JOKER);
        return deck;
    }

    static List<Card> one(Random random) {
        List<Card> deck = deck();
        Collections.shuffle(deck, random);
        return deck.subList(0, 7);
    }

    /** A hand from a short deck with the joker, so that every row of the chart and of the pay table comes often. */
    static List<Card> rare(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> fromShortDeck(random, 1, random.nextInt(13), 8);
            case 1 -> fromShortDeck(random, 2, Rank.TEN.ordinal(), 5);
            case 2 -> fromShortDeck(random, 4, Rank.QUEEN.ordinal(), 3);
            case 3 -> fromShortDeck(random, 2 + random.nextInt(2), random.nextInt(13), 8 + random.nextInt(5));
            default -> fromShortDeck(random, 4, random.nextInt(13), 4 + random.nextInt(5));
        };
    }

    /** Seven of the joker and so many ranks, from the lowest upwards and round the ace, in so many suits. */
    private static List<Card> fromShortDeck(Random random, int suits, int lowest, int ranks) {
        List<Card> deck = new ArrayList<>(List.of(Card.JOKER));
        for (int card = 0; card < suits * ranks; card++) {
            deck.add(Card.of(Rank.values()[(lowest + card % ranks) % 13], Suit.values()[card / ranks]));
        }
        Collections.shuffle(deck, random);
        return deck.subList(0, 7);
    }

    static long[] many(Random random, int count) {
        long[] hands = new long[count];
        for (int i = 0; i < count; i++) {
            hands[i] = CardBits.of(one(random));
        }
        return hands;
    }
}
