package clockwise.table;

import clockwise.rotation.Rotation;
import clockwise.rules.Felt;
import clockwise.settlement.Coverage;

/** How a table is set up, whole: copied into the log, it proves what was posted. */
public record Setup(Felt felt, String gameName, String filing, Coverage coverage, Rotation rotation, Posting posting) {
    /** With another posted schedule and its limits. */
    Setup with(Posting next) {
        Felt limited = new Felt(
                felt.game(),
                felt.seats(),
                felt.decks(),
                next.least(),
                next.most(),
                felt.unit(),
                felt.options(),
                felt.spaces());
        return new Setup(limited, gameName, filing, coverage, rotation, next);
    }
}
