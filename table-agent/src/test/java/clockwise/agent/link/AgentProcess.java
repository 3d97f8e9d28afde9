package clockwise.agent.link;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** `table-agent run` in a process of its own, from the classes under test. */
final class AgentProcess implements AutoCloseable {
    private final Process process;

    AgentProcess(Path configuration) throws IOException {
        this(configuration, ProcessBuilder.Redirect.INHERIT);
    }

    /** @param log where its log goes */
    AgentProcess(Path configuration, ProcessBuilder.Redirect log) throws IOException {
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx64m",
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "clockwise.agent.TableAgent",
                        "run",
                        configuration.toString())
                .redirectError(log)
                .start();
    }

    long pid() {
        return process.pid();
    }

    /** What it has written, to be read when it has ended; it never writes much. */
    BufferedReader said() {
        return process.inputReader();
    }

    /** As power loss does it: without a word. */
    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /** Sends SIGTERM and waits; the exit code. */
    int stop() throws InterruptedException {
        process.toHandle().destroy(); // unlike the process's own, it leaves its output readable
        process.waitFor(1, TimeUnit.MINUTES);
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    @Override
    public String toString() {
        return "process " + process.pid() + (process.isAlive() ? " runs" : " has ended");
    }
}
