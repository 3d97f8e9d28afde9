package clockwise.evidence;

/** The log in the database is not the one that was signed. */
public final class BrokenTree extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BrokenTree(String sentence) {
        super(sentence);
    }
}
