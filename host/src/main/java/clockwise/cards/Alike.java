package clockwise.cards;

/**
 * The ranks of a hand by how many cards there are of each at least, bit 0 the two and bit 12 the ace; the joker counts
 * as an ace.
 */
public record Alike(int one, int two, int three, int four, int five) {
    private static final int ACE_BIT = 12;

    /** The ranks of the four suits together and the joker, if there is one. */
    public static Alike of(int clubs, int diamonds, int hearts, int spades, int jokers) {
        int one = clubs | diamonds;
        int two = clubs & diamonds;
        int three = two & hearts;
        two |= one & hearts;
        one |= hearts;
        int four = three & spades;
        three |= two & spades;
        two |= one & spades;
        one |= spades;
        int joker = jokers << ACE_BIT;
        return new Alike(one | joker, two | (one & joker), three | (two & joker), four | (three & joker), four & joker);
    }

    public static Alike of(long cards) {
        return of(
                CardBits.ranks(cards, Suit.CLUBS),
                CardBits.ranks(cards, Suit.DIAMONDS),
                CardBits.ranks(cards, Suit.HEARTS),
                CardBits.ranks(cards, Suit.SPADES),
                CardBits.jokers(cards));
    }
}
