package clockwise.room;

import clockwise.fees.FeeSchedule;
import clockwise.fees.ServedGame;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The collection schedules that can be posted in this room: its own before those that come with the host.
 *
 * @param refused one line for each reason why a file is not among them
 */
public record Catalogue(List<FeeSchedule> schedules, List<String> refused) {
    private static final String PACKED = "/fee-schedules";
    private static final Catalogue EMPTY = new Catalogue(List.of(), List.of());

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
            if (packed.openConnection() instanceof JarURLConnection inJar) {
                Path jar = Path.of(inJar.getJarFileURL().toURI());
                try (FileSystem files = FileSystems.newFileSystem(jar)) {
                    return EMPTY.with(files.getPath(PACKED));
                }
            }
            return EMPTY.with(Path.of(packed.toURI()));
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    /**
     * With the files of a directory: a schedule of the room takes the place of the filed one for each game that it
     * serves.
     */
    public Catalogue with(Path directory) throws IOException {
        List<FeeSchedule> own = new ArrayList<>();
        List<String> reasons = new ArrayList<>(refused);
        for (SchedulePaper paper : papers(directory)) {
            Optional<FeeSchedule> lawful = paper.lawful();
            List<String> objections = lawful.map(schedule -> objections(schedule, own)).orElse(List.of()).stream()
                    .map(objection -> paper.file() + ": " + objection)
                    .toList();
            reasons.addAll(paper.refusals());
            reasons.addAll(objections);
            if (objections.isEmpty()) {
                lawful.ifPresent(own::add);
            }
        }
        return new Catalogue(Stream.concat(own.stream(), schedules.stream()).toList(), reasons);
    }

    /** Records name a schedule by its id, so that no two may share one; and in a directory one file serves a game. */
    private List<String> objections(FeeSchedule schedule, List<FeeSchedule> own) {
        List<String> objections = new ArrayList<>();
        if (schedules.stream().anyMatch(other -> other.id().equals(schedule.id()))) {
            objections.add("a filed schedule has the name " + schedule.id() + " already");
        }
        for (ServedGame game : schedule.games()) {
            own.stream()
                    .filter(other -> other.game(game.id()).isPresent())
                    .forEach(other -> objections.add(game.id() + " is served by " + other.id() + " already"));
        }
        return objections;
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
            files = entries.filter(ScheduleFile::isMeantAsOne).sorted().toList();
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
            return ScheduleFile.read(file, Files.readString(file));
        } catch (CharacterCodingException e) {
            return SchedulePaper.unreadable(file.toString(), "the file is not UTF-8");
        }
    }
}
