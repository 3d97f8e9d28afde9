package clockwise.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folder of the demo, which one process holds at a time. A folder that is a card room's is not touched. */
final class DemoFolder implements AutoCloseable {
    private static final Pattern IS_DEMO = Pattern.compile("(?m)^demo:");
    private static final String ROOM = "room.yaml";
    private static final String SCHEDULE = "21st-century-example.yaml";
    private static final List<String> KEPT =
            List.of("clockwise.mv.db", "clockwise.trace.db", "sign-in.key", ROOM, "agents", "checkpoints");

    private final Path path;
    private final FileChannel running;

    private DemoFolder(Path path, FileChannel running) {
        this.path = path;
        this.running = running;
    }

    /** Takes the folder, and writes the room that is wanted into it. */
    static DemoFolder take(Wanted wanted) throws IOException, Refused {
        Path path = wanted.data();
        refuseCardRooms(path);
        Files.createDirectories(path);
        FileChannel running = FileChannel.open(
                path.resolve("running"), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (running.tryLock() == null) {
            String who = Files.readString(path.resolve("running"));
            running.close();
            throw new Refused(
                    "A demo room runs already in " + path + ": " + who.strip() + ". Stop it first, with Ctrl-C.");
        }
        DemoFolder folder = new DemoFolder(path, running);
        if (wanted.fresh()) {
            folder.empty();
        }
        folder.write(wanted);
        return folder;
    }

    private static void refuseCardRooms(Path path) throws IOException, Refused {
        Path room = path.resolve(ROOM);
        boolean isCardRoom = Files.exists(room)
                ? !IS_DEMO.matcher(Files.readString(room)).find()
                : Files.exists(path.resolve("clockwise.mv.db"));
        if (isCardRoom) {
            throw new Refused(path + " holds a real card room, and the demo does not touch it."
                    + " Start that room with: ops/run --room " + path);
        }
    }

    private void empty() throws IOException {
        for (String name : KEPT) {
            Path kept = path.resolve(name);
            if (Files.notExists(kept)) {
                continue;
            }
            try (Stream<Path> all = Files.walk(kept)) {
                for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }

    private void write(Wanted wanted) throws IOException {
        tell("process " + ProcessHandle.current().pid() + ", port " + wanted.port());
        Files.writeString(path.resolve(ROOM), room(wanted));
        Path own = Files.createDirectories(path.resolve("fee-schedules"));
        try (InputStream in = Objects.requireNonNull(DemoFolder.class.getResourceAsStream("/" + SCHEDULE), SCHEDULE)) {
            Files.copy(in, own.resolve(SCHEDULE), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private void tell(String who) throws IOException {
        running.truncate(0);
        running.write(ByteBuffer.wrap(who.getBytes(StandardCharsets.UTF_8)), 0);
    }

    static String room(Wanted wanted) {
        StringBuilder room = new StringBuilder("""
            # Written by the demo at each start.
            demo: %s
            establishment: {name: Clockwise demo room, licence: none}
            unit: $0.50
            denominations: [$0.50, $1, $5, $25, $100, $500]
            languages: [en, es, vi, zh-Hant]
            betting_seconds: 20
            badges:
            - {number: 1001, name: House dealer, role: DEALER}
            - {number: 2001, name: Floor manager, role: FLOOR}
            - {number: 2002, name: Second floor manager, role: FLOOR}
            - {number: 3001, name: Auditor, role: AUDITOR}
            - {number: F-1, name: Simulated floor manager, role: FLOOR}
            - {number: F-2, name: Second simulated floor manager, role: FLOOR}
            """.formatted('"' + wanted.notice() + '"'));
        for (int table : wanted.dealt()) {
            room.append("- {number: D-%d, name: Simulated dealer %d, role: DEALER}%n".formatted(table, table));
            room.append("- {number: R-%d, name: Simulated relief dealer %d, role: DEALER}%n".formatted(table, table));
        }
        room.append("tables:\n");
        for (int table = 1; table <= wanted.tables(); table++) {
            Spread spread = Spread.at(table);
            room.append("- {number: %d, name: %s, seats: %d, certificate: table-%d}%n"
                    .formatted(table, spread.name(), spread.seats(), table));
        }
        return room.toString();
    }

    Path path() {
        return path;
    }

    Path file(String name) {
        return path.resolve(name);
    }

    @Override
    public void close() throws IOException {
        running.close();
    }
}
