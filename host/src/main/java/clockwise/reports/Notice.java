package clockwise.reports;

import clockwise.reports.Placard.Basis;
import clockwise.rotation.Profile;
import java.util.ArrayList;
import java.util.List;

/**
 * The words on a placard that explain the fee and the player-dealer position. Nobody prescribes them: the filings ask
 * for ample notice of the fees and of how they are taken (2483, 3845); Penal Code 330.11 and Business and Professions
 * Code 19805(c) say what the position must be. The regulation of 2026 (11 CCR 2077, enjoined) would have had it posted
 * that any player may take the position, and that whoever does cannot win or lose more than the wager: both are said.
 */
record Notice(String title, List<String> sentences) {
    /** Where the law stands, for whoever wants to read it. */
    static final String LAW = "California Penal Code 330.11 and 337j; Business and Professions Code 19805(c).";

    Notice {
        sentences = List.copyOf(sentences);
    }

    /** All that is said on a placard. */
    static List<Notice> of(Placard placard) {
        return List.of(ofPlayerDealer(placard), ofCollection(placard));
    }

    private static Notice ofPlayerDealer(Placard placard) {
        return new Notice(
                "Player-dealer notice",
                List.of(
                        rotation(placard.rotation()),
                        // Penal Code 330.11: a fixed and limited wager; 2493, 3839-3840: uncovered wagers go back.
                        "The player-dealer cannot win or lose more than the amount wagered before the hand. Wagers that"
                                + " this amount does not cover are returned.",
                        // Penal Code 330.11: the house may not hold the position; 3841: no part, no interest.
                        "The house takes no part in the play, never holds the position and has no interest in the"
                                + " outcome."));
    }

    /** Who may take the position, and when; the first two stand in the filings. */
    private static String rotation(Profile profile) {
        return switch (profile) {
            // 2493, 2647, 2792, 2899, 3522, 3838
            case TWO_THEN_OFFER ->
                "Any player may take the player-dealer position when it is offered. After every two hands it is offered"
                        + " clockwise around the table.";
            // 200, 313-314, 983, 1027
            case TWO_THEN_INTERVENE ->
                "Any player may take the player-dealer position when it comes around, clockwise. After two hands in a"
                        + " row another player must take it, or the game stops.";
            // the Bureau's notice of June 2016
            case GUIDANCE_2016 ->
                "Any player may take the player-dealer position when it is offered. After every two hands it is offered"
                        + " clockwise around the table. Nobody holds it for more than 60 minutes without a 2-minute"
                        + " stop of the game.";
            // 11 CCR 2076-2077
            case REGULATION_2026 ->
                "Any player may take the player-dealer position when it is offered, before every hand. Unless two"
                        + " players other than a proposition player take it within 40 minutes, the game ends.";
        };
    }

    /** What the fee is measured by and when it is taken. */
    private static Notice ofCollection(Placard placard) {
        List<String> sentences = new ArrayList<>();
        if (placard.basis() == Basis.TOTAL_TABLE_ACTION) {
            // 1731, 1864, 2044
            sentences.add("Total table action is the sum of all game wagers and bonus bets placed before the cards are"
                    + " dealt. Wagers added later add no fee.");
        }
        if (placard.playersPay()) {
            sentences.add(
                    placard.basis() == Basis.PLAYER_WAGER
                            ? "Each base wager pays by its own amount. Bonus bets pay no fee." // 1691
                            : "Each base wager pays the player’s fee once."); // our reading of 1731
        }
        // Penal Code 337j(f); 2484, 2486, 3843; dropped before the deal (1864) or before the dice cup opens (1731)
        sentences.add("Fees are flat amounts, fixed before the hand and dropped before it is played, never a share of"
                + " wagers or winnings. The result does not change them.");
        return new Notice("How the fee is taken", sentences);
    }
}
