package clockwise.store;

/** The log could not be reached, is too busy or is closed. */
public final class StoreUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreUnavailable(String message) {
        super(message);
    }

    public StoreUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
