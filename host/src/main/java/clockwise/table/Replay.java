package clockwise.table;

import java.util.Set;

/**
 * The credit of a voided round: whoever paid for it pays nothing when its player-dealer deals it again.
 *
 * @param dealer the player-dealer
 * @param paid those who paid, by {@link Fee#key}
 */
public record Replay(long round, String dealer, Set<String> paid) {
    public Replay {
        paid = Set.copyOf(paid);
    }
}
