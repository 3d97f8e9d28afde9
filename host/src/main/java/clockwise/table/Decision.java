package clockwise.table;

import java.util.List;

/** What a table says to a request. */
public sealed interface Decision {
    /** It may be done, and these events say so; no event means that there is nothing to do. */
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It may not be done. */
    record Refused(Rejection rejection, String detail) implements Decision {}

    static Decision accepted(Event... events) {
        return new Accepted(List.of(events));
    }

    static Decision refused(Rejection rejection, String detail) {
        return new Refused(rejection, detail);
    }
}
