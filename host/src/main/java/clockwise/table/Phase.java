package clockwise.table;

/** Where a table is on the way from offer to offer. */
public enum Phase {
    /** Nobody plays here. */
    CLOSED,
    /** The player-dealer position is being offered. */
    OFFER,
    /** Somebody has taken it and has not posted the bank yet. */
    BANK,
    /** The bank stands; the players wager. */
    WAGERS,
    /** No more bets; the collection is due and not yet dropped. */
    COLLECT,
    /** Cards, dice and choices. */
    PLAY,
    /** A pass is settled; the house dealer pays and takes as told. */
    SETTLE,
    /** The game is broken: nobody may or will take the position. */
    BROKEN;

    /** Whether wagers lie on the felt. */
    public boolean isInRound() {
        return this == COLLECT || this == PLAY || this == SETTLE;
    }
}
