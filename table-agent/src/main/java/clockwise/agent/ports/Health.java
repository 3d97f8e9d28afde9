package clockwise.agent.ports;

import clockwise.agent.devices.Standing;
import java.time.Instant;
import java.util.Optional;

/**
 * How a device does: what a heartbeat tells of it.
 *
 * @param beat when its port's thread last went round; if that stays behind, the thread hangs in the port
 * @param answered when the device last answered
 */
public record Health(String name, State state, Standing standing, Instant beat, Optional<Instant> answered) {
    public enum State {
        /** There is no such port. */
        ABSENT,
        /** The port is there but cannot be opened: in use, or not allowed. */
        LOCKED,
        /** The port is open and the device does not answer, or is another one than configured. */
        SILENT,
        /** The device answers. */
        ALIVE,
        /** The device has reports that cannot be kept; it keeps them itself for now. */
        HELD_UP,
        /** The agent itself made a mistake with this device, and tries again. */
        BROKEN,
        CLOSED
    }
}
