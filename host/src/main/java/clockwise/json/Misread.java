package clockwise.json;

import org.jspecify.annotations.Nullable;

/** Says what in a JSON text cannot be read, and where: a JSON pointer and a sentence that a person can act on. */
public final class Misread extends Exception {
    private static final long serialVersionUID = 1;

    private final String path;
    private final String sentence;

    Misread(String path, String sentence) {
        this(path, sentence, null);
    }

    Misread(String path, String sentence, @Nullable Throwable cause) {
        super(path.isEmpty() ? sentence : path + ": " + sentence, cause);
        this.path = path;
        this.sentence = sentence;
    }

    /** The place, such as `/command/wagers/2/amount`; empty for the text as a whole. */
    public String path() {
        return path;
    }

    public String sentence() {
        return sentence;
    }
}
