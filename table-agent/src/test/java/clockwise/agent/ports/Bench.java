package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import clockwise.agent.devices.CcTalk;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.ports.DeviceSetting.Kind;
import clockwise.agent.simulate.SimulatedCcTalk;
import clockwise.agent.simulate.SimulatedCcnet;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedId003;
import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.SimulatedTableLine;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** A simulated device on a pseudo terminal, and a port that serves it. */
final class Bench implements AutoCloseable {
    final SimulatedLine line;
    final Port port;
    private final MemoryJournal journal;
    private final String serial;

    Bench(Kind kind, int number, Path folder, MemoryJournal journal) {
        this.journal = journal;
        this.serial = serial(kind, number);
        Path name = folder.resolve(kind.word() + "-" + number);
        this.line = new SimulatedLine(device(kind, number), name);
        Map<String, String> options = kind == Kind.ID003 ? Map.of("parity", "none") : Map.of();
        this.port = new Port(new DeviceSetting(kind.word() + number, kind, name, options), journal);
    }

    private static SimulatedDevice device(Kind kind, int number) {
        return switch (kind) {
            case CCTALK -> new SimulatedCcTalk(number % 2 == 0 ? CcTalk.Check.CRC16 : CcTalk.Check.SUM8, number);
            case ID003 -> new SimulatedId003("J" + number);
            case CCNET -> new SimulatedCcnet("C" + number);
            case DROP_SLOT -> SimulatedTableLine.dropSlot("D" + number);
            case SHUFFLER -> SimulatedTableLine.shuffler("S" + number);
        };
    }

    private static String serial(Kind kind, int number) {
        return switch (kind) {
            case CCTALK -> "cctalk:" + number;
            case ID003 -> "id003:J" + number;
            case CCNET -> "ccnet:C" + number;
            case DROP_SLOT -> "line:D" + number;
            case SHUFFLER -> "line:S" + number;
        };
    }

    /** Something that is reported, whatever kind of device this is. */
    void somethingHappens(int number) {
        List<Happening> all = List.of(
                new Happening.BillFed(20),
                new Happening.Dropped(100 + number, 1),
                new Happening.Shuffled(number % 6, number));
        assertEquals(1, all.stream().filter(line.device()::happen).count());
    }

    List<Fact> facts() {
        return journal.facts(serial);
    }

    boolean isAlive() {
        return port.health().state() == Health.State.ALIVE;
    }

    void awaitTruths(int count) {
        await(() -> line.device().truth().size() >= count && facts().size() >= count, this);
    }

    static void await(BooleanSupplier done, Object what) {
        Waiting.until(done, what);
    }

    /** The time that the port's thread has computed, not waited. */
    Duration computed() {
        return Duration.ofNanos(ManagementFactory.getThreadMXBean()
                .getThreadCpuTime(port.thread().threadId()));
    }

    void closePort() {
        port.close();
        assertTrue(!port.thread().isAlive());
        assertEquals(Health.State.CLOSED, port.health().state());
    }

    @Override
    public String toString() {
        return port.health() + " reported " + facts() + " of " + line.device().truth();
    }

    @Override
    public void close() {
        port.close();
        line.close();
    }
}
