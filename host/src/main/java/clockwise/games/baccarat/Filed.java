package clockwise.games.baccarat;

/** The lines of a filing that decide each wager, as a house dealer may be asked for them. */
record Filed(
        String playerWins,
        String playerLoses,
        String bankerWins,
        String bankerLoses,
        String linePushes,
        String dragonPushes,
        String tieWins,
        String tieLoses,
        String panda,
        String dragon) {
    /** EZ Baccarat says neither that lines push on a tie nor that a Dragon 7 does: Seven Mile's words serve for it. */
    static final Filed EZ = new Filed(
            "filed 2724",
            "filed 2726",
            "filed 2725",
            "filed 2727",
            "as filed 3613",
            "as filed 3610",
            "filed 2736",
            "filed 2737",
            "filed 2756",
            "filed 2747");

    static final Filed SEVEN_MILE = new Filed(
            "filed 3607",
            "filed 3608",
            "filed 3609",
            "filed 3611",
            "filed 3613",
            "filed 3610",
            "filed 3612",
            "filed 3614",
            "filed 3641",
            "filed 3656");
}
