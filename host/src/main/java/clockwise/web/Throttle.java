package clockwise.web;

import java.time.Duration;
import java.time.Instant;

/** Lets so many pass in a stretch of time, and counts those that it holds back. */
final class Throttle {
    private final int most;
    private final Duration stretch;
    private Instant since = Instant.MIN;
    private int passed;
    private long heldBack;

    Throttle(int most, Duration stretch) {
        this.most = most;
        this.stretch = stretch;
    }

    synchronized boolean pass(Instant now) {
        if (now.isBefore(since) || !now.minus(stretch).isBefore(since)) {
            since = now;
            passed = 0;
        }
        if (passed < most) {
            passed++;
            return true;
        }
        heldBack++;
        return false;
    }

    /** How many were held back since this was last asked. */
    synchronized long takeHeldBack() {
        long taken = heldBack;
        heldBack = 0;
        return taken;
    }
}
