package clockwise.audit;

import clockwise.evidence.Checkpoint.Signed;
import clockwise.evidence.LogTree;
import clockwise.room.Calendar;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * From which checkpoint to which an export goes.
 *
 * @param begin the last one before the first gaming day; none if the log begins later
 * @param settled whether the end is an hour after the last gaming day, when its rounds are over
 */
record Span(Optional<Signed> begin, Signed end, boolean settled) {
    /** Rounds that were locked at the end of a day are played in the next one. */
    private static final Duration TO_SPARE = Duration.ofHours(1);

    /** @param newest makes a checkpoint now, for a range that is not over yet */
    static Span of(Range range, Calendar calendar, LogTree tree, Supplier<Signed> newest) {
        Instant first = calendar.starts(range.from());
        Instant over = calendar.starts(range.to().plusDays(1)).plus(TO_SPARE);
        Optional<Signed> end = tree.firstFrom(over);
        return new Span(tree.lastUntil(first), end.orElseGet(newest), end.isPresent());
    }

    long from() {
        return begin.map(signed -> signed.checkpoint().size()).orElse(0L);
    }

    long to() {
        return end.checkpoint().size();
    }
}
