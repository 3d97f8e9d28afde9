package clockwise.evidence;

/** A key, a note or a checkpoint is not what it should be; the message says why in a sentence. */
public final class BadEvidence extends Exception {
    private static final long serialVersionUID = 1;

    public BadEvidence(String sentence) {
        super(sentence);
    }

    /** Why, in a sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
