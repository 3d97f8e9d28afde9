package clockwise.live;

/** This host does not serve a table: its log is broken, or another host writes it. */
public final class Unserved extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why not. */
    public enum Reason {
        /** Events came into the log that this host did not write. */
        ANOTHER_HOST,
        /** The log is not what was written. */
        BROKEN_LOG
    }

    private final Reason reason;

    public Unserved(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
