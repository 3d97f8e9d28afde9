package clockwise.agent.devices;

/**
 * Speaks with one device from the opening of its line until the line is lost; then a new one is made, which goes on
 * from the kept {@link Mark}. Not for several threads.
 */
public interface Driver {
    /** Bytes have arrived. */
    Step receive(byte[] bytes, Moment now);

    /** Time has passed; to be called at least every 20 ms. */
    Step tick(Moment now);

    /** Takes a command to be sent once, soon; false if the device knows no such thing. A silent device misses it. */
    boolean order(Command command);

    Standing standing();
}
