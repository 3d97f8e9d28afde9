package clockwise.table;

/** How far the cards in use will reach. */
public enum Shoe {
    READY,
    /** The cut card is out: the hand in play, or the next one, is the last (filed 59). */
    LAST_HAND,
    /** The cards must be changed or shuffled before the next hand. */
    OUT
}
