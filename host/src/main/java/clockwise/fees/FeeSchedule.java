package clockwise.fees;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A filed collection schedule: the options of which exactly one is posted at a table.
 *
 * @param id the name of its file without the ending, as `fortune-pai-gow`
 * @param limits what wagering limits a table may post; poker has its table limit in each option instead
 * @param document where it was filed, and `lines` where in that document
 * @param effective empty where the filing gives no date
 */
public record FeeSchedule(
        String id,
        String name,
        Kind kind,
        List<ServedGame> games,
        Optional<Limits> limits,
        String document,
        Lines lines,
        Optional<LocalDate> effective,
        List<FeeOption> options) {
    /** Whether the games have a player-dealer. */
    public enum Kind {
        PLAYER_DEALER,
        POKER
    }

    public FeeSchedule {
        games = List.copyOf(games);
        options = List.copyOf(options);
    }

    public Optional<FeeOption> option(int number) {
        return options.stream().filter(option -> option.number() == number).findFirst();
    }

    public Optional<ServedGame> game(String gameId) {
        return games.stream().filter(game -> game.id().equals(gameId)).findFirst();
    }
}
