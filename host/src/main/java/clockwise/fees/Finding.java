package clockwise.fees;

/**
 * What the lint says of a schedule.
 *
 * @param where `option 7`, or the empty text where it concerns the whole schedule
 */
public record Finding(Rule rule, String where, String reason) {
    /** The rules, and whether breaking one keeps a schedule off the table. */
    public enum Rule {
        /** The file says something that nobody can read for certain. */
        UNREADABLE(true),
        /** A fee is never a share of wagers or winnings (Penal Code 337j(f)). */
        SHARE(true),
        /** A fee is fixed before the first card. */
        RESULT(true),
        TOO_MANY_RATES(true),
        GAP(true),
        OVERLAP(true),
        FALLING_FEE(true),
        LIMITS(true),
        NO_GAME_ID(true),
        /** A basis of poker in a game with a player-dealer, or the other way round. */
        WRONG_BASIS(true),
        RATES_IN_RULES(false),
        STEEP_STEP(false),
        IDENTICAL(false);

        private final boolean refuses;

        Rule(boolean refuses) {
            this.refuses = refuses;
        }

        public boolean refuses() {
            return refuses;
        }
    }

    /** One line for people: `option 7: GAP nothing is said of ...`. */
    @Override
    public String toString() {
        return (where.isEmpty() ? "" : where + ": ") + (rule.refuses() ? "" : "warning: ") + rule + " " + reason;
    }
}
