package clockwise.table;

import clockwise.rotation.Bar;
import clockwise.rotation.Kind;
import java.util.Optional;

/** One line of the offer log: who was asked and what the answer was. */
public record OfferLine(int seat, String person, Kind kind, Answer answer, Optional<Bar> bar) {
    /** What somebody said to an offer. */
    public enum Answer {
        ACCEPT,
        DECLINE,
        AWAY,
        /** Was not asked; the bar says why. */
        NOT_ELIGIBLE
    }
}
