package clockwise.store;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The events of one request, to be added to a table's log all or none.
 *
 * @param after the last event that the decision was made upon; another one in the log is a conflict
 */
public record Append(
        int table, long after, String requestId, Bytes requestHash, String actor, long at, List<Event> events) {
    /** The most bytes that one event's body may have: what fits into a row on every database. */
    public static final int MOST_BODY = 60_000;

    /** The most events that one request may cause. */
    public static final int MOST_EVENTS = 1_000;

    private static final Pattern NAME = Pattern.compile("[\\x21-\\x7e]{1,64}");

    /** One new event. */
    public record Event(long revision, String type, Bytes body) {
        public Event {
            check(NAME.matcher(type).matches(), "type", type);
            check(body.length() <= MOST_BODY, "body length", body.length());
        }
    }

    public Append {
        events = List.copyOf(events);
        check(table >= 0, "table", table);
        check(after >= 0, "after", after);
        check(isRequestId(requestId), "request id", requestId);
        check(requestHash.length() == 32, "request hash", requestHash);
        check(NAME.matcher(actor).matches(), "actor", actor);
        check(!events.isEmpty() && events.size() <= MOST_EVENTS, "number of events", events.size());
    }

    /** Whether a text can be a request's id: 1 to 64 visible ASCII characters. */
    public static boolean isRequestId(String text) {
        return NAME.matcher(text).matches();
    }

    private static void check(boolean good, String what, Object value) {
        if (!good) {
            throw new IllegalArgumentException("append with " + what + " " + value);
        }
    }
}
