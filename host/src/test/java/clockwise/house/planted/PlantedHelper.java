package clockwise.house.planted;

import java.time.Clock;
import java.time.Instant;

/** Breaks the rules of the house on purpose, so that they are known to work. */
public final class PlantedHelper {
    private PlantedHelper() {}

    public static Instant now() {
        return Instant.now().plusMillis(Clock.systemUTC().millis());
    }
}
