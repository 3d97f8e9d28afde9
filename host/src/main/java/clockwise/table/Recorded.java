package clockwise.table;

/** An event as the log has it: its place, the revision after it, when and who. */
public record Recorded(long seq, long revision, long at, String actor, Event event) {}
