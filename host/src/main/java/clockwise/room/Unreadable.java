package clockwise.room;

import clockwise.fees.Finding;

/** Says what in a file cannot be read, and in which of its lines. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final Finding.Rule rule;
    private final String reason;

    Unreadable(Finding.Rule rule, String reason) {
        super(reason);
        this.rule = rule;
        this.reason = reason;
    }

    Finding at(String where) {
        return new Finding(rule, where, reason);
    }
}
