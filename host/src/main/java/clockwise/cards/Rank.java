package clockwise.cards;

/** The rank of a card; the joker is a rank of its own. */
public enum Rank {
    TWO('2'),
    THREE('3'),
    FOUR('4'),
    FIVE('5'),
    SIX('6'),
    SEVEN('7'),
    EIGHT('8'),
    NINE('9'),
    TEN('T'),
    JACK('J'),
    QUEEN('Q'),
    KING('K'),
    ACE('A'),
    JOKER('X');

    private final char symbol;

    Rank(char symbol) {
        this.symbol = symbol;
    }

    public char symbol() {
        return symbol;
    }

    /** 1 for the ace, the face value to ten, then 11, 12, 13, and 14 for the joker: what an action button counts. */
    public int count() {
        return this == ACE ? 1 : this == JOKER ? 14 : ordinal() + 2;
    }

    /** Whether this is a jack, queen or king. */
    public boolean isPicture() {
        return this == JACK || this == QUEEN || this == KING;
    }

    /** Whether this counts ten in games of 21: ten, jack, queen or king. */
    public boolean isTenValue() {
        return this == TEN || isPicture();
    }
}
