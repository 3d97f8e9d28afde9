package clockwise.desk;

import clockwise.rules.Ruling;

/** Says at which line a round sheet cannot be read or is refused, and why. */
final class SheetFault extends Exception {
    private static final long serialVersionUID = 1;

    /** Why a sheet cannot be read; what the referee refuses has the names of {@link Ruling.Fault}. */
    enum Kind {
        UNREADABLE_LINE,
        NOT_MONEY,
        NEGATIVE_AMOUNT,
        LINE_TWICE,
        LINE_TOO_LATE,
        LINE_MISSING,
        UNKNOWN_GAME,
        ROUND_NOT_FINISHED
    }

    private final int line;
    private final String fault;

    SheetFault(int line, Kind kind, String detail) {
        super(detail);
        this.line = line;
        this.fault = kind.name();
    }

    SheetFault(int line, Ruling.Refused refused) {
        super(refused.detail());
        this.line = line;
        this.fault = refused.fault().name();
    }

    int line() {
        return line;
    }

    String fault() {
        return fault;
    }

    /** `line 7: UNKNOWN_BET ez-baccarat has no bet BASE`. */
    String message() {
        return "line " + line + ": " + fault + " " + getMessage();
    }
}
