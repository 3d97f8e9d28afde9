package clockwise.live;

import clockwise.table.Rejection;

/** What became of a request. */
public sealed interface Outcome {
    /** It is in the log, or there was nothing to do: the log's place, and the revision now. */
    record Done(long seq, long revision) implements Outcome {}

    /** It was refused; the revision is the one to look at next. */
    record Refused(Rejection rejection, String detail, long revision) implements Outcome {}
}
