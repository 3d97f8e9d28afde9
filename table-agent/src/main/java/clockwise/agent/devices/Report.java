package clockwise.agent.devices;

import java.time.Instant;
import java.util.OptionalInt;

/**
 * Something that happened at a device. Serial, power epoch and counter name it for ever: the same three never stand for
 * two happenings, and one happening never gets two names.
 *
 * @param serial of the device, with its protocol before it: {@code cctalk:12345678}
 * @param epoch grows each time the device is powered up
 * @param counter grows within an epoch, but need not count every report: a device also counts what is not reported
 * @param at when it happened, as far as the agent can tell
 */
public record Report(String serial, long epoch, long counter, Instant at, Fact fact) {

    /** What happened. */
    public sealed interface Fact {}

    /** What a shuffler or shoe does, and how many cards it says it holds: evidence, not truth. */
    public record Shuffler(State state, OptionalInt cards) implements Fact {
        /** Never more than this: the order of a deck is neither asked for nor understood. */
        public enum State {
            EMPTY,
            LOADED,
            SHUFFLING,
            READY,
            DEALING,
            STOPPED
        }
    }

    /** Chips that fell through the drop slot. */
    public record Drop(long cents, int pieces) implements Fact {}

    /** A bill that is in the box: a buy-in, never a collection. */
    public record Bill(long cents) implements Fact {}

    /** What became of a box; its tag is empty where the device cannot read one. */
    public record Box(Change change, String tag) implements Fact {
        public enum Change {
            ATTACHED,
            REMOVED,
            FULL
        }
    }

    /** Something for the floor to look at. */
    public record Fault(Kind kind, String detail) implements Fact {
        public enum Kind {
            /** No mark of this device was kept: it is new here, or the agent lost its disk. */
            FIRST_SEEN,
            POWERED_UP,
            /** A bill was inside when the power came back: it may or may not be in the box. */
            POWERED_UP_WITH_BILL,
            JAM,
            /** A bill pulled back, a string, a tampered sensor. */
            TAMPER,
            FAILURE,
            /** The jam or failure before is over. */
            CLEARED,
            /** The device counted events that nobody can read any more. */
            LOST_EVENTS,
            /** A bill was to be stacked, and nothing was heard of it again. */
            BILL_UNRESOLVED,
            /** A bill was stacked that was not in escrow before, or whose value is not known. */
            UNEXPECTED_BILL,
            UNKNOWN_EVENT
        }
    }
}
