package clockwise.rules;

/** What the referee says to a wish: the round that follows, or a named fault. */
public sealed interface Ruling {
    record Accepted(Round round) implements Ruling {}

    record Refused(Fault fault, String detail) implements Ruling {}

    /** Why a round may not begin or a play not be made, in the order in which the checks are made. */
    enum Fault {
        UNKNOWN_OPTION,
        SEATS_NOT_FILED,
        DECKS_NOT_FILED,
        UNKNOWN_SPACE,
        NO_SUCH_SEAT,
        NO_BANK,
        NO_WAGERS,
        WAGER_IDS_NOT_IN_ORDER,
        UNKNOWN_BET,
        BET_NOT_OPEN,
        WAGER_ON_DEALER,
        WAGER_BY_DEALER,
        NO_SUCH_LINE,
        OUTSIDE_LIMITS,
        NOT_IN_UNITS,
        BET_TWICE,
        NEEDS_ANOTHER_BET,
        NOT_OFFERED,
        NOT_IN_THE_DECK,
        SUIT_MISSING,
        NOT_IN_THE_SHOE,
        WRONG_DICE,
        WRONG_MONEY,
        WRONG_STEPS
    }
}
