package clockwise.rotation;

/** Who somebody at the table is to the law. */
public enum Kind {
    /** A member of the public. */
    PATRON,
    /** An authorised player of a third-party provider of proposition player services. */
    TPPPS,
    /** Somebody of the house: may sit, but never holds the player-dealer position (Penal Code 330.11). */
    HOUSE
}
