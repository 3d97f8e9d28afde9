package clockwise.desk;

import clockwise.desk.Rows.Row;
import clockwise.desk.Rows.Unreadable;
import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.room.Catalogue;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The schedules that a command of the desk collects by: those filed, and with `--schedules DIR` a room's own before
 * them.
 */
record Schedules(Catalogue catalogue) {
    static final String USAGE = " [--schedules DIR]";

    /** Empty where the arguments or a file of the room are no good; why is then told. */
    static Optional<Schedules> from(String command, List<String> arguments, PrintWriter err) throws IOException {
        Catalogue catalogue = Catalogue.filed();
        if (arguments.size() == 2 && arguments.getFirst().equals("--schedules")) {
            Path directory = Path.of(arguments.getLast());
            if (!Files.isDirectory(directory)) {
                err.println(directory + ": no such directory");
                return Optional.empty();
            }
            catalogue = catalogue.with(directory);
        } else if (!arguments.isEmpty()) {
            err.println("usage: " + command + USAGE);
            return Optional.empty();
        }
        catalogue.refused().forEach(err::println);
        return catalogue.refused().isEmpty() ? Optional.of(new Schedules(catalogue)) : Optional.empty();
    }

    /** The option that a row names by its columns `game` and `option`. */
    FeeOption option(Row row) throws Unreadable {
        String game = row.text("game");
        FeeSchedule schedule =
                catalogue.forGame(game).orElseThrow(() -> new Unreadable("no schedule serves the game " + game));
        long number = row.number("option");
        return schedule.options().stream()
                .filter(option -> option.number() == number)
                .findFirst()
                .orElseThrow(() -> new Unreadable(game + " has no option " + number));
    }
}
