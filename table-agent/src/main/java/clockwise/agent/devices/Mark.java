package clockwise.agent.devices;

/**
 * How far a device has been read: what a driver must find again after a restart, to report nothing twice and lose
 * nothing.
 *
 * @param note what else the driver has to remember, in its own words
 */
public record Mark(String serial, long epoch, long counter, String note) {}
