package clockwise.agent.link;

import clockwise.agent.outbox.Outbox;
import clockwise.agent.ports.DeviceSetting;
import clockwise.agent.ports.HostSetting;
import clockwise.agent.ports.Port;
import clockwise.agent.ports.TableSetting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A table in service: its outbox, a port for each device, and the link to the host. */
public final class RunningTable implements AutoCloseable {
    private final Outbox outbox;
    private final Map<DeviceSetting, Port> ports = new LinkedHashMap<>();
    private final HostLink link;

    public RunningTable(TableSetting table, HostSetting host) throws IOException {
        ClockOffset clock = new ClockOffset();
        outbox = new Outbox(host.outbox(), () -> HostLink.offset(clock));
        table.devices().forEach(device -> ports.put(device, new Port(device, outbox)));
        link = new HostLink(table.table(), computer(), host, outbox, ports, clock);
    }

    private static String computer() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "a computer without a name";
        }
    }

    /** The link first: a stopped port must not look like a lost device. */
    @Override
    public void close() throws IOException {
        link.close();
        ports.values().forEach(Port::close);
        outbox.close();
    }
}
