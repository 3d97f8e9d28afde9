package clockwise.room;

import clockwise.fees.FeeSchedule;
import clockwise.fees.ServedGame;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The collection schedules that can be posted in this room: its own before those that come with the host.
 *
 * @param refused one line for each reason why a file is not among them
 */
public record Catalogue(List<FeeSchedule> schedules, List<String> refused) {
    private static final String PACKED = "/fee-schedules";

    public Catalogue {
        schedules = List.copyOf(schedules);
        refused = List.copyOf(refused);
    }

    /** The filed schedules, as they are packed into the host. */
    public static Catalogue filed() throws IOException {
        URL packed = Catalogue.class.getResource(PACKED);
        if (packed == null) {
            throw new IOException("the host was packed without " + PACKED);
        }
        try {
            URI place = packed.toURI();
            if (!place.getScheme().equals("jar")) {
                return of(papers(Path.of(place)));
            }
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                return of(papers(jar.getPath(PACKED)));
            }
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    /**
     * With the room's own files: a schedule of the room takes the place of the filed one for each game that it serves.
     */
    public Catalogue with(Path directory) throws IOException {
        Catalogue own = of(papers(directory));
        return new Catalogue(
                Stream.concat(own.schedules.stream(), schedules.stream()).toList(),
                Stream.concat(own.refused.stream(), refused.stream()).toList());
    }

    /** One schedule serves a game; a second file for it is refused. */
    private static Catalogue of(List<SchedulePaper> papers) {
        Catalogue catalogue = new Catalogue(List.of(), List.of());
        for (SchedulePaper paper : papers) {
            catalogue = catalogue.with(paper);
        }
        return catalogue;
    }

    private Catalogue with(SchedulePaper paper) {
        List<FeeSchedule> kept = new ArrayList<>(schedules);
        List<String> reasons = new ArrayList<>(refused);
        if (paper.isRefused()) {
            reasons.addAll(paper.refusals());
        } else {
            paper.lawful().ifPresent(schedule -> {
                List<String> twice = schedule.games().stream()
                        .map(ServedGame::id)
                        .flatMap(game -> forGame(game).stream()
                                .map(other -> paper.file() + ": " + game + " is served by " + other.id() + " already"))
                        .toList();
                reasons.addAll(twice);
                if (twice.isEmpty()) {
                    kept.add(schedule);
                }
            });
        }
        return new Catalogue(kept, reasons);
    }

    /** The schedule that serves a game. */
    public Optional<FeeSchedule> forGame(String game) {
        return schedules.stream()
                .filter(schedule -> schedule.game(game).isPresent())
                .findFirst();
    }

    /** The schedule files of a directory, in the order of their names. */
    static List<SchedulePaper> papers(Path directory) throws IOException {
        List<Path> files;
        try (Stream<Path> entries = Files.list(directory)) {
            files = entries.filter(file -> file.toString().endsWith(ScheduleFile.ENDING))
                    .sorted()
                    .toList();
        }
        List<SchedulePaper> papers = new ArrayList<>();
        for (Path file : files) {
            papers.add(paper(file));
        }
        return papers;
    }

    /** One schedule file with what the lint says of it. */
    public static SchedulePaper paper(Path file) throws IOException {
        try {
            return ScheduleFile.read(file.toString(), Files.readString(file));
        } catch (CharacterCodingException e) {
            return SchedulePaper.unreadable(file.toString(), "the file is not UTF-8");
        }
    }
}
