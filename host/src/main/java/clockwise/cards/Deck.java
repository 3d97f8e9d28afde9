package clockwise.cards;

/** The kinds of deck that games are dealt from. */
public enum Deck {
    STANDARD_52,
    WITH_JOKER_53,
    WITHOUT_TENS_48;

    /** How often a card stands in one such deck; a rank alone counts all suits. */
    public int copies(Card card) {
        if (card.isJoker()) {
            return this == WITH_JOKER_53 ? 1 : 0;
        }
        if (card.rank() == Rank.TEN && this == WITHOUT_TENS_48) {
            return 0;
        }
        return card.suit() == Suit.UNSEEN ? 4 : 1;
    }
}
