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

    /** A hand from a short deck, so that the rare rows of the chart come often: few ranks, or few suits, and the joker. */
    static List<Card> rare(Random random) {
        int suits = 1 + random.nextInt(4);
        int ranks = suits == 1 ? 13 : suits == 4 ? 4 + random.nextInt(5) : 8 + random.nextInt(5);
        int low = random.nextInt(13);
        List<Card> deck = new ArrayList<>(List.of(Card.JOKER));
        for (int card = 0; card < suits * ranks; card++) {
            deck.add(Card.of(Rank.values()[(low + card % ranks) % 13], Suit.values()[card / ranks]));
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
