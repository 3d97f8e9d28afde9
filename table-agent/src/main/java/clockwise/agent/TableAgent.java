package clockwise.agent;

import clockwise.agent.ports.Check;
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

/** The program at each table. So far it checks its devices, simulates them, and says hello to the host. */
public final class TableAgent {
    private static final String USAGE = """
        Usage: table-agent COMMAND
          ports                     lists the serial ports of this computer
          check CONFIG              tries every port of a table and tells what answers
          simulate FOLDER TABLE     makes one simulated device of each kind, and the CONFIG of a table that has them
          hello HOST:PORT TABLE     connects to the host and tells what it answers
        """;

    private TableAgent() {}

    public static void main(String[] arguments) throws InterruptedException, IOException {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) throws InterruptedException, IOException {
        if (arguments.equals(List.of("ports"))) {
            for (SerialPort port : SerialPort.getCommPorts()) {
                System.out.println(port.getSystemPortPath() + "  " + port.getDescriptivePortName());
            }
            return 0;
        }
        if (arguments.size() == 2 && arguments.getFirst().equals("check")) {
            return check(arguments.get(1));
        }
        boolean forTable = arguments.size() == 3 && arguments.get(2).matches("[1-9]\\d{0,5}");
        if (forTable && arguments.getFirst().equals("simulate")) {
            return simulate(Path.of(arguments.get(1)), Integer.parseInt(arguments.get(2)));
        }
        if (forTable && arguments.getFirst().equals("hello")) {
            HostLink.Greeting greeting = HostLink.hello(arguments.get(1), Integer.parseInt(arguments.get(2)));
            System.out.println(greeting.text());
            return greeting.welcome() ? 0 : 1;
        }
        System.err.print(USAGE);
        return 2;
    }

    private static int check(String config) {
        String text;
        try {
            text = Files.readString(Path.of(config));
        } catch (IOException e) {
            System.err.println(config + " cannot be read: " + e);
            return 2;
        }
        TableSetting.Reading reading = TableSetting.read(text);
        reading.complaints()
                .forEach(complaint -> System.err.println(config + ":" + complaint.line() + ": " + complaint.what()));
        return reading.setting()
                .map(table -> Check.check(table, System.out::println) ? 0 : 1)
                .orElse(2);
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
