package clockwise.games.twentyone;

/** All that a player may choose. Insurance has no word to decline it: the first play of a hand ends its offer. */
enum Choice {
    HIT,
    STAND,
    DOUBLE,
    /** Double-double down: the whole wager of the hand once more (filed 647). */
    REDOUBLE,
    SPLIT,
    SURRENDER,
    INSURANCE,
    /** Takes back what the last double added and gives up the rest (filed 646). */
    RESCUE
}
