package clockwise.table;

import clockwise.rules.Play;
import clockwise.rules.Step;
import java.util.List;

/**
 * A settlement as it should have been, asked for and not yet approved.
 *
 * @param seq the event that asked
 * @param plays the round as it was really played
 * @param steps the whole new settlement
 * @param difference the money that has to move
 */
public record Correction(
        long seq, long round, List<Play> plays, List<Step> steps, List<Line> difference, String askedBy) {
    public Correction {
        plays = List.copyOf(plays);
        steps = List.copyOf(steps);
        difference = List.copyOf(difference);
    }
}
