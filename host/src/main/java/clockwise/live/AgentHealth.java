package clockwise.live;

import java.util.List;

/**
 * How the agent at a table and its devices do, as it told last; known in memory only.
 *
 * @param name of its computer
 * @param heard when something came from it last, in microseconds since 1970
 * @param clockOffset the host's clock less the agent's in microseconds, 0 if it was never measured
 * @param waiting reports that the agent has and the host has not acknowledged, and `room` for more of them
 */
public record AgentHealth(
        boolean connected,
        String name,
        String software,
        long heard,
        long clockOffset,
        long waiting,
        long room,
        List<Device> devices) {
    /** A device as its agent sees it. */
    public record Device(String name, State state, String serial, String about) {}

    /** What can be said of a device. */
    public enum State {
        /** Nothing was told of it yet. */
        UNKNOWN,
        /** There is no such port. */
        ABSENT,
        /** The port is there and cannot be opened. */
        LOCKED,
        SILENT,
        ALIVE,
        /** It has reports that the agent cannot keep. */
        HELD_UP,
        /** The agent itself made a mistake with it. */
        BROKEN
    }

    public AgentHealth {
        devices = List.copyOf(devices);
    }

    /** Whether a screen that shows the other need not be drawn again: figures that change all the time do not count. */
    boolean looksLike(AgentHealth other) {
        return connected == other.connected
                && name.equals(other.name)
                && software.equals(other.software)
                && (waiting == 0) == (other.waiting == 0)
                && devices.equals(other.devices);
    }
}
