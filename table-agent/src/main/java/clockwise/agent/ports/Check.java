package clockwise.agent.ports;

import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Report;
import clockwise.agent.devices.Standing.Stage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Tries every port of a table and tells what answers. It keeps no report, so the devices keep theirs. */
public final class Check {
    private static final Duration LONGEST = Duration.ofSeconds(8);
    private static final long LOOK_NANOS = 5_000_000;

    /** Refuses everything: what a device reports must wait for the agent. */
    private static final Journal KEEPS_NOTHING = new Journal() {
        @Override
        public Optional<Mark> find(String serial) {
            return Optional.empty();
        }

        @Override
        public void keep(List<Report> reports, Mark mark) {
            throw new JournalRefused("this is only a check");
        }
    };

    private Check() {}

    /** Whether every device answers; each line tells of one. */
    public static boolean check(TableSetting table, Consumer<String> lines) {
        Map<DeviceSetting, Health> found = new ConcurrentHashMap<>();
        try (ExecutorService tries =
                Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
            table.devices().forEach(device -> tries.execute(() -> found.put(device, attempt(device))));
        }
        boolean all = true;
        for (DeviceSetting device : table.devices()) {
            Health health = Objects.requireNonNull(found.get(device));
            lines.accept("%-12s %-10s %-28s %s"
                    .formatted(device.name(), device.kind().word(), device.port(), told(health)));
            all &= answers(health);
        }
        return all;
    }

    /** Serves a device until it is known what it is, and not longer: it is not to be kept from its agent. */
    private static Health attempt(DeviceSetting device) {
        try (Port port = new Port(device, KEEPS_NOTHING)) {
            long end = System.nanoTime() + LONGEST.toNanos();
            Health health = port.health();
            while (System.nanoTime() < end && !decided(health)) {
                LockSupport.parkNanos(LOOK_NANOS);
                health = port.health();
            }
            return health;
        }
    }

    private static boolean decided(Health health) {
        return answers(health) || health.standing().stage() == Stage.REFUSED || health.state() == Health.State.LOCKED;
    }

    private static boolean answers(Health health) {
        return health.standing().stage() == Stage.SERVING;
    }

    private static String told(Health health) {
        if (answers(health)) {
            return "ok: " + health.standing().about() + ", " + health.standing().serial();
        }
        return switch (health.state()) {
            case ABSENT -> "no such port";
            case LOCKED -> "the port cannot be opened: in use, or not allowed";
            case SILENT, ALIVE, HELD_UP, BROKEN, CLOSED -> health.standing().about();
        };
    }
}
