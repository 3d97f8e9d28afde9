package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The packaged host in a process of its own, with tables 12 and 13, always at the same ports: made to be killed. */
final class HostProcess implements AutoCloseable {
    private static final Pattern SEQ = Pattern.compile("^\\{\"table\":12,.*?\"seq\":(\\d+),");
    private static final Pattern CONNECTED = Pattern.compile("\"agent\":\\{\"connected\":true,");
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $0.50
        denominations: [$0.50, $1]
        badges:
        - {number: 2001, name: Floor, role: FLOOR}
        tables:
        - {number: 12, name: Table 12, seats: 9, certificate: table-12}
        - {number: 13, name: Table 13, seats: 9, certificate: table-13}
        """;

    private final Path folder;
    private final Map<String, String> environment;
    private final List<String> options = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1"));
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final int webPort;
    private final int agentPort;
    private @Nullable Process process;
    private @Nullable String cookie;

    /**
     * Prepares a host, and starts none.
     *
     * @param folder its data folder
     * @param environment what it is told besides its ports
     */
    HostProcess(Path folder, Map<String, String> environment) throws IOException {
        this.folder = folder;
        this.environment = environment;
        this.webPort = free();
        this.agentPort = free();
        assertTrue(
                Files.exists(jar()), () -> jar() + " is not there: run ./mvnw verify, which packages the host first");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("room.yaml"), ROOM);
    }

    private static Path jar() {
        return Path.of(System.getProperty("clockwise.root"), "host", "target", "host.jar");
    }

    /** Below those that the system gives to callers: such a port could be taken while the host is down. */
    private static int free() throws IOException {
        Random random = new Random();
        int port = 20_000 + random.nextInt(12_000);
        while (isTaken(port)) {
            port = 20_000 + random.nextInt(12_000);
        }
        return port;
    }

    private static boolean isTaken(int port) throws IOException {
        try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return false;
        } catch (BindException e) {
            return true;
        }
    }

    int agentPort() {
        return agentPort;
    }

    long pid() {
        return process == null ? -1 : process.pid();
    }

    void start() throws IOException {
        start(List.of());
    }

    private void start(List<String> more) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--sun-misc-unsafe-memory-access=allow", "-XX:+UseSerialGC", "-Xmx512m"));
        command.addAll(options);
        command.addAll(more);
        command.addAll(List.of("-jar", jar().toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("host.log").toFile()));
        builder.environment().putAll(environment);
        builder.environment()
                .putAll(Map.of(
                        "CLOCKWISE_DATA", folder.toString(),
                        "CLOCKWISE_PORT", Integer.toString(webPort),
                        "CLOCKWISE_GRPC_PORT", Integer.toString(agentPort)));
        process = builder.start();
    }

    /** Starts once in peace, and has all later starts use what the JDK learned in it: they take half as long. */
    void learnToStart() throws IOException, InterruptedException {
        Path cache = folder.resolve("host.aot");
        start(List.of("-XX:AOTCacheOutput=" + cache));
        Waiting.until(() -> recorded().isPresent(), this);
        stop();
        assertTrue(Files.exists(cache), this::toString);
        options.add("-XX:AOTCache=" + cache);
    }

    /** The number of the last event of table 12, as the host shows it to a floor manager; empty while it does not. */
    OptionalLong recorded() {
        return seq(view());
    }

    /** The same, but empty also while no agent is there. */
    OptionalLong recordedWithAgent() {
        String view = view();
        return CONNECTED.matcher(view).find() ? seq(view) : OptionalLong.empty();
    }

    private static OptionalLong seq(String view) {
        Matcher seq = SEQ.matcher(view);
        return seq.find() ? OptionalLong.of(Long.parseLong(seq.group(1))) : OptionalLong.empty();
    }

    /** What a screen of the table gets; nothing while the host is down or not yet up. */
    private String view() {
        try {
            return send(request("/api/tables/12").build()).body();
        } catch (IOException e) {
            return "";
        }
    }

    /** A request of the floor manager. */
    HttpRequest.Builder request(String path) throws IOException {
        if (cookie == null) {
            HttpResponse<String> signedIn = send(HttpRequest.newBuilder(at("/api/sign-in"))
                    .timeout(PATIENCE)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"badge\":\"2001\"}"))
                    .build());
            cookie = signedIn.headers()
                    .firstValue("Set-Cookie")
                    .orElseThrow(() -> new IOException(signedIn.body()))
                    .replaceFirst(";.*", "");
        }
        return HttpRequest.newBuilder(at(path)).timeout(PATIENCE).header("Cookie", cookie);
    }

    private HttpResponse<String> send(HttpRequest request) throws IOException {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private URI at(String path) {
        return URI.create("http://127.0.0.1:" + webPort + path);
    }

    /** As the loss of power does it. */
    void kill() throws InterruptedException {
        if (process != null) {
            process.destroyForcibly().waitFor();
        }
    }

    private void stop() throws InterruptedException {
        if (process != null) {
            process.destroy();
            process.waitFor();
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly().onExit().join(); // it must have let go of its files
        }
        client.close();
    }

    @Override
    public String toString() {
        try {
            List<String> lines = Files.readAllLines(folder.resolve("host.log"));
            return "host: " + String.join("\n", lines.subList(Math.max(0, lines.size() - 40), lines.size()));
        } catch (IOException e) {
            return "host without a log: " + e;
        }
    }
}
