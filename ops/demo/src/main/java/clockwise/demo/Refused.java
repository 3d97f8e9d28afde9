package clockwise.demo;

/** Why the demo does not start, in one sentence for people. */
final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String sentence) {
        super(sentence);
    }
}
