package clockwise.room;

/** Says what in a file cannot be read, and in which of its lines. */
class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final String word;
    private final int line;

    /** A fault of the whole file. */
    Unreadable(String reason) {
        super(reason);
        this.word = "";
        this.line = 0;
    }

    /** A fault in a line, and the word that stands there, if it is one word that is not understood. */
    Unreadable(String reason, String word, int line) {
        super(reason + " (line " + line + ")");
        this.word = word;
        this.line = line;
    }

    String word() {
        return word;
    }

    int line() {
        return line;
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
