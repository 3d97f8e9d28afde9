package clockwise.store;

/** A table's log is not what was written: an event is missing or was changed. */
public final class BrokenLog extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BrokenLog(int table, long seq, String what) {
        super("the log of table " + table + " is broken at event " + seq + ": " + what);
    }
}
