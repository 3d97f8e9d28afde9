package clockwise.rules;

/**
 * Something that goes wrong on the felt, and what is then done. The floor decides that it happened, the host sees to
 * its effect.
 *
 * @param name a name that never changes, as `NO_SECOND_CARD`
 * @param source the line or section that says so: `filed 49`, `Pennsylvania 659a.13(f)`
 * @param floor whether it needs a floor manager's badge
 * @param sentence what is done, in words for a house dealer
 */
public record Irregularity(String name, String source, boolean floor, Effect effect, String sentence) {
    /** What the host does about it. */
    public enum Effect {
        /** It is in the log; play goes on. */
        NOTED,
        /** The named circle's wagers go back to their owners; its cards are out of play. */
        HAND_DEAD,
        /** As HAND_DEAD, and its player gets a free-collection button. */
        HAND_DEAD_AND_FREE_COLLECTION,
        /** The circles that {@link Game#deadCircles} names are dead; if none is left, the round is void. */
        HANDS_DEAD,
        /** From now on the named circle is played as {@link Game#houseChoice} says. */
        HOUSE_PLAYS,
        /** All wagers and the bank go back; the collection is kept for the replay. */
        ROUND_VOID,
        /** No further round before the cards are changed or shuffled. */
        SHUFFLE_DUE,
        /** An alert that stays until somebody acknowledges it. */
        ALERT
    }

    /** Whether a circle must be named. */
    public boolean needsCircle() {
        return effect == Effect.HAND_DEAD
                || effect == Effect.HAND_DEAD_AND_FREE_COLLECTION
                || effect == Effect.HOUSE_PLAYS;
    }

    /** Whether the player-dealer's second card must be entered first, if need be out of turn. */
    public boolean needsBothCards() {
        return effect == Effect.HANDS_DEAD;
    }
}
