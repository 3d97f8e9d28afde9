package clockwise.rotation;

/** How the player-dealer position must go round. Which of them is in force is the room's to say, with a date. */
public enum Profile {
    /** After two hands it is offered to every other player; if all decline, the holder may go on for two more. */
    TWO_THEN_OFFER,
    /** After two hands somebody else must take it, or the game is broken. */
    TWO_THEN_INTERVENE,
    /** As TWO_THEN_OFFER, and nobody holds it for more than sixty minutes without a stop of two (guidance of 2016). */
    GUIDANCE_2016,
    /** Offered before every hand, and to two others than a TPPPS within any forty minutes (11 CCR 2076-2077). */
    REGULATION_2026
}
