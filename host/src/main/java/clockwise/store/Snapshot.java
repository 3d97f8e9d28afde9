package clockwise.store;

/** A table as it stood at the end `head` of its log; `format` is the version of the body's form. */
public record Snapshot(int table, Head head, int format, Bytes body) {}
