package clockwise.demo;

/** The host does not answer, or not now. */
final class HostAway extends RuntimeException {
    private static final long serialVersionUID = 1;

    HostAway(String message) {
        super(message);
    }
}
