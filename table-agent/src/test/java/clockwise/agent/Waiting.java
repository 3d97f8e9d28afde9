package clockwise.agent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what a test needs; patience only limits how long a failure takes. */
public final class Waiting {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private Waiting() {}

    public static void until(BooleanSupplier done, Object what) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!done.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, () -> "waited in vain: " + what);
            LockSupport.parkNanos(2_000_000);
        }
    }
}
