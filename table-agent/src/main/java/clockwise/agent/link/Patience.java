package clockwise.agent.link;

import java.time.Duration;
import java.util.random.RandomGenerator;

/** How long to wait before the next attempt: any time up to a limit that doubles, so that no two agents keep step. */
final class Patience {
    private static final long FIRST_MILLIS = 250;
    static final long LONGEST_MILLIS = 5_000;

    private final RandomGenerator random;
    private int failures;

    Patience(RandomGenerator random) {
        this.random = random;
    }

    void succeeded() {
        failures = 0;
    }

    Duration next() {
        long limit = Math.min(LONGEST_MILLIS, FIRST_MILLIS << Math.min(failures, 10));
        failures++;
        return Duration.ofMillis(random.nextLong(limit + 1));
    }
}
