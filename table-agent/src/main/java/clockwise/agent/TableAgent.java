package clockwise.agent;

import clockwise.agent.link.HostCheck;
import clockwise.agent.link.RunningTable;
import clockwise.agent.outbox.BrokenOutbox;
import clockwise.agent.outbox.Outbox;
import clockwise.agent.ports.Check;
import clockwise.agent.ports.HostSetting;
import clockwise.agent.ports.TableSetting;
import clockwise.agent.simulate.Simulation;
import com.fazecast.jSerialComm.SerialPort;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** The program at each table: it brings what the devices report to the host, and the host's orders to the devices. */
public final class TableAgent {
    private static final String USAGE = """
        Usage: table-agent COMMAND
          run CONFIG                serves the devices of a table and its host until it is stopped
          check CONFIG              tries every port of a table and its host, and tells what answers; not while it is run
          ports                     lists the serial ports of this computer
          simulate FOLDER TABLE     makes one simulated device of each kind, and the CONFIG of a table that has them
        """;

    private static final String LOG_FORMAT = "java.util.logging.SimpleFormatter.format";

    private TableAgent() {}

    public static void main(String[] arguments) throws InterruptedException, IOException {
        if (System.getProperty(LOG_FORMAT) == null) {
            System.setProperty(LOG_FORMAT, "%1$tFT%1$tT.%1$tL%1$tz %4$s %5$s%6$s%n");
        }
        System.exit(obey(List.of(arguments)));
    }

    private static int obey(List<String> arguments) throws InterruptedException, IOException {
        if (arguments.equals(List.of("ports"))) {
            for (SerialPort port : SerialPort.getCommPorts()) {
                System.out.println(port.getSystemPortPath() + "  " + port.getDescriptivePortName());
            }
            return 0;
        }
        if (arguments.size() == 2 && arguments.getFirst().equals("check")) {
            Optional<TableSetting> table = read(arguments.get(1));
            return table.isPresent() ? check(table.get()) : 2;
        }
        if (arguments.size() == 2 && arguments.getFirst().equals("run")) {
            Optional<TableSetting> table = read(arguments.get(1));
            return table.isPresent() ? run(table.get()) : 2;
        }
        boolean forTable = arguments.size() == 3 && arguments.get(2).matches("[1-9]\\d{0,5}");
        if (forTable && arguments.getFirst().equals("simulate")) {
            return simulate(Path.of(arguments.get(1)), Integer.parseInt(arguments.get(2)));
        }
        System.err.print(USAGE);
        return 2;
    }

    private static Optional<TableSetting> read(String config) {
        String text;
        try {
            text = Files.readString(Path.of(config));
        } catch (IOException e) {
            System.err.println(config + " cannot be read: " + e);
            return Optional.empty();
        }
        TableSetting.Reading reading = TableSetting.read(text);
        reading.complaints()
                .forEach(complaint -> System.err.println(config + ":" + complaint.line() + ": " + complaint.what()));
        return reading.setting();
    }

    private static int check(TableSetting table) throws InterruptedException, IOException {
        if (table.host().isPresent() && Outbox.isInUse(table.host().get().outbox())) {
            System.err.println("The agent of this table is running, and has its ports. Stop it, then check.");
            return 1;
        }
        boolean all = Check.check(table, System.out::println);
        if (table.host().isPresent()) {
            HostSetting host = table.host().get();
            HostCheck answer = HostCheck.check(table.table(), host);
            System.out.printf(
                    "%-23s %-28s %s%n",
                    "host", host.host() + ":" + host.port(), (answer.welcome() ? "ok: " : "") + answer.told());
            all &= answer.welcome();
        }
        return all ? 0 : 1;
    }

    private static int run(TableSetting table) throws InterruptedException, IOException {
        if (table.host().isEmpty()) {
            System.err.println("The configuration names no host: there is no line: host HOST:PORT");
            return 2;
        }
        RunningTable running;
        try {
            running = new RunningTable(table, table.host().get());
        } catch (BrokenOutbox e) {
            System.err.println(e.getMessage());
            return 1;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(running), "stop"));
        System.out.println("Table " + table.table() + " is served");
        new CountDownLatch(1).await(); // until a signal ends the process
        return 0;
    }

    private static void stop(RunningTable running) {
        try {
            running.close();
            System.out.println("Stopped; what the host does not have yet is in the outbox");
        } catch (IOException e) {
            System.err.println("The outbox could not be closed: " + e);
        }
    }

    private static int simulate(Path folder, int table) throws IOException {
        Charset charset = System.out.charset();
        try (Simulation simulation = new Simulation(folder, table);
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, charset))) {
            System.out.println("Devices are in " + folder + ", described in " + folder.resolve("table.conf"));
            System.out.print(Simulation.HELP);
            simulation.obey(in, System.out::println);
        }
        return 0;
    }
}
