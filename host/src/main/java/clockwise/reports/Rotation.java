package clockwise.reports;

import java.util.Set;

/** How the player-dealer position goes round, as far as a placard tells it. */
public enum Rotation {
    /** After two hands it is offered to the others (2493, 2647, 2792, 2899, 3522, 3838). */
    OFFERED("Any player may take the player-dealer position when it is offered. After every two hands it is offered"
            + " clockwise around the table."),
    /** After two hands somebody else must take it (200, 313-314, 983, 1027). */
    MUST_PASS("Any player may take the player-dealer position when it comes around, clockwise. After two hands in a row"
            + " another player must take it, or the game stops.");

    /** 21st Century by inference from 73 and 97. */
    private static final Set<String> PASSING = Set.of("21st-century", "no-bust-joker", "no-bust-4.0", "no-bust-4.01");

    private final String sentence;

    Rotation(String sentence) {
        this.sentence = sentence;
    }

    /** The filed rotation of this game. */
    public static Rotation of(String gameId) {
        return PASSING.contains(gameId) ? MUST_PASS : OFFERED;
    }

    String sentence() {
        return sentence;
    }
}
