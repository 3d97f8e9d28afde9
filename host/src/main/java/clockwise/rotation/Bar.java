package clockwise.rotation;

/** Why the position is not offered to somebody. */
public enum Bar {
    /** The house never holds it (Penal Code 330.11). */
    HOUSE,
    /** Two hands in a row, and the filing wants another player in between (filed 200, 313, 983). */
    TWO_HANDS,
    /** Sixty minutes without a break (guidance of 2016). */
    SIXTY_MINUTES,
    /** A TPPPS held it last (11 CCR 2077). */
    TPPPS_TWICE,
    /** No wager in the last hand, where the filing asks for one. */
    SAT_OUT,
    /** Fewer wagers than the filing asks for. */
    TOO_FEW_WAGERS
}
