package clockwise.cards;

import java.util.Optional;

/** A card: rank and suit, the joker, or a rank alone (`9?`) where suits do not matter. */
public record Card(Rank rank, Suit suit) {
    public static final Card JOKER = new Card(Rank.JOKER, Suit.JOKER);
    private static final Card[] ALL = new Card[Rank.values().length * Suit.values().length];

    static {
        for (Rank rank : Rank.values()) {
            for (Suit suit : Suit.values()) {
                if ((rank == Rank.JOKER) == (suit == Suit.JOKER)) {
                    ALL[rank.ordinal() * Suit.values().length + suit.ordinal()] = new Card(rank, suit);
                }
            }
        }
    }

    public Card {
        if ((rank == Rank.JOKER) != (suit == Suit.JOKER)) {
            throw new IllegalArgumentException("no such card: " + rank + " of " + suit);
        }
    }

    /** The card of this rank and suit, without making a new one. */
    public static Card of(Rank rank, Suit suit) {
        return ALL[rank.ordinal() * Suit.values().length + suit.ordinal()];
    }

    /** The card written as rank and suit, `Td`, `XX` for the joker or `9?`; empty where the text is no card. */
    public static Optional<Card> read(CharSequence text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        for (Card card : ALL) {
            if (card != null && card.rank.symbol() == text.charAt(0) && card.suit.symbol() == text.charAt(1)) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    public boolean isJoker() {
        return rank == Rank.JOKER;
    }

    @Override
    public String toString() {
        return "" + rank.symbol() + suit.symbol();
    }
}
