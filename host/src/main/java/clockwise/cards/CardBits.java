package clockwise.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A set of different cards as the bits of a long: sixteen bits for each suit, in them one bit for each rank from two to
 * ace, and one bit for the joker. For counting and setting millions of hands without making objects.
 */
public final class CardBits {
    public static final long JOKER = 1L << 62;

    private static final int RANKS = 0x1fff;
    private static final Comparator<Card> BY_RANK =
            Comparator.comparing(Card::rank).thenComparing(Card::suit);

    private CardBits() {}

    /** The bit of a card. A rank without a suit has none: to ask for it is a bug. */
    public static long of(Card card) {
        if (card.isJoker()) {
            return JOKER;
        }
        if (!card.suit().isReal()) {
            throw new IllegalArgumentException("suit missing: " + card);
        }
        return 1L << (16 * card.suit().ordinal() + card.rank().ordinal());
    }

    public static long of(Collection<Card> cards) {
        long bits = 0;
        for (Card card : cards) {
            bits |= of(card);
        }
        return bits;
    }

    /** The cards from low to high, suits in the order of {@link Suit}, the joker last. */
    public static List<Card> cards(long bits) {
        List<Card> cards = new ArrayList<>(Long.bitCount(bits));
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            cards.add(card(rest & -rest));
        }
        cards.sort(BY_RANK);
        return cards;
    }

    /** The cards one after the other, `9dAcXX`. */
    public static String text(long bits) {
        StringBuilder text = new StringBuilder();
        cards(bits).forEach(text::append);
        return text.toString();
    }

    /** The ranks held in a suit, bit 0 the two and bit 12 the ace. */
    public static int ranks(long bits, Suit suit) {
        return (int) (bits >>> (16 * suit.ordinal())) & RANKS;
    }

    /** 1 with the joker, else 0. */
    public static int jokers(long bits) {
        return (int) (bits >>> 62) & 1;
    }

    /** The rank of a single card from 2 to 14; the joker counts as an ace. */
    public static int rank(long bit) {
        return Math.min((Long.numberOfTrailingZeros(bit) & 15) + 2, 14);
    }

    private static Card card(long bit) {
        int index = Long.numberOfTrailingZeros(bit);
        return bit == JOKER ? Card.JOKER : Card.of(Rank.values()[index & 15], Suit.values()[index >> 4]);
    }
}
