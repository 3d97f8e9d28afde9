package clockwise.evening;

import clockwise.Host;
import clockwise.store.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The whole host in a process of its own, started to be killed and started again. */
final class ChildHost implements AutoCloseable {
    private static final Pattern RUNS_AT = Pattern.compile("Clockwise runs at (http://\\S+)");

    private final Path folder;
    private final Optional<Database> database;
    private Process process;
    private String url;

    /** @param database none for the embedded one in the folder */
    ChildHost(Path folder, Optional<Database> database) throws Exception {
        this.folder = folder;
        this.database = database;
        start();
    }

    String url() {
        return url;
    }

    /** Starts the host and waits until it says where. */
    void start() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dlogback.configurationFile=logback.xml", // that of the tests would not say where it runs
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Host.class.getName()))
                .redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.putAll(
                Map.of("CLOCKWISE_DATA", folder.toString(), "CLOCKWISE_PORT", "-1", "CLOCKWISE_GRPC_PORT", "0"));
        database.ifPresent(it -> environment.putAll(Map.of(
                "CLOCKWISE_DB_URL", it.url(),
                "CLOCKWISE_DB_USER", it.user(),
                "CLOCKWISE_DB_PASSWORD", it.password(),
                "CLOCKWISE_DB_OWNER_USER", it.ownerUser(),
                "CLOCKWISE_DB_OWNER_PASSWORD", it.ownerPassword())));
        process = builder.start();
        CompletableFuture<String> said = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> listen(process, said)); // a pipe holds a carrier of virtual threads
        try {
            url = said.get(120, TimeUnit.SECONDS).replaceFirst("/$", "");
        } catch (TimeoutException e) {
            close();
            throw e;
        }
    }

    /** Reads all that the host says, so that it never waits for a reader. */
    private static void listen(Process process, CompletableFuture<String> url) {
        StringBuilder all = new StringBuilder();
        try (BufferedReader lines = process.inputReader()) {
            for (String line; (line = lines.readLine()) != null; ) {
                all.append(line).append('\n');
                Matcher runs = RUNS_AT.matcher(line);
                if (runs.find()) {
                    url.complete(runs.group(1));
                }
            }
        } catch (IOException e) {
            all.append(e.getMessage()); // it was killed
        }
        url.completeExceptionally(new IllegalStateException("The host did not start:\n" + all));
    }

    /** Kill -9. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join(); // it must have let go of its files
    }
}
