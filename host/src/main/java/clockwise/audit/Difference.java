package clockwise.audit;

/**
 * Something in an export that is not as it should be.
 *
 * @param table the table, 0 for the room's own log, -1 where it concerns the export as a whole
 * @param round the round, 0 where it concerns none
 * @param reason what it is, in a sentence
 */
public record Difference(int table, long round, String reason) {
    static final int NO_TABLE = -1;

    /** In one line. */
    @Override
    public String toString() {
        String where = table == NO_TABLE ? "export" : table == 0 ? "room" : "table " + table;
        return where + (round == 0 ? "" : ", round " + round) + ": " + reason;
    }
}
