package clockwise.audit;

import clockwise.evidence.Checkpoints;
import clockwise.evidence.KeptOutside;
import clockwise.evidence.LogTree;
import clockwise.evidence.SigningKey;
import clockwise.live.SimulatedLogs;
import clockwise.store.Append;
import clockwise.store.Entry;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A week of a room of sixty tables, loaded with real chains and checkpoints, exported and verified by the desk in
 * processes of their own with a small heap: rows per second, memory, sizes.
 */
public final class AuditBench {
    private static final int TABLES = 60;
    private static final int REQUESTS_AT_ONCE = 25;
    private static final int CHECKPOINT_EVERY = 8;
    private static final String ROOM = """
        establishment: {name: House of the bench, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        """;

    private final TestDatabase database;
    private final Path work;
    private final Path data;
    private long events;

    private AuditBench(TestDatabase database, Path work) {
        this.database = database;
        this.work = work;
        this.data = work.resolve("data");
    }

    public static void main(String[] arguments) throws Exception {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50_000;
        Path work = Files.createTempDirectory("clockwise-audit");
        try (TestDatabase database = TestDatabase.mySql()) {
            new AuditBench(database, work).run(rounds);
        } finally {
            remove(work);
        }
    }

    private void run(int rounds) throws Exception {
        Files.createDirectories(data);
        Files.writeString(data.resolve("room.yaml"), ROOM);
        long start = System.nanoTime();
        load(rounds / TABLES);
        told("load", start, "");
        start = System.nanoTime();
        String dump = dumped();
        told("dump", start, dump);
        start = System.nanoTime();
        String memory = desk(
                "export", "2026-11-18", "2026-11-23", work.resolve("export").toString());
        told("export", start, memory);
        sizes();
        start = System.nanoTime();
        memory = desk(
                "verify",
                work.resolve("export").toString(),
                "--key",
                data.resolve(SigningKey.PUBLIC).toString());
        told("verify", start, memory);
    }

    /** The same rows by the database's own client, for comparison. */
    private String dumped() throws Exception {
        URI server = URI.create(database.database().url().substring("jdbc:".length()));
        Path dump = work.resolve("dump.tsv");
        Process client = new ProcessBuilder(
                        "mariadb",
                        "--host=" + server.getHost(),
                        "--port=" + server.getPort(),
                        "--user=" + database.database().user(),
                        "--password=" + database.database().password(),
                        "--batch",
                        "--quick",
                        "--execute=SELECT * FROM event",
                        server.getPath().substring(1))
                .redirectOutput(dump.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        if (client.waitFor() != 0) {
            throw new IllegalStateException("mariadb failed");
        }
        return Files.size(dump) + " bytes";
    }

    private void told(String what, long start, String more) {
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%-8s %,9d events %7.1f s %,9.0f events/s %s%n",
                what,
                events,
                seconds,
                events / seconds,
                more);
    }

    /** The same evening at every table; a table's number is in every hash, so that each has a chain of its own. */
    private void load(int rounds) throws Exception {
        List<List<Entry>> requests = requests(SimulatedLogs.week(rounds));
        Instant[] now = {Instant.EPOCH};
        try (JdbcStore store = new JdbcStore(database.database(), database.pool())) {
            Checkpoints checkpoints = new Checkpoints(
                    store,
                    new LogTree(database.pool()),
                    SigningKey.in(data),
                    new KeptOutside(data.resolve("checkpoints")),
                    () -> now[0]);
            for (int from = 0; from < requests.size(); from += REQUESTS_AT_ONCE) {
                List<List<Entry>> some = requests.subList(from, Math.min(requests.size(), from + REQUESTS_AT_ONCE));
                List<Append> appends = new ArrayList<>();
                for (int table = 1; table <= TABLES; table++) {
                    for (List<Entry> request : some) {
                        appends.add(append(table, request));
                    }
                }
                store.append(appends);
                now[0] = Instant.EPOCH.plus(some.getLast().getLast().at(), ChronoUnit.MICROS);
                if (from / REQUESTS_AT_ONCE % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1) {
                    checkpoints.make();
                }
            }
            now[0] = now[0].plus(2, ChronoUnit.DAYS);
            events = checkpoints.make().checkpoint().size();
        }
    }

    private static List<List<Entry>> requests(List<Entry> log) {
        List<List<Entry>> requests = new ArrayList<>();
        for (Entry entry : log) {
            if (entry.part() == 0) {
                requests.add(new ArrayList<>());
            }
            requests.getLast().add(entry);
        }
        return requests;
    }

    private static Append append(int table, List<Entry> request) {
        Entry first = request.getFirst();
        return new Append(
                table,
                first.seq() - 1,
                first.requestId(),
                first.requestHash(),
                first.actor(),
                first.at(),
                request.stream()
                        .map(entry -> new Append.Event(entry.revision(), entry.type(), entry.body()))
                        .toList());
    }

    /** Runs a command of the desk and answers the most memory that its process had. */
    private String desk(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "clockwise.desk.Desk"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment()
                .putAll(Map.of(
                        "CLOCKWISE_DATA", data.toString(),
                        "CLOCKWISE_DB_URL", database.database().url(),
                        "CLOCKWISE_DB_USER", database.database().user(),
                        "CLOCKWISE_DB_PASSWORD", database.database().password()));
        Path output = work.resolve(words[0] + ".log");
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        String most = "";
        Duration cpu = Duration.ZERO;
        while (process.isAlive()) {
            most = peak(process.pid()).orElse(most);
            cpu = process.info().totalCpuDuration().orElse(cpu);
            process.waitFor(50, TimeUnit.MILLISECONDS);
        }
        if (process.exitValue() != 0) {
            throw new IllegalStateException(words[0] + " failed: " + Files.readString(output));
        }
        List<String> lines = Files.readAllLines(output);
        return "cpu " + cpu.toMillis() / 1e3 + " s, heap at most 128 MB, " + most + "; " + lines.getLast();
    }

    private static Optional<String> peak(long pid) {
        try (Stream<String> status = Files.lines(Path.of("/proc/" + pid + "/status"))) {
            return status.filter(line -> line.startsWith("VmHWM"))
                    .map(line -> line.replaceAll("\\s+", " "))
                    .findFirst();
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private void sizes() throws IOException {
        try (Stream<Path> files = Files.list(work.resolve("export"))) {
            for (Path file : files.sorted().toList()) {
                System.out.printf(Locale.ROOT, "  %-18s %,14d bytes%n", file.getFileName(), Files.size(file));
            }
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
