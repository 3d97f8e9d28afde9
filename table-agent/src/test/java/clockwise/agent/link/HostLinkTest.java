package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Report;
import clockwise.agent.outbox.Outbox;
import clockwise.link.ArmDrop;
import clockwise.link.DeviceHealth;
import clockwise.link.DeviceHealth.State;
import clockwise.link.Hello;
import clockwise.link.Lamp;
import clockwise.link.Order;
import clockwise.link.StartShuffle;
import io.grpc.InsecureServerCredentials;
import io.grpc.Status;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent with simulated devices and a real server at the other end of its stream. */
class HostLinkTest {
    private static final boolean FULL = "full".equals(System.getProperty("clockwise.dose"));
    private static final long HOUR_MICROS = 3_600_000_000L;

    private final Ledger ledger = new Ledger();
    private SimulatedTable table;
    private ListeningHost host;

    @BeforeEach
    void plugIn(@TempDir Path folder) throws IOException {
        table = new SimulatedTable(folder);
        host = new ListeningHost(ledger);
    }

    @AfterEach
    void unplug() {
        host.close();
        table.close();
        assertEquals(List.of(), ledger.complaints());
    }

    private RunningTable run() throws IOException {
        return SimulatedTable.run(table.configuration(host.port()));
    }

    private int waiting() throws IOException {
        try (Outbox outbox = new Outbox(table.outbox(), () -> 0)) {
            return outbox.waiting();
        }
    }

    /** Waits until everything is in order and the host has it all. */
    private void settle() {
        Waiting.until(() -> table.isIn(ledger), ledger);
        long since = ClockOffset.micros(Instant.now());
        Waiting.until(
                () -> host.beat().getAt() > since
                        && host.beat().getWaiting() == 0
                        && host.beat().getDevicesList().stream().allMatch(device -> device.getState() == State.ALIVE),
                host);
    }

    private State state(String device) {
        return host.beat().getDevicesList().stream()
                .filter(one -> one.getName().equals(device))
                .map(DeviceHealth::getState)
                .findFirst()
                .orElse(State.UNKNOWN_HEALTH);
    }

    @Test
    void whatHappensArrivesOnceInOrderAndIsForgotten() throws Exception {
        try (RunningTable _ = run()) {
            for (int i = 0; i < 20; i++) {
                table.dropAndShuffle();
            }
            Waiting.until(table::feedBill, "the acceptor is ready");
            settle();
            assertEquals(5, host.beat().getDevicesCount());
        }
        assertEquals(0, waiting());
        assertEquals(ledger.recorded(), ledger.heard());
        Hello hello = host.hellos().getFirst();
        assertEquals(12, hello.getTable());
        assertEquals(2, hello.getProtocol());
        assertEquals("cctalk", hello.getDevices(0).getKind());
        assertEquals("drop", hello.getDevices(3).getName());
    }

    @Test
    void aLostAcknowledgementIsARepeatAndNothingElse() throws Exception {
        host.acknowledge(false);
        try (RunningTable _ = run()) {
            for (int i = 0; i < 5; i++) {
                table.dropAndShuffle();
            }
            Waiting.until(() -> table.isIn(ledger), ledger);
        }
        int once = ledger.heard();
        assertEquals(ledger.recorded(), once);
        assertTrue(waiting() >= 10, "nothing was acknowledged");
        host.acknowledge(true);
        try (RunningTable _ = run()) {
            table.dropAndShuffle();
            settle();
        }
        assertTrue(ledger.heard() >= once + 10, "all was sent again: " + ledger);
        assertEquals(0, waiting());
    }

    @Test
    void brokenStreamsAndRestartedHostsLoseAndDoubleNothing() throws Exception {
        Random random = new Random(12);
        int port = host.port();
        try (RunningTable _ = run()) {
            for (int life = 0; life < (FULL ? 60 : 8); life++) {
                host.cutAfter(random.nextInt(6));
                host.acknowledge(random.nextBoolean());
                for (int i = random.nextInt(8); i >= 0; i--) {
                    table.dropAndShuffle();
                }
                int hellos = host.hellos().size();
                ListeningHost now = host;
                Waiting.until(() -> now.hellos().size() > hellos, "the agent comes again");
                if (life % 3 == 0) {
                    host.close();
                    host = new ListeningHost(ledger, port, InsecureServerCredentials.create());
                }
            }
            host.cutAfter(Integer.MAX_VALUE);
            host.acknowledge(true);
            Waiting.until(() -> table.isIn(ledger), ledger);
        }
    }

    @Test
    void ordersReachTheDevicesThatKnowThem() throws Exception {
        try (RunningTable _ = run()) {
            Waiting.until(() -> state("drop") == State.ALIVE && state("shuffler") == State.ALIVE, host);
            host.order(Order.newBuilder()
                    .setArmDrop(ArmDrop.newBuilder().setCents(1_500))
                    .build());
            host.order(Order.newBuilder()
                    .setStartShuffle(StartShuffle.getDefaultInstance())
                    .build());
            host.order(Order.newBuilder()
                    .setDevice("shuffler")
                    .setLamp(Lamp.newBuilder().setOn(true))
                    .build());
            host.order(Order.newBuilder()
                    .setDevice("nobody")
                    .setLamp(Lamp.newBuilder().setOn(true))
                    .build());
            host.order(Order.newBuilder()
                    .setArmDrop(ArmDrop.newBuilder().setCents(1L << 32))
                    .build());
            Waiting.until(() -> table.obeyed("shuffler").size() == 2, "the shuffler obeys");
            Waiting.until(() -> table.obeyed("drop").size() == 1, "the drop slot obeys");
            assertEquals(List.of("2:1500"), table.obeyed("drop"));
            assertEquals(List.of("1:0", "3:1"), table.obeyed("shuffler"));
        }
    }

    @Test
    void heartbeatsTellHowDevicesDoAndHowFarTheClocksAreApart() throws Exception {
        host.setClockAhead(HOUR_MICROS);
        table.line("jcm").silence(true);
        table.line("cashcode").unplug();
        try (RunningTable _ = run()) {
            Waiting.until(
                    () -> state("bills") == State.ALIVE
                            && state("jcm") == State.SILENT
                            && state("cashcode") == State.ABSENT
                            && host.beat().getClockOffset() != 0,
                    host);
            long off = host.beat().getClockOffset() - HOUR_MICROS;
            assertTrue(Math.abs(off) < HOUR_MICROS / 60, "measured " + off + " micros beside the truth");
            assertEquals(SimulatedTable.BILLS, host.beat().getDevices(0).getSerial());
            assertEquals(
                    Outbox.MOST_REPORTS, host.beat().getWaiting() + host.beat().getRoom());
        }
    }

    @Test
    void aFullOutboxIsToldAndTheDevicesWait() throws Exception {
        try (Outbox outbox = new Outbox(table.outbox(), () -> 0)) {
            fill(outbox);
        }
        host.acknowledge(false);
        try (RunningTable _ = run()) {
            table.dropAndShuffle();
            Waiting.until(() -> state("drop") == State.HELD_UP && host.beat().getRoom() == 0, host);
            assertEquals(Outbox.MOST_REPORTS, host.beat().getWaiting());
            assertFalse(table.isIn(ledger));
        }
        host.acknowledge(true);
        try (RunningTable _ = run()) {
            Waiting.until(() -> table.isIn(ledger), ledger);
        }
    }

    private static void fill(Outbox outbox) {
        long counter = 0;
        while (outbox.room() > 0) {
            List<Report> reports = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                counter++;
                reports.add(new Report("line:FULL", 1, counter, Instant.EPOCH, new Report.Drop(counter, 1)));
            }
            outbox.keep(reports, new Mark("line:FULL", 1, counter, ""));
        }
    }

    @Test
    void aHostThatAcknowledgesWhatItWasNotSentIsNotBelieved() throws Exception {
        host.acknowledgeTooFar(1_000);
        try (RunningTable _ = run()) {
            table.dropAndShuffle();
            Waiting.until(() -> host.hellos().size() >= 3, "the agent breaks off and tries again");
        }
        assertTrue(waiting() > 0);
        host.acknowledgeTooFar(0);
        try (RunningTable _ = run()) {
            Waiting.until(() -> table.isIn(ledger), ledger);
        }
    }

    @Test
    void aHostThatRefusesOrSpeaksAnotherProtocolGetsNoReport() throws Exception {
        host.speak(HostLink.PROTOCOL + 1);
        try (RunningTable _ = run()) {
            table.dropAndShuffle();
            Waiting.until(() -> host.hellos().size() >= 2, "the agent tries again");
            host.refuse(Status.PERMISSION_DENIED);
            int before = host.hellos().size();
            Waiting.until(() -> host.hellos().size() >= before + 2, "the agent tries again");
        }
        assertEquals(0, ledger.heard());
        assertTrue(waiting() > 0);
    }

    @Test
    void noThreadIsLeftBehind() throws Exception {
        host.close();
        awaitNoThreads();
        host = new ListeningHost(ledger);
        try (RunningTable _ = run()) {
            table.dropAndShuffle();
            Waiting.until(() -> table.isIn(ledger), ledger);
            Set<String> names = threads();
            assertTrue(names.containsAll(Set.of("host link", "port drop", "port bills")), names::toString);
        }
        assertFalse(threads().contains("host link"));
        assertFalse(threads().stream().anyMatch(name -> name.startsWith("port ")));
        host.close();
        awaitNoThreads();
    }

    /**
     * gRPC keeps its threads for a second after the last who needed them; not counted are those of its pool, which end
     * after an idle minute, and the one that cleans up for the whole process.
     */
    private static void awaitNoThreads() {
        Waiting.until(() -> threads().isEmpty(), new Object() {
            @Override
            public String toString() {
                return "threads end: " + threads();
            }
        });
    }

    private static Set<String> threads() {
        Set<String> names = new HashSet<>();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().matches("(host link|port |grpc-(?!shared-destroyer|default-executor)).*")) {
                names.add(thread.getName());
            }
        }
        return names;
    }
}
