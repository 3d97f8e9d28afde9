package clockwise.rules;

import clockwise.cards.Deck;
import clockwise.rotation.Profile;
import java.util.Set;

/**
 * What is filed of a game apart from its play.
 *
 * @param filing the regulator's number of the game, or `none`
 * @param rotation how the player-dealer position goes round; the very first offer is always to seat 1
 * @param seats most seats, the player-dealer's included
 * @param lines most backline bettors behind a circle, 0 where there are none
 * @param suits whether the game looks at suits; if not, cards may be entered by rank alone
 * @param options the table options that a felt may set
 */
public record Terms(
        String id,
        String name,
        String filing,
        Profile rotation,
        int seats,
        Deck deck,
        int leastDecks,
        int mostDecks,
        int lines,
        boolean suits,
        Set<String> options) {
    public Terms {
        options = Set.copyOf(options);
    }
}
