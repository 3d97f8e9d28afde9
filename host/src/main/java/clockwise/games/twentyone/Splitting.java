package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;

/**
 * Which two cards may be split, and how often.
 *
 * @param most the most splits in a circle
 * @param mostOfAces the same for aces
 * @param acesDraw whether split aces play on after their second card
 */
record Splitting(Pair pair, int most, int mostOfAces, boolean acesDraw) {
    /** Where the filing sets no limit, the letters that name the hands of a circle do: `3a` to `3z`. */
    static final int OPEN = 25;

    static final Splitting NEVER = new Splitting(Pair.NONE, 0, 0, false);

    /** Two cards that make a pair. */
    enum Pair {
        NONE,
        SAME_RANK,
        SAME_VALUE
    }

    boolean isOffered() {
        return most > 0;
    }

    boolean allows(Hand hand, int splits) {
        if (!hand.isFirstTwo() || hand.hasJoker()) {
            return false;
        }
        Card one = hand.cards().getFirst();
        Card other = hand.cards().getLast();
        return splits < (one.rank() == Rank.ACE ? mostOfAces : most) && isPair(one, other);
    }

    private boolean isPair(Card one, Card other) {
        return switch (pair) {
            case NONE -> false;
            case SAME_RANK -> one.rank() == other.rank();
            case SAME_VALUE -> Total.value(one) == Total.value(other);
        };
    }
}
