package clockwise.table;

import clockwise.rules.Wager;

/** The names of the accounts between which money moves. */
public final class Account {
    /** Where money comes from before it is at the table, and where it goes. */
    public static final String OUTSIDE = "outside";

    /** The posted bank of the round. */
    public static final String BANK = "bank";

    /** The wagers that lie on the felt. */
    public static final String FELT = "felt";

    private Account() {}

    public static String seat(int seat) {
        return "seat:" + seat;
    }

    public static String box(String box) {
        return "box:" + box;
    }

    /** The account of whoever made this wager: a seat, or a place behind one for somebody standing. */
    public static String owner(Wager wager) {
        return wager.owner() == 0 ? "line:" + wager.spot().seat() + "." + wager.line() : seat(wager.owner());
    }
}
