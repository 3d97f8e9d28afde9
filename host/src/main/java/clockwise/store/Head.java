package clockwise.store;

/** The end of a table's log: its last event's place and hash. */
public record Head(long seq, Bytes hash) {
    /** The end of an empty log. */
    public static final Head NONE = new Head(0, Bytes.of(new byte[32]));
}
