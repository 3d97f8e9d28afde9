package clockwise.table;

import clockwise.money.Money;

/** A collection that was seen to fall into the box. */
public record Drop(Money amount, String box, Seen seen, String by) {
    /** How it is known. */
    public enum Seen {
        BY_SENSOR,
        /** On the word of the house dealer. */
        BY_HAND,
        /** Nothing was due. */
        NOTHING_DUE
    }
}
