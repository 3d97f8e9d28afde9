package clockwise.games.twentyone;

/**
 * When a hand may be given up for half of its wager.
 *
 * @param wholeToNatural whether a player-dealer's natural takes the whole wager all the same
 * @param line the filed line
 */
record Surrender(When when, boolean wholeToNatural, int line) {
    static final Surrender NEVER = new Surrender(When.NEVER, false, 0);
    private static final int MOST = 20;

    /** The hands that may surrender. */
    enum When {
        NEVER,
        /** The two cards first dealt, not a hand from a split. */
        FIRST_TWO,
        /** Any hand that is still played and not above 20, from a split too. */
        UP_TO_20
    }

    boolean allows(Hand hand, Total total) {
        return switch (when) {
            case NEVER -> false;
            case FIRST_TWO -> hand.isFirstTwo() && hand.origin() == Hand.Origin.DEALT;
            case UP_TO_20 -> total.points() <= MOST;
        };
    }
}
