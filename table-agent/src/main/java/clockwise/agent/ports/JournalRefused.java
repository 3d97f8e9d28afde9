package clockwise.agent.ports;

/** Reports could not be kept; the device still has them. */
public final class JournalRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public JournalRefused(String why) {
        super(why);
    }
}
