package clockwise.games.twentyone;

/** How a player's hand stands to the player-dealer's; each game's filing says what that means for the wager. */
enum Standing {
    BOTH_NATURAL("both natural"),
    PLAYER_NATURAL("natural"),
    DEALER_NATURAL("player-dealer's natural"),
    DEALER_OVER("player-dealer over"),
    PLAYER_OVER("over"),
    HIGHER("closer than the player-dealer"),
    LOWER("player-dealer closer"),
    EQUAL("equal"),
    /** Both at the highest total that is not over, no natural among them. */
    EQUAL_AT_THE_LIMIT("equal at the best total"),
    BOTH_OVER_DEALER_CLOSER("both over, player-dealer closer"),
    BOTH_OVER_PLAYER_CLOSER("both over, player closer"),
    BOTH_OVER_EQUAL("both over, equal"),
    /** Both over, and the cards are those that the filing excepts. */
    BOTH_OVER_EXCEPTED("both over, excepted");

    private final String words;

    Standing(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }
}
