package clockwise.audit;

import java.util.Optional;

/**
 * A drop box at a table, from when it was attached to when it was taken away.
 *
 * @param attached the event in the table's log, which names the spell
 * @param by the badge or device, `at` when, in microseconds since 1970
 */
public record BoxSpell(int table, String box, long attached, long at, String by, Optional<Removed> removed) {
    /** How it ended. */
    public record Removed(long seq, long at, String by, String reason) {}
}
