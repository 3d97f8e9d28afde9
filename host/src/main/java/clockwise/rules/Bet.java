package clockwise.rules;

import java.util.Set;

/**
 * A kind of wager that a game knows.
 *
 * @param pass the sweep round the table in which it is settled
 * @param place its order within a circle in that sweep
 * @param needs bets of which one must stand in the same circle on the same line; none: it stands alone
 * @param bonus whether it is a bonus bet, which pays no player's fee, and not a game wager (filed 1691, 1731, 1864)
 */
public record Bet(String name, Comes comes, int pass, int place, Set<String> needs, boolean bonus) {
    /** How a wager of this kind gets on the table. */
    public enum Comes {
        /** Placed by a player before the wagers are locked. */
        BEFORE_THE_LOCK,
        /** Added by a choice in mid-round: a double, a split, insurance. */
        WITH_A_CHOICE,
        /** Added by the game at the lock, with no stake: Envy. */
        AT_THE_LOCK
    }

    public Bet {
        needs = Set.copyOf(needs);
    }
}
