package clockwise.agent.simulate;

import clockwise.agent.devices.Report.Fact;
import java.util.List;

/** A device that does not exist: what it answers to what it hears, without a line and without a clock. */
public interface SimulatedDevice {
    /** The bits on the wire per second. */
    int speed();

    /** Whether its line returns what is sent on it. */
    default boolean echoes() {
        return false;
    }

    /** What it answers; bytes that make no whole frame yet are kept. */
    byte[] hear(byte[] bytes);

    /** Lets something happen; false if it cannot happen to this device, or not now. */
    boolean happen(Happening happening);

    /** A well-formed frame that claims something that nobody asked for and that is not true. */
    byte[] lie();

    /**
     * Says its lie once, right after the answer to the next poll. A lie in place of an answer could not be told from
     * the truth.
     */
    void lieAfterPoll();

    /** What has truly happened and should be reported, in order. */
    List<Fact> truth();

    /** Lets go of what it remembers of the past, so that a device can run for days. */
    void forget();

    /** What can happen to a device. */
    sealed interface Happening {
        /** A bill of so many dollars is fed in. */
        record BillFed(int dollars) implements Happening {}

        record Dropped(int cents, int pieces) implements Happening {}

        record BoxAttached(String tag) implements Happening {}

        record BoxRemoved(String tag) implements Happening {}

        record BoxFilled() implements Happening {}

        record Jammed() implements Happening {}

        record Freed() implements Happening {}

        record PowerCycled() implements Happening {}

        /** A shuffler takes up a state, and says how many cards it holds. */
        record Shuffled(int state, int cards) implements Happening {}
    }
}
