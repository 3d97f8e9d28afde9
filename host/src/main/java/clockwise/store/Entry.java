package clockwise.store;

/**
 * An event as it stands in the log.
 *
 * @param table the table's number, 0 for the room's own log
 * @param seq its place in the table's log, from 1 without gaps
 * @param revision the dealer's decisions so far
 * @param at when it happened, in microseconds since 1970
 * @param requestId the request that caused it
 * @param part which of that request's events it is, from 0
 * @param requestHash the hash of that request's content
 * @param actor who asked: a badge, a device, the host
 * @param type a name that we own, never a class name
 * @param body the exact bytes that were hashed
 * @param hash the chain up to and including this event
 */
public record Entry(
        int table,
        long seq,
        long revision,
        long at,
        String requestId,
        int part,
        Bytes requestHash,
        String actor,
        String type,
        Bytes body,
        Bytes hash) {}
