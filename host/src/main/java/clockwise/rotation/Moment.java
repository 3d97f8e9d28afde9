package clockwise.rotation;

import java.util.List;
import java.util.Set;

/** Something that a rotation looks at, as a table's log tells it. Times are in microseconds since 1970. */
public sealed interface Moment {
    long at();

    /** A table was opened: nobody has held the position yet. */
    record Began(long at, Eligibility eligibility) implements Moment {}

    /** A broken game began again. */
    record Restarted(long at) implements Moment {}

    /** A stop that the rotation demanded is over, and the holder begins anew. */
    record Stopped(long at) implements Moment {}

    /** Somebody sat down; `round` is the last one before. */
    record Sat(long at, long round, Candidate who, List<Candidate> others) implements Moment {
        public Sat {
            others = List.copyOf(others);
        }
    }

    /** The position was offered; how many said what. */
    record Offered(long at, int accepted, int declined, int away, int notEligible) implements Moment {}

    /**
     * A hand that counted.
     *
     * @param at when no more bets were taken; `taken` is when the holder took the position, `ended` when all was paid
     * @param offered whether everybody else was asked or could not be
     * @param seated everybody at the table when the position was taken
     * @param asked those who said something to the offer
     * @param players those who wagered
     */
    record Dealt(
            long round,
            long taken,
            long at,
            long ended,
            Candidate holder,
            boolean offered,
            List<Candidate> seated,
            Set<String> asked,
            List<Candidate> players)
            implements Moment {
        public Dealt {
            seated = List.copyOf(seated);
            asked = Set.copyOf(asked);
            players = List.copyOf(players);
        }
    }
}
