package clockwise.demo;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The demo as ops/run starts it, in processes of its own. */
final class Running {
    private static final String CLASSES =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

    private final Process process;
    private final int port = free();
    private final StringBuilder said = new StringBuilder();
    private final CompletableFuture<String> open = new CompletableFuture<>();

    Running(Path folder, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dclockwise.demo.host=" + ofTheHost(),
                "-cp",
                CLASSES,
                Demo.class.getName(),
                "--data",
                folder.toString()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("CLOCKWISE_PORT", Integer.toString(port));
        builder.environment().put("CLOCKWISE_GRPC_PORT", Integer.toString(free()));
        builder.environment().remove("CLOCKWISE_DB_URL");
        process = builder.start();
        Thread.ofPlatform().daemon().start(this::listen);
    }

    /** The host has its own gRPC, and must not find that of the agents. */
    private static String ofTheHost() {
        return Arrays.stream(CLASSES.split(":", -1))
                .filter(path -> !path.contains("grpc-netty-shaded") && !path.contains("table-agent"))
                .collect(Collectors.joining(":"));
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void listen() {
        try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            for (int c = in.read(); c >= 0; c = in.read()) {
                hear((char) c);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        open.complete(said());
    }

    private synchronized void hear(char c) {
        said.append(c);
        if (said.indexOf("Ctrl-C stops everything.") >= 0) {
            open.complete(said.toString());
        }
    }

    synchronized String said() {
        return said.toString();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** Waits until all tables are open. */
    String isOpen() throws Exception {
        String told = open.get(180, TimeUnit.SECONDS);
        assertTrue(told.contains("The demo room is open"), told);
        return told;
    }

    /** Waits until it has ended by itself. */
    int ends() throws Exception {
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), this::said);
        return process.exitValue();
    }

    List<ProcessHandle> children() {
        return process.descendants().toList();
    }

    /** As Ctrl-C does. */
    void stop() throws InterruptedException {
        process.destroy();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), this::said);
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }
}
