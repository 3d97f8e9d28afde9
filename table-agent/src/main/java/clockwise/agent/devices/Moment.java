package clockwise.agent.devices;

import java.time.Instant;

/**
 * A moment as a driver is told it.
 *
 * @param nanos the steady clock, for waiting
 * @param at the calendar, for reports
 */
public record Moment(long nanos, Instant at) {
    private static final long NANOS = 1_000_000;

    public long millisSince(Moment earlier) {
        return (nanos - earlier.nanos) / NANOS;
    }

    public Moment plusMillis(long millis) {
        return new Moment(nanos + millis * NANOS, at.plusMillis(millis));
    }
}
