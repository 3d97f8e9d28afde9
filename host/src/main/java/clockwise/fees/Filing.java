package clockwise.fees;

/** Under which number the regulator knows a game, or why it has none. */
public sealed interface Filing {
    /** A number such as `GEGR-001764`. */
    record Numbered(String number) implements Filing {
        @Override
        public String toString() {
            return number;
        }
    }

    /** No number; an empty reason is a missing one. */
    record None(String reason) implements Filing {
        @Override
        public String toString() {
            return "none";
        }
    }
}
