package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.Command;
import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Drop;
import clockwise.agent.ports.DeviceSetting.Kind;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.SimulatedTableLine;
import com.fazecast.jSerialComm.SerialPort;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ports on pseudo terminals, with simulated devices at the other end. */
class PortTest {
    private static final boolean FULL = "full".equals(System.getProperty("clockwise.dose"));
    private static final int CYCLES = FULL ? 50 : 6;

    @TempDir
    Path folder;

    private final MemoryJournal journal = new MemoryJournal();

    @ParameterizedTest
    @EnumSource
    void aDeviceMayBeUnpluggedAndPluggedInAgain(Kind kind) {
        try (Bench bench = new Bench(kind, 1, folder, journal)) {
            bench.somethingHappens(0);
            for (int cycle = 1; cycle <= CYCLES; cycle++) {
                bench.line.unplug();
                Bench.await(() -> bench.port.health().state() == Health.State.ABSENT, bench);
                bench.somethingHappens(cycle); // while nobody listens
                bench.line.plug();
                Bench.await(bench::isAlive, bench);
                bench.somethingHappens(-cycle & 0xff);
                LockSupport.parkNanos(cycle % 7 * 30_000_000L); // unplugged in the middle of this or that
            }
            int first = kind == Kind.CCTALK ? 0 : 1; // all others tell that they were powered up
            bench.awaitTruths(first + 1 + 2 * CYCLES);
            assertEquals(bench.line.device().truth(), bench.facts());
            bench.closePort();
        }
    }

    /** Absent, silent or talking nonsense: the thread waits, it does not spin. */
    @Test
    void aPortThatIsLostCostsNothing() {
        try (Bench bench = new Bench(Kind.DROP_SLOT, 1, folder, journal)) {
            Bench.await(bench::isAlive, bench);
            bench.line.unplug();
            Bench.await(() -> bench.port.health().state() == Health.State.ABSENT, bench);
            Duration before = bench.computed();
            Duration second = Duration.ofSeconds(1);
            LockSupport.parkNanos(second.toNanos());
            Duration computed = bench.computed().minus(before);
            assertTrue(computed.compareTo(second.dividedBy(4)) < 0, "computed for " + computed + " of a second");
        }
    }

    @Test
    void aSilentDeviceIsToldApartFromAnAbsentOne() {
        try (Bench bench = new Bench(Kind.CCTALK, 2, folder, journal)) {
            Bench.await(bench::isAlive, bench);
            bench.line.silence(true);
            Bench.await(() -> bench.port.health().state() == Health.State.SILENT, bench);
            bench.line.silence(false);
            Bench.await(bench::isAlive, bench);
            bench.line.device().happen(new Happening.BillFed(50));
            bench.awaitTruths(1);
            assertEquals(List.of(new Bill(5_000)), bench.facts());
        }
    }

    @ParameterizedTest
    @EnumSource
    void noiseAndLiesAreNoReports(Kind kind) {
        try (Bench bench = new Bench(kind, 1, folder, journal)) {
            Bench.await(bench::isAlive, bench);
            bench.line.noise(600, 42);
            bench.line.lie();
            bench.somethingHappens(1);
            bench.line.noise(600, 43);
            bench.line.lie();
            bench.awaitTruths(kind == Kind.CCTALK ? 1 : 2);
            assertEquals(bench.line.device().truth(), bench.facts());
        }
    }

    @Test
    void whatCannotBeKeptStaysWithTheDevice() {
        try (Bench bench = new Bench(Kind.DROP_SLOT, 1, folder, journal)) {
            bench.awaitTruths(1);
            journal.refuse(true);
            bench.line.device().happen(new Happening.Dropped(500, 5));
            Bench.await(() -> bench.port.health().state() == Health.State.HELD_UP, bench);
            journal.refuse(false);
            bench.awaitTruths(2);
            assertEquals(new Drop(500, 5), bench.facts().getLast());
        }
    }

    @Test
    void commandsReachTheDevice() {
        try (Bench bench = new Bench(Kind.DROP_SLOT, 1, folder, journal)) {
            Bench.await(bench::isAlive, bench);
            bench.port.order(new Command.ArmDrop(700));
            SimulatedTableLine device = (SimulatedTableLine) bench.line.device();
            Bench.await(() -> device.obeyed().equals(List.of("2:700")), bench);
        }
    }

    @Test
    void aPeerThatReadsNothingIsSilentAndMayComeBack() {
        try (Bench bench = new Bench(Kind.SHUFFLER, 1, folder, journal)) {
            Bench.await(bench::isAlive, bench);
            bench.line.deafen(true);
            Bench.await(() -> bench.port.health().state() == Health.State.SILENT, bench);
            bench.line.deafen(false);
            Bench.await(bench::isAlive, bench);
            bench.closePort();
        }
    }

    /** The system's buffer holds 4096 bytes and then writing blocks for ever: so a port flushes before it repeats. */
    @Test
    void flushingMakesRoomForWhatNobodyReads() {
        try (SimulatedLine line = new SimulatedLine(SimulatedTableLine.shuffler("S-1"), folder.resolve("deaf"))) {
            line.deafen(true);
            SerialPort port = SerialPort.getCommPort(line.name().toString());
            assertTrue(port.openPort(0));
            assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
                for (int i = 0; i < 10; i++) {
                    assertTrue(port.flushIOBuffers());
                    assertEquals(3_000, port.writeBytes(new byte[3_000], 3_000));
                }
            });
            assertTrue(port.closePort());
        }
    }
}
