package clockwise.games.paigow;

/**
 * A player's setting against the player-dealer's, hand by hand: above zero where the player's is higher, zero for a
 * copy.
 */
public record Comparison(int front, int back) {
    public static Comparison of(Setting player, Setting dealer) {
        return new Comparison(
                Integer.compare(player.frontKey(), dealer.frontKey()),
                Integer.compare(player.backKey(), dealer.backKey()));
    }

    /** WIN, LOSE or PUSH; a copy is the player-dealer's (filed 2569). */
    public String result() {
        return ruling().name();
    }

    Result ruling() {
        if (front > 0 && back > 0) {
            return Result.WIN;
        }
        return front > 0 || back > 0 ? Result.PUSH : Result.LOSE;
    }

    String why() {
        String line = front == 0 || back == 0
                ? "2569"
                : switch (ruling()) {
                    case WIN -> "2566";
                    case LOSE, FOUL -> "2567";
                    case PUSH -> "2568";
                };
        return "front " + word(front) + ", back " + word(back) + " (filed " + line + ")";
    }

    private static String word(int compared) {
        return compared > 0 ? "higher" : compared < 0 ? "lower" : "a copy";
    }
}
