package clockwise.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.link.AgentMessage;
import clockwise.link.DeviceHealth;
import clockwise.link.Heartbeat;
import clockwise.live.AgentHealth;
import clockwise.live.AgentsSeen;
import clockwise.live.Screens;
import clockwise.table.Alert;
import clockwise.table.Table;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent that falls silent is in the log and on the floor's screen, also over a restart of the host. */
class SilenceTest {
    private static final String SETTING = "clockwise.agents.silent-after";

    @TempDir
    Path folder;

    @Test
    void aSilentAgentIsAnAlertAndComesBackWithoutEndingIt() throws Exception {
        RoomOfTables.in(folder, 3);
        try (RunningHost host = RunningHost.embedded(folder, SETTING, "2s");
                Line line = new Line(host)) {
            Caller caller = Caller.at(line.channel, 2);
            awaits(host, 2, table -> table.agent().equals("pi-2"));
            assertEquals(Status.Code.UNAVAILABLE, caller.ends().getCode(), "it said nothing for two seconds");
            awaits(host, 2, table -> table.agent().isEmpty() && isAlerted(table, Alert.Kind.AGENT_SILENT));
            try (Caller _ = Caller.at(line.channel, 2)) {
                awaits(host, 2, table -> table.agent().equals("pi-2") && isAlerted(table, Alert.Kind.AGENT_SILENT));
            }
            assertEquals(List.of(), recorded(host, 3).alerts(), "nobody expects an agent where none ever was");
        }
    }

    @Test
    void anAgentThatDoesNotComeBackAfterARestartOfTheHostIsMissed() throws Exception {
        RoomOfTables.in(folder, 2);
        try (RunningHost host = RunningHost.embedded(folder);
                Line line = new Line(host);
                Caller _ = Caller.at(line.channel, 1)) {
            awaits(host, 1, table -> table.agent().equals("pi-1"));
        }
        try (RunningHost host = RunningHost.embedded(folder, SETTING, "1s")) {
            awaits(host, 1, table -> table.agent().isEmpty() && isAlerted(table, Alert.Kind.AGENT_SILENT));
            assertEquals(List.of(), recorded(host, 2).alerts());
        }
    }

    @Test
    void heartbeatsTellHowTheDevicesDoAndThatTheClockIsWrong() throws Exception {
        RoomOfTables.in(folder, 1);
        try (RunningHost host = RunningHost.embedded(folder);
                Line line = new Line(host);
                Caller caller = Caller.at(line.channel, 1)) {
            caller.says(beat(2_500_000, DeviceHealth.State.SILENT));
            awaits(host, 1, table -> isAlerted(table, Alert.Kind.CLOCK_WRONG));
            AgentHealth health = health(host);
            assertTrue(health.connected());
            assertEquals(2_500_000, health.clockOffset());
            assertEquals(
                    List.of(new AgentHealth.Device("slot", AgentHealth.State.SILENT, "S-1", "drop slot 1.0")),
                    health.devices());
            caller.says(beat(0, DeviceHealth.State.ALIVE));
            caller.reports(Caller.drop("S-1", 1, 100));
            caller.isAcknowledged(1); // what was said before is heard by then
            assertEquals(
                    AgentHealth.State.ALIVE, health(host).devices().getFirst().state());
        }
    }

    @Test
    void anAgentThatCannotKeepMuchMoreIsToldToTheFloorAndTheLampIsLit() throws Exception {
        RoomOfTables.in(folder, 1);
        try (RunningHost host = RunningHost.embedded(folder);
                Line line = new Line(host);
                Caller caller = Caller.at(line.channel, 1)) {
            caller.isLit(false);
            caller.says(beat(0, DeviceHealth.State.ALIVE, 600, 400));
            awaits(host, 1, table -> isAlerted(table, Alert.Kind.OUTBOX_FILLING));
            caller.isLit(true);
        }
    }

    private static AgentMessage beat(long offset, DeviceHealth.State slot) {
        return beat(offset, slot, 3, 900);
    }

    private static AgentMessage beat(long offset, DeviceHealth.State slot, int waiting, int room) {
        return AgentMessage.newBuilder()
                .setHeartbeat(Heartbeat.newBuilder()
                        .setClockOffset(offset)
                        .setWaiting(waiting)
                        .setRoom(room)
                        .addDevices(DeviceHealth.newBuilder()
                                .setName("slot")
                                .setState(slot)
                                .setSerial("S-1")
                                .setAbout("drop slot 1.0")))
                .build();
    }

    private static AgentHealth health(RunningHost host) {
        return host.bean(AgentsSeen.class).at(1).orElseThrow();
    }

    private static boolean isAlerted(Table table, Alert.Kind kind) {
        return table.alerts().stream().anyMatch(alert -> alert.kind() == kind);
    }

    private static Table recorded(RunningHost host, int table) {
        return ((Screens.Shown.Recorded) host.bean(Screens.class).last(table).orElseThrow()).state();
    }

    /** Waits until a table is shown like this. */
    private static void awaits(RunningHost host, int table, Predicate<Table> wanted) throws InterruptedException {
        CountDownLatch seen = new CountDownLatch(1);
        Predicate<Screens.Shown> isIt = shown -> shown instanceof Screens.Shown.Recorded recorded
                && recorded.state().id() == table
                && wanted.test(recorded.state());
        Runnable unfollow = host.bean(Screens.class).follow(shown -> {
            if (isIt.test(shown)) {
                seen.countDown();
            }
        });
        try {
            if (host.bean(Screens.class).last(table).filter(isIt).isEmpty()) {
                assertTrue(seen.await(60, TimeUnit.SECONDS), () -> "never so: " + recorded(host, table));
            }
        } finally {
            unfollow.run();
        }
    }

    /** A connection to a host. */
    private static final class Line implements AutoCloseable {
        final ManagedChannel channel;

        Line(RunningHost host) {
            channel = ManagedChannelBuilder.forAddress("127.0.0.1", host.grpcPort())
                    .usePlaintext()
                    .build();
        }

        @Override
        public void close() {
            channel.shutdownNow();
        }
    }
}
