package clockwise.live;

import clockwise.table.Alert;
import clockwise.table.Phase;
import clockwise.table.Table;

/** How a table stands, in the words of the floor. */
public enum FloorState {
    CLOSED,
    /** A house dealer stands at an open table at which nobody sits. */
    DEAD_SPREAD,
    /** Open, and no round was begun for a while. */
    OPEN,
    GOING,
    BROKEN,
    /** Somebody called the floor, or the round cannot go on without it. */
    WAITS_FOR_FLOOR,
    /** This host does not serve it. */
    UNSERVED;

    /** A table that locked no wagers for so many microseconds is not going. */
    private static final long QUIET = 600_000_000;

    static FloorState of(Table table, long at) {
        boolean called = table.alerts().stream().anyMatch(alert -> alert.kind() == Alert.Kind.FLOOR_CALL);
        if (called || Todo.at(table, at).what() == Todo.What.CALL_FLOOR) {
            return WAITS_FOR_FLOOR;
        }
        if (table.phase() == Phase.CLOSED) {
            return CLOSED;
        }
        if (table.phase() == Phase.BROKEN) {
            return BROKEN;
        }
        if (table.seats().isEmpty()) {
            return table.dealer().isEmpty() ? OPEN : DEAD_SPREAD;
        }
        boolean lately = table.tally().locks().stream().anyMatch(lock -> lock > at - QUIET);
        return lately || table.hand().isPresent() ? GOING : OPEN;
    }
}
