package clockwise.table;

/**
 * A break in play.
 *
 * @param until before this time play may not go on, in microseconds since 1970; 0 for a break that staff ends
 * @param byRotation whether the rotation demands it
 */
public record Pause(String reason, long until, boolean byRotation) {}
