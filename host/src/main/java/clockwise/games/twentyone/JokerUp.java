package clockwise.games.twentyone;

/** What it means that the player-dealer's first card is a joker. */
enum JokerUp {
    NOT_IN_THE_DECK,
    /** Nobody draws or doubles, and the player-dealer's hand counts as a natural (filed 16). */
    ENDS_THE_DRAW,
    /** Nobody doubles, splits or surrenders (filed 190). */
    BARS_ALL_BUT_HITS
}
