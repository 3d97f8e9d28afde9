package clockwise.live;

import clockwise.live.DisplayView.Count;
import clockwise.live.DisplayView.Posted;
import clockwise.live.DisplayView.Previous;
import clockwise.live.DisplayView.Tracking;
import clockwise.roads.Roads;
import clockwise.room.Calendar;
import clockwise.room.Room;
import clockwise.rules.Button;
import clockwise.rules.Game;
import clockwise.rules.Round;
import clockwise.store.BrokenLog;
import clockwise.store.StoreUnavailable;
import clockwise.table.Hand;
import clockwise.table.Phase;
import clockwise.table.Setup;
import clockwise.table.Table;
import clockwise.table.Taking;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.stream.Collectors;

/** Draws a table for the players. */
@Singleton
final class Displays {
    private final Room room;
    private final ShoeTracks shoes;
    private final History history;
    private final Reading reading;

    Displays(Room room, ShoeTracks shoes, LiveTables tables, @Named("readers") ExecutorService threads) {
        this.room = room;
        this.shoes = shoes;
        this.history = tables.history();
        this.reading = new Reading(threads);
    }

    Calendar calendar() {
        return room.calendar();
    }

    DisplayView of(Table table, Room.TablePlace place, long at) {
        Optional<Game> game = table.setup().map(setup -> table.game());
        Optional<Taking> taking = Viewing.taking(table);
        List<Integer> dice =
                table.hand().map(hand -> Viewing.dice(hand.round())).orElse(List.of());
        return new DisplayView(
                table.id(),
                place.name(),
                room.establishment().name(),
                at,
                table.phase(),
                table.setup().map(Displays::posted),
                taking.map(Taking::seat).orElse(0),
                taking.map(Taking::turn).orElse(0),
                closes(table),
                room.bettingSeconds(),
                dice,
                table.hand()
                        .map(Hand::round)
                        .map(round -> action(table.game(), round, dice))
                        .orElse(0),
                game.map(Game::pays).orElse(List.of()),
                game.flatMap(known -> shoes.of(table).map(results -> tracking(known, results))));
    }

    private static Posted posted(Setup setup) {
        return new Posted(
                setup.gameName(),
                setup.filing(),
                setup.felt().min(),
                setup.felt().max(),
                setup.posting().option(),
                setup.rotation().told(),
                setup.posting().posted());
    }

    /** The clock runs from when the bank was posted; a log that cannot be read now stops only the clock. */
    private Optional<Long> closes(Table table) {
        if (table.phase() != Phase.WAGERS || room.bettingSeconds() == 0) {
            return Optional.empty();
        }
        try {
            return reading.of(() -> history.bankPosted(table.id()))
                    .map(from -> from + room.bettingSeconds() * 1_000_000L);
        } catch (StoreUnavailable | BrokenLog e) {
            return Optional.empty();
        }
    }

    private static int action(Game game, Round round, List<Integer> dice) {
        return game.button() == Button.DICE && !dice.isEmpty()
                ? game.seatOrder(
                                dice.stream().mapToInt(die -> die).sum(),
                                round.felt().seats(),
                                round.dealerSeat())
                        .getFirst()
                : 0;
    }

    private static Tracking tracking(Game game, ShoeTracks.Results results) {
        String winners = results.shoe().stream()
                .map(result -> result.getFirst().substring(0, 1))
                .collect(Collectors.joining());
        return new Tracking(
                results.shoe(),
                counts(game, results.shoe()),
                Roads.of(winners),
                results.previous().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Previous(results.previous().size(), counts(game, results.previous()))));
    }

    private static List<Count> counts(Game game, List<List<String>> results) {
        return game.tracks().stream()
                .map(what -> {
                    int times = (int) results.stream()
                            .filter(result -> result.contains(what))
                            .count();
                    int hands = Math.max(1, results.size());
                    return new Count(what, times, (2 * 1000 * times + hands) / (2 * hands));
                })
                .toList();
    }
}
