package clockwise.demo;

import java.io.Console;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;

/** Brings up the demo room and keeps it alive: the host in a process of its own, all people and devices in this one. */
public final class Demo {
    private static final int CANNOT = 1;
    private static final int NOT_UNDERSTOOD = 2;

    private final Wanted wanted;
    private final DemoFolder folder;
    private final Progress progress;
    private final long began = System.nanoTime();
    private final CountDownLatch stopping = new CountDownLatch(1);
    private @Nullable HostProcess host;
    private @Nullable SimulatedTables devices;
    private @Nullable People people;

    private Demo(Wanted wanted, DemoFolder folder, Progress progress) {
        this.wanted = wanted;
        this.folder = folder;
        this.progress = progress;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        boolean terminal = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        Progress progress = new Progress(System.out, terminal);
        Demo demo;
        try {
            Wanted wanted = Wanted.read(arguments, System.getenv());
            demo = new Demo(wanted, DemoFolder.take(wanted), progress);
        } catch (Refused e) {
            System.err.println(e.getMessage());
            System.exit(NOT_UNDERSTOOD);
            return;
        }
        log(demo.folder.file("demo.log"));
        Runtime.getRuntime().addShutdownHook(new Thread(demo::stop, "stop"));
        System.exit(demo.run());
    }

    /** What the agents and the people say, beside the host's log. */
    private static void log(Path file) throws IOException {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tFT%1$tT.%1$tL%1$tz %4$s %5$s%6$s%n");
        LogManager.getLogManager().reset();
        Handler handler = new FileHandler(file.toString());
        handler.setFormatter(new SimpleFormatter());
        Logger.getLogger("").addHandler(handler);
    }

    private int run() throws IOException, InterruptedException {
        progress.tell("Starting the host");
        HostProcess process = new HostProcess(wanted, folder.file("host.log"));
        host = process;
        try {
            URI address = process.address().get();
            progress.tell("Plugging in the devices");
            devices = new SimulatedTables(folder.file("agents"), wanted, wanted.dealt());
            People all = new People(wanted, address);
            people = all;
            int tables = wanted.dealt().size() + (wanted.dealt().size() < wanted.tables() ? 1 : 0);
            all.open(count -> progress.tell("Opening tables " + count + "/" + tables));
            all.play();
            progress.end(welcome(address));
        } catch (ExecutionException e) {
            if (stopping.getCount() > 0) {
                progress.end("The demo cannot start: " + reason(e) + "\n");
            }
            return CANNOT;
        }
        process.end().join();
        if (stopping.getCount() > 0) {
            progress.end("The host has stopped by itself; " + folder.file("host.log") + " says why.\n");
        }
        return CANNOT;
    }

    private static String reason(ExecutionException e) {
        return e.getCause() == null ? e.toString() : String.valueOf(e.getCause().getMessage());
    }

    private String welcome(URI address) {
        long seconds = (System.nanoTime() - began) / 1_000_000_000;
        int free = wanted.tables() - wanted.dealt().size();
        String url = address.toString().replaceFirst("/$", "");
        return """
            The demo room is open after %d s: %d tables, at %d of them simulated people play.
              %s/             start page: tablets, console, displays, placards, API
              %s/tablet/%d    %s, badge 1001
            %s
            Kept in %s, with host.log and demo.log; the next ops/run goes on there, --fresh begins anew.
            Ctrl-C stops everything.
            """.formatted(
                        seconds,
                        wanted.tables(),
                        wanted.dealt().size(),
                        url,
                        url,
                        free > 0 ? wanted.tables() - 1 : 1,
                        free > 0 ? "a table that is left to you" : "a house dealer's tablet",
                        "Nothing here is real: dealers, players, devices and money are simulated.",
                        folder.path());
    }

    /** On any signal: the people first, then their devices, then the host; nothing is left. */
    private void stop() {
        stopping.countDown();
        progress.end("Stopping\n");
        try {
            if (people != null) {
                people.close();
            }
            if (devices != null) {
                devices.stop();
            }
            if (host != null) {
                host.stop();
            }
            folder.close();
        } catch (IOException | InterruptedException e) {
            System.err.println("Not stopped in order: " + e);
        }
    }
}
