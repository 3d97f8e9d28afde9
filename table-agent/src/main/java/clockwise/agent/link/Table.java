package clockwise.agent.link;

import clockwise.agent.devices.Command;
import clockwise.agent.ports.DeviceSetting;
import clockwise.agent.ports.Health;
import clockwise.agent.ports.Port;
import clockwise.link.Device;
import clockwise.link.DeviceHealth;
import clockwise.link.Order;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The devices of a table as the host sees them. */
final class Table {
    private static final System.Logger LOG = System.getLogger(Table.class.getName());
    private static final Duration HANGS = Duration.ofSeconds(5);
    private static final long MOST_CENTS = 0xffff_ffffL; // four bytes on the table line

    private final Map<DeviceSetting, Port> ports;

    Table(Map<DeviceSetting, Port> ports) {
        this.ports = new LinkedHashMap<>(ports);
    }

    List<Device> devices() {
        return ports.keySet().stream()
                .map(device -> Device.newBuilder()
                        .setName(device.name())
                        .setKind(device.kind().word())
                        .build())
                .toList();
    }

    List<DeviceHealth> health(Instant now) {
        return ports.values().stream().map(port -> said(port.health(), now)).toList();
    }

    private static DeviceHealth said(Health health, Instant now) {
        boolean hangs = health.beat().plus(HANGS).isBefore(now);
        return DeviceHealth.newBuilder()
                .setName(health.name())
                .setState(hangs ? DeviceHealth.State.BROKEN : state(health.state()))
                .setSerial(health.standing().serial())
                .setAbout(hangs ? "its port does not return" : health.standing().about())
                .build();
    }

    private static DeviceHealth.State state(Health.State state) {
        return switch (state) {
            case ABSENT, CLOSED -> DeviceHealth.State.ABSENT;
            case LOCKED -> DeviceHealth.State.LOCKED;
            case SILENT -> DeviceHealth.State.SILENT;
            case ALIVE -> DeviceHealth.State.ALIVE;
            case HELD_UP -> DeviceHealth.State.HELD_UP;
            case BROKEN -> DeviceHealth.State.BROKEN;
        };
    }

    /** Passes an order on to the device it names, or to all; a device that knows no such thing does nothing. */
    void obey(Order order) {
        Optional<Command> command = command(order);
        List<Port> meant = ports.entrySet().stream()
                .filter(entry -> order.getDevice().isEmpty()
                        || order.getDevice().equals(entry.getKey().name()))
                .map(Map.Entry::getValue)
                .toList();
        if (command.isEmpty() || meant.isEmpty()) {
            LOG.log(Level.WARNING, "an order of the host that nobody here can obey: {0}", order);
            return;
        }
        meant.forEach(port -> port.order(command.get()));
    }

    private static Optional<Command> command(Order order) {
        return switch (order.getOrderCase()) {
            case START_SHUFFLE -> Optional.of(new Command.StartShuffle());
            case ARM_DROP ->
                Optional.of(order.getArmDrop().getCents())
                        .filter(cents -> Long.compareUnsigned(cents, MOST_CENTS) <= 0)
                        .map(Command.ArmDrop::new);
            case LAMP -> Optional.of(new Command.Lamp(order.getLamp().getOn()));
            case ORDER_NOT_SET -> Optional.empty();
        };
    }
}
