package clockwise.table;

/** Why a request is refused, in the order in which the checks are made. A code is never changed or used again. */
public enum Rejection {
    REQUEST_REUSED(1, "This request's id was used before with other content."),
    STALE_VIEW(2, "The table has gone on since this screen was drawn. Look again."),
    NOT_ALLOWED(3, "This badge may not do that."),
    NEEDS_FLOOR(4, "This needs a floor manager."),
    REASON_MISSING(5, "A reason is needed, of at most 200 characters."),
    TABLE_NOT_OPEN(6, "The table is closed."),
    TABLE_ALREADY_OPEN(7, "The table is open already."),
    NOT_THE_DEALER(8, "Somebody else deals at this table. Come to the table first."),
    PLAY_IS_PAUSED(9, "There is a break in play."),
    GAME_IS_BROKEN(10, "The game is broken."),
    PLAY_IS_NOT_PAUSED(11, "There is no break in play."),
    STILL_STOPPED(12, "The break that the rotation demands is not over."),
    UNKNOWN_IRREGULARITY(13, "The game knows no such irregularity."),
    WRONG_PHASE(14, "That cannot be done now."),
    WRONG_ROUND(15, "That is not the round in play."),

    UNKNOWN_GAME(20, "There is no such game."),
    UNKNOWN_OPTION(21, "The game has no such table option."),
    SEATS_NOT_FILED(22, "The game is not filed for so many seats."),
    DECKS_NOT_FILED(23, "The game is not filed for so many decks."),
    UNKNOWN_SPACE(24, "The felt has no such betting space."),
    PROFILE_NOT_IN_FORCE(25, "The room has not switched this rotation on."),
    SCHEDULE_NOT_POSTABLE(26, "This collection may not be posted."),
    ROUND_IN_PLAY(27, "A round is in play."),
    BOX_NAME_BAD(28, "A drop box has a name of 1 to 40 letters, digits and dashes."),
    BOX_ALREADY_ATTACHED(29, "A drop box is attached already."),
    NO_SUCH_BOX(30, "That drop box is not at this table."),

    NO_SUCH_SEAT(40, "The table has no such seat."),
    SEAT_TAKEN(41, "Somebody sits there."),
    SEAT_EMPTY(42, "Nobody sits there."),
    NOT_THAT_PERSON(43, "Somebody else sits there."),
    ALREADY_SEATED(44, "This person sits at this table already."),
    COMPANY_SEATED(45, "A player of this company sits at this table already."),
    TPPPS_SEATED(46, "This rotation allows one TPPPS player at a table."),
    SEAT_IN_PLAY(47, "This person has money in the round."),
    HANDS_NOT_POSSIBLE(48, "There are not so many circles."),

    OFFER_OUT_OF_TURN(60, "It is somebody else's turn to be asked."),
    NOT_AN_ANSWER(61, "An answer is accept, decline or away."),
    BANK_BELOW_MINIMUM(62, "The bank is below the least wager."),
    BANK_NOT_IN_UNITS(63, "The bank is no multiple of the room's smallest unit."),
    BANK_TOO_LARGE(64, "No bank is that large."),

    SHOE_IS_OUT(70, "The cards must be changed or shuffled first."),
    NO_BOX(71, "No drop box is attached."),
    TOO_MANY_WAGERS(72, "There are more wagers than the felt has places."),
    NO_WAGERS(73, "No wager, no round."),
    UNKNOWN_BET(74, "The game has no such bet."),
    BET_NOT_OPEN(75, "This bet is not placed here now."),
    NO_SUCH_CIRCLE(76, "The felt has no such circle."),
    WAGER_ON_DEALER(77, "That circle is the player-dealer's."),
    WAGER_BY_DEALER(78, "The player-dealer wagers the bank and nothing else."),
    NO_SUCH_LINE(79, "There is no such place behind the circle."),
    OUTSIDE_LIMITS(80, "The wager is outside the posted limits."),
    NOT_IN_UNITS(81, "The wager is no multiple of the room's smallest unit."),
    BET_TWICE(82, "That bet stands there twice."),
    NEEDS_ANOTHER_BET(83, "This bet needs another one beside it."),
    NOBODY_WAGERS(84, "Nobody sits where the wager's owner should."),
    CIRCLE_TAKEN(85, "That circle belongs to somebody else."),
    TPPPS_MAY_NOT_WAGER(86, "Under this rotation a TPPPS player wagers only as player-dealer."),
    TOO_MANY_HANDS(87, "Nobody plays so many hands without approval."),

    NO_SUCH_FEE(90, "The round has no such fee."),
    FEE_ALREADY_WAIVED(91, "That fee is waived already."),
    BUTTON_ALREADY_THERE(92, "There is a free-collection button already."),
    WRONG_DROP(93, "That is not the collection due."),

    NOT_DROPPED(99, "The collection is dropped before the first card."),
    NOT_OFFERED(100, "That is not open now."),
    NOT_IN_THE_DECK(101, "The deck has no such card."),
    SUIT_MISSING(102, "In this game suits count."),
    NOT_IN_THE_SHOE(103, "All cards of this kind are out."),
    WRONG_DICE(104, "That is no throw of these dice."),
    HOUSE_PLAYS(105, "The house plays this hand by its fixed rule."),
    WRONG_MONEY(106, "That is not the money that goes with this choice."),
    NOT_SO_MANY_STEPS(107, "The settlement has not so many lines, or they are confirmed already."),
    NOTHING_TO_UNDO(108, "There is nothing to take back."),

    CIRCLE_MISSING(120, "This irregularity concerns one circle."),
    CARD_MISSING(121, "The player-dealer's second card must be told."),
    NO_SUCH_ROUND(122, "There is no such finished round."),
    NOT_A_WHOLE_ROUND(123, "These plays do not make a whole round."),
    NOTHING_TO_CORRECT(124, "The settlement would be the same."),
    NO_SUCH_CORRECTION(125, "No such correction waits for approval."),
    SAME_PERSON(126, "A correction needs two people."),
    NO_SUCH_ALERT(127, "There is no such alert, or it is acknowledged already."),
    TOO_MANY_OPEN(128, "Too many of these are open. Deal with them first.");

    private final int code;
    private final String sentence;

    Rejection(int code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    public int code() {
        return code;
    }

    /** What is wrong, for people. */
    public String sentence() {
        return sentence;
    }
}
