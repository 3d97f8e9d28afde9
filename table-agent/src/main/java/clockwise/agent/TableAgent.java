package clockwise.agent;

import com.fazecast.jSerialComm.SerialPort;
import java.util.List;

/** The program at each table. So far it lists serial ports and says hello to the host. */
public final class TableAgent {
    private static final String USAGE = """
        Usage: table-agent COMMAND
          ports                     lists the serial ports of this computer
          hello HOST:PORT TABLE     connects to the host and tells what it answers
        """;

    private TableAgent() {}

    public static void main(String[] arguments) throws InterruptedException {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) throws InterruptedException {
        if (arguments.equals(List.of("ports"))) {
            for (SerialPort port : SerialPort.getCommPorts()) {
                System.out.println(port.getSystemPortPath() + "  " + port.getDescriptivePortName());
            }
            return 0;
        }
        if (arguments.size() == 3
                && arguments.getFirst().equals("hello")
                && arguments.get(2).matches("\\d{1,6}")) {
            HostLink.Greeting greeting = HostLink.hello(arguments.get(1), Integer.parseInt(arguments.get(2)));
            System.out.println(greeting.text());
            return greeting.welcome() ? 0 : 1;
        }
        System.err.print(USAGE);
        return 2;
    }
}
