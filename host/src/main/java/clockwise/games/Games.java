package clockwise.games;

import clockwise.games.baccarat.Baccarat;
import clockwise.games.paigow.FortunePaiGow;
import clockwise.games.twentyone.TwentyOne;
import clockwise.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The approved games. A changed rule is a new game beside the old one, with an id of its own. */
public final class Games {
    private static final List<Game> APPROVED = approved();

    private Games() {}

    private static List<Game> approved() {
        List<Game> games = new ArrayList<>();
        games.addAll(TwentyOne.ALL);
        games.add(Baccarat.EZ);
        games.add(Baccarat.SEVEN_MILE);
        games.add(FortunePaiGow.GAME);
        return List.copyOf(games);
    }

    public static List<Game> all() {
        return APPROVED;
    }

    public static Optional<Game> byId(String id) {
        return APPROVED.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
