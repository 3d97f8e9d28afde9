package clockwise.table;

import java.util.List;
import java.util.Optional;

/**
 * One offer of the player-dealer position from the first question to the last answer, as the log has it.
 *
 * @param seq the event with which it began, and `at` its time
 * @param lines the seats in the order in which they were asked, and what they said
 * @param holder who held the position until then, empty for nobody; `hands` how many in a row, `heldFor` how long
 * @param taking who took it
 * @param rounds the rounds that were dealt on it: more than one where rounds were voided
 */
public record Offer(
        long seq,
        long at,
        List<OfferLine> lines,
        String holder,
        int hands,
        long heldFor,
        Outcome outcome,
        Optional<Taking> taking,
        List<Long> rounds) {
    /** What became of an offer. */
    public enum Outcome {
        /** Somebody is still to be asked. */
        OPEN,
        TAKEN,
        /** Nobody took it: the game was broken, or stopped where the rotation lets the holder go on after that. */
        NOBODY,
        /** An answer was entered by mistake, and the offer began again. */
        TAKEN_BACK,
        /** The game was broken, the table closed, or the taker left before there was a round. */
        CUT_SHORT
    }

    public Offer {
        lines = List.copyOf(lines);
        rounds = List.copyOf(rounds);
    }
}
