package clockwise.demo;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The host in a process of its own, with all that it says in a file. */
final class HostProcess {
    private static final Pattern RUNS_AT = Pattern.compile("Clockwise runs at (http://\\S+)");
    private static final int PATIENCE_SECONDS = 20;

    /** All tables are opened at once by a host that has just been started, on whatever machine a visitor has. */
    private static final String PATIENCE_OF_THE_HOST = "5s";

    /** Where the classes of the host are: what else the demo brings along, the host does not get. */
    private static final String CLASSES = "clockwise.demo.host";

    private final Process process;
    private final CompletableFuture<URI> address = new CompletableFuture<>();
    private volatile String lastError = "see its log";

    HostProcess(Wanted wanted, Path log) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--sun-misc-unsafe-memory-access=allow",
                        "-XX:+UseSerialGC",
                        "-Xmx512m",
                        "-Dlogback.configurationFile=logback.xml",
                        "-Dclockwise.patience=" + PATIENCE_OF_THE_HOST,
                        "-cp",
                        System.getProperty(CLASSES, System.getProperty("java.class.path")),
                        HostOfDemo.class.getName()))
                .redirectErrorStream(true);
        builder.environment().put("CLOCKWISE_DATA", wanted.data().toString());
        builder.environment().put("CLOCKWISE_PORT", Integer.toString(wanted.port()));
        builder.environment().put("CLOCKWISE_GRPC_PORT", Integer.toString(wanted.agentPort()));
        builder.environment().put("CLOCKWISE_LOG", "text");
        process = builder.start();
        Thread.ofPlatform().daemon().name("log of the host").start(() -> keep(log));
    }

    private void keep(Path log) {
        StringBuilder line = new StringBuilder();
        try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
                BufferedWriter out = Files.newBufferedWriter(log)) {
            for (int c = in.read(); c >= 0; c = in.read()) {
                out.write(c);
                if (c == '\n') {
                    out.flush();
                    hear(line.toString());
                    line.setLength(0);
                } else {
                    line.append((char) c);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            address.completeExceptionally(new IllegalStateException(lastError));
        }
    }

    private void hear(String line) {
        Matcher runs = RUNS_AT.matcher(line);
        if (runs.find()) {
            address.complete(URI.create(runs.group(1)));
        }
        if (line.contains(" ERROR ")) {
            lastError = line.replaceFirst(".* ERROR ", "").strip();
        }
    }

    /** Where it is, once it runs; fails with what it said if it does not start. */
    CompletableFuture<URI> address() {
        return address;
    }

    CompletableFuture<Process> end() {
        return process.onExit();
    }

    /** Lets it stop in order, which it does when nobody writes to it any more. */
    void stop() throws InterruptedException {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            process.destroy(); // it is asked in the other way
        }
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
    }
}
