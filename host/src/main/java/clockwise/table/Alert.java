package clockwise.table;

/** Something that stays on the floor's screen until somebody acknowledges it; named by the event that raised it. */
public record Alert(long seq, Kind kind, String text, long at) {
    /** What is wrong. */
    public enum Kind {
        FLOOR_CALL,
        WRONG_DROP,
        NO_BOX,
        GAME_BROKEN,
        IRREGULARITY,
        CORRECTION_ASKED
    }
}
