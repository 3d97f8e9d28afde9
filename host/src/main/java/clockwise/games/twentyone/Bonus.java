package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.money.Odds;
import java.util.List;

/** A bonus bet that rides on the circle, whatever becomes of its hands. */
interface Bonus {
    /** What it came to, by the first two cards of the circle and the player-dealer's cards. */
    Verdict verdict(List<Card> firstTwo, List<Card> dealer);

    /** The top line of its pay table. */
    Odds best();

    /** The fewest decks it is filed for. */
    default int leastDecks() {
        return 1;
    }
}
