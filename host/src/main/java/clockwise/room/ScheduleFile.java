package clockwise.room;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Filing;
import clockwise.fees.Finding;
import clockwise.fees.Limits;
import clockwise.fees.Lint;
import clockwise.fees.ServedGame;
import clockwise.games.Games;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads a schedule file (fee-schedules/README.md) and lints it; what it does not understand it refuses. */
final class ScheduleFile {
    private static final String ENDING = ".yaml";

    private final List<Finding> findings = new ArrayList<>();

    private ScheduleFile() {}

    /** Whether a file of this name lies in a directory because it holds a schedule. */
    static boolean isMeantAsOne(Path file) {
        return file.toString().endsWith(ENDING) || file.toString().endsWith(".yml");
    }

    static SchedulePaper read(Path file, String text) {
        return new ScheduleFile().paper(file, text);
    }

    private SchedulePaper paper(Path file, String text) {
        try {
            FeeSchedule schedule = schedule(idOf(file), Branch.read(text));
            findings.addAll(Lint.of(schedule));
            playerDealerGames(schedule);
            return new SchedulePaper(file.toString(), Optional.of(schedule), findings);
        } catch (Unreadable e) {
            findings.add(ScheduleFault.finding(e, ""));
            return new SchedulePaper(file.toString(), Optional.empty(), findings);
        }
    }

    /** A schedule cannot escape the rules of player-dealer games by calling itself poker. */
    private void playerDealerGames(FeeSchedule schedule) {
        if (schedule.kind() == FeeSchedule.Kind.POKER) {
            schedule.games().stream()
                    .filter(game -> Games.byId(game.id()).isPresent())
                    .forEach(game -> findings.add(new Finding(
                            Finding.Rule.WRONG_BASIS, "", game.id() + " is no poker: it has a player-dealer")));
        }
    }

    private static String idOf(Path file) throws Unreadable {
        String name = String.valueOf(file.getFileName());
        if (!name.endsWith(ENDING)) {
            throw new Unreadable("the name of a schedule file ends in " + ENDING);
        }
        return name.substring(0, name.length() - ENDING.length());
    }

    private FeeSchedule schedule(String id, Branch file) throws Unreadable {
        file.only(Set.of("name", "kind", "games", "source", "effective", "limits", "sections"));
        FeeSchedule.Kind kind = kind(file.leaf("kind"));
        Branch source = file.branch("source").only(Set.of("document", "lines"));
        return new FeeSchedule(
                id,
                file.leaf("name").text(),
                kind,
                games(file),
                limits(file, kind),
                source.leaf("document").text(),
                source.leaf("lines").numbers(),
                effective(file.leaf("effective")),
                options(file));
    }

    private static FeeSchedule.Kind kind(Leaf kind) throws Unreadable {
        return switch (kind.text()) {
            case "player-dealer" -> FeeSchedule.Kind.PLAYER_DEALER;
            case "poker" -> FeeSchedule.Kind.POKER;
            default -> throw kind.refused("kind is player-dealer or poker");
        };
    }

    private static List<ServedGame> games(Branch file) throws Unreadable {
        List<ServedGame> games = new ArrayList<>();
        for (Branch game : file.branches("games")) {
            ServedGame served = game(game);
            if (games.stream().anyMatch(other -> other.id().equals(served.id()))) {
                throw game.unreadable("game `" + served.id() + "` stands twice");
            }
            games.add(served);
        }
        return games;
    }

    private static ServedGame game(Branch game) throws Unreadable {
        game.only(Set.of("id", "name", "filing", "reason", "rates_in_rules"));
        OptionalInt rates = game.has("rates_in_rules")
                ? OptionalInt.of(game.leaf("rates_in_rules").number())
                : OptionalInt.empty();
        return new ServedGame(game.leaf("id").text(), game.leaf("name").text(), filing(game), rates);
    }

    private static Filing filing(Branch game) throws Unreadable {
        String number = game.has("filing") ? game.leaf("filing").text() : "";
        if (number.equals("none")) {
            return new Filing.None(game.has("reason") ? game.leaf("reason").text() : "");
        }
        if (!number.matches("GEG[AR]-[0-9]{6}")) {
            throw new ScheduleFault.Unfiled(game.leaf("id").text() + " has no filing such as GEGR-001764"
                    + (number.isEmpty() ? "" : ": `" + number + "`"));
        }
        if (game.has("reason")) {
            throw game.leaf("reason").unreadable("a reason belongs to the filing `none`");
        }
        return new Filing.Numbered(number);
    }

    private static Optional<Limits> limits(Branch file, FeeSchedule.Kind kind) throws Unreadable {
        if (!file.has("limits")) {
            return Optional.empty();
        }
        if (kind == FeeSchedule.Kind.POKER) {
            throw file.branch("limits").unreadable("poker has a table_limit in each section or option instead");
        }
        Branch limits = file.branch("limits").only(Set.of("minimum", "maximum"));
        Leaf.Range minimum = closed(limits.leaf("minimum"));
        Leaf.Range maximum = closed(limits.leaf("maximum"));
        return Optional.of(new Limits(
                minimum.from(),
                minimum.to().orElseThrow(),
                maximum.from(),
                maximum.to().orElseThrow()));
    }

    private static Leaf.Range closed(Leaf leaf) throws Unreadable {
        Leaf.Range range = leaf.range();
        if (range.to().isEmpty()) {
            throw leaf.unreadable("limits have an end: `" + leaf.text() + "`");
        }
        return range;
    }

    private static Optional<LocalDate> effective(Leaf date) throws Unreadable {
        if (date.text().equals("unknown")) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(date.text()));
        } catch (DateTimeParseException e) {
            throw date.unreadable("effective is `unknown` or a date such as 2026-04-01: `" + date.text() + "`");
        }
    }

    /** The options of all sections; one that cannot be read is refused and the others are still looked at. */
    private List<FeeOption> options(Branch file) throws Unreadable {
        List<FeeOption> options = new ArrayList<>();
        for (Branch section : file.branches("sections")) {
            OptionSection reader = OptionSection.of(section);
            for (Leaf key : reader.keys()) {
                try {
                    FeeOption option = reader.option(key);
                    if (options.stream().anyMatch(other -> other.number() == option.number())) {
                        throw key.unreadable("the option stands twice");
                    }
                    options.add(option);
                } catch (Unreadable e) {
                    findings.add(ScheduleFault.finding(e, "option " + key.text()));
                }
            }
        }
        return options.stream()
                .sorted(Comparator.comparingInt(FeeOption::number))
                .toList();
    }
}
