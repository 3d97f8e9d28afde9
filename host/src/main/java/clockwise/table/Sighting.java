package clockwise.table;

/**
 * Which report of a device told something, and when it happened by the clock of the device's table.
 *
 * @param device its serial, with its protocol before it
 * @param epoch grows each time the device is powered up, and `counter` within an epoch
 * @param at in microseconds since 1970; the host's own time is that of the event
 */
public record Sighting(String device, long epoch, long counter, long at) {}
