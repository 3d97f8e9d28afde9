package clockwise.agent.link;

import clockwise.agent.devices.Moment;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How far the host's clock is ahead of ours. An answer is taken to be from the middle of its round trip, and of the
 * last few the one with the shortest trip counts. Measured against the steady clock, so that setting ours does no harm.
 */
final class ClockOffset {
    private static final int SAMPLES = 8;
    private static final int NANOS = 1_000;

    private record Sample(long trip, long hostLessSteadyMicros) {}

    private final Map<Long, Moment> asked = new HashMap<>();
    private final Deque<Sample> samples = new ArrayDeque<>();
    private Optional<Sample> best = Optional.empty();

    /** A new stream: answers of the old one do not come any more, and its trips are no measure. */
    synchronized void restart() {
        asked.clear();
        samples.clear();
    }

    synchronized void asked(long number, Moment now) {
        asked.put(number, now);
    }

    synchronized void answered(long number, long hostMicros, Moment now) {
        Moment then = asked.remove(number);
        if (then == null) {
            return;
        }
        long trip = now.nanos() - then.nanos();
        samples.addLast(new Sample(trip, hostMicros - (then.nanos() + trip / 2) / NANOS));
        if (samples.size() > SAMPLES) {
            samples.removeFirst();
        }
        best = samples.stream().min(Comparator.comparingLong(Sample::trip));
    }

    /** The host's clock less ours in microseconds; 0 if it was never measured. */
    synchronized long micros(Moment now) {
        return best.map(sample -> sample.hostLessSteadyMicros() + now.nanos() / NANOS - micros(now.at()))
                .orElse(0L);
    }

    static long micros(Instant at) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at);
    }
}
