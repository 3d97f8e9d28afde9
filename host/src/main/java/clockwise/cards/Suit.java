package clockwise.cards;

/** The suit of a card. UNSEEN stands where a game does not look at suits and only the rank was entered. */
public enum Suit {
    CLUBS('c'),
    DIAMONDS('d'),
    HEARTS('h'),
    SPADES('s'),
    UNSEEN('?'),
    JOKER('X');

    private final char symbol;

    Suit(char symbol) {
        this.symbol = symbol;
    }

    public char symbol() {
        return symbol;
    }

    /** Whether this is one of the four suits. */
    public boolean isReal() {
        return ordinal() < 4;
    }
}
