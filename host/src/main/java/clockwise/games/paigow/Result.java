package clockwise.games.paigow;

import java.util.Optional;

/** How a base wager stands against the player-dealer's hand. */
enum Result {
    WIN("declared: both hands higher (filed 2566)"),
    LOSE("declared: no hand higher (filed 2567, 2569)"),
    PUSH("declared: one hand higher (filed 2568)"),
    /** The five cards do not outrank the two: the wager loses, as in Pennsylvania 659a.11(f). */
    FOUL("foul hand, five cards do not outrank two (filed 2536)");

    private final String why;

    Result(String why) {
        this.why = why;
    }

    /** Why a wager ends so where the hands were not compared by their cards. */
    String why() {
        return why;
    }

    static Optional<Result> named(String name) {
        for (Result result : values()) {
            if (result.name().equals(name)) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }
}
