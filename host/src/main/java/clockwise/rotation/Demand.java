package clockwise.rotation;

/** What a profile would have demanded of a table that did otherwise. */
public enum Demand {
    OFFER("The position would have had to be offered to the others first."),
    ANOTHER_HOLDER("Somebody else would have had to take the position, or the game was broken."),
    STOP("The game would have stopped for two minutes."),
    END("The game would have ended: fewer than two others than a TPPPS within forty minutes."),
    NO_TPPPS_TURN("A TPPPS would not have held the position twice in a row."),
    ONE_TPPPS("A second TPPPS player would not have sat down."),
    NO_TPPPS_WAGER("A TPPPS player would not have wagered against the player-dealer.");

    private final String sentence;

    Demand(String sentence) {
        this.sentence = sentence;
    }

    /** What would have been done, for people. */
    public String sentence() {
        return sentence;
    }
}
