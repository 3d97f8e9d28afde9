package clockwise.store;

/** What became of an append. */
public sealed interface Answer {
    /** It is in the log, which now ends here. */
    record Appended(Head head) implements Answer {}

    /** The same request was appended before; nothing was added. `seq` is the place of its last event. */
    record AlreadyDone(long seq) implements Answer {}

    /** The request's id was used before with other content; nothing was added. */
    record Reused() implements Answer {}

    /** The log did not end where the append expected it to; nothing was added. `seq` is where it ends. */
    record Conflict(long seq) implements Answer {}
}
