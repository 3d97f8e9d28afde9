package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.Report.Fact;
import clockwise.agent.ports.JournalRefused;
import clockwise.agent.ports.MemoryJournal;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A driver and a simulated device that speak with each other in a time of their own: no port, no thread, no waiting.
 */
final class Conversation {
    private static final int TICK_MILLIS = 10;

    final MemoryJournal journal = new MemoryJournal();
    final SimulatedDevice device;
    private final Function<Marks, Driver> maker;
    private Driver driver;
    private Moment now = new Moment(0, Instant.parse("2026-11-01T20:00:00Z"));
    private UnaryOperator<byte[]> toDriver = bytes -> bytes;
    private UnaryOperator<byte[]> toDevice = bytes -> bytes;
    private int happened;
    private int splitAt = Integer.MAX_VALUE;

    Conversation(SimulatedDevice device, Function<Marks, Driver> maker) {
        this.device = device;
        this.maker = maker;
        this.driver = maker.apply(journal);
    }

    /** A new driver that knows only what was kept, as after kill -9. */
    void restartAgent() {
        driver = maker.apply(journal);
    }

    Driver driver() {
        return driver;
    }

    void changeWhatTheDriverHears(UnaryOperator<byte[]> change) {
        toDriver = change;
    }

    void changeWhatTheDeviceHears(UnaryOperator<byte[]> change) {
        toDevice = change;
    }

    /** Cuts everything that the driver hears after so many bytes. */
    void splitAt(int bytes) {
        splitAt = bytes;
    }

    void runMillis(int millis) {
        for (int passed = 0; passed < millis; passed += TICK_MILLIS) {
            turn();
        }
    }

    void runUntil(BooleanSupplier done) {
        for (int turns = 0; !done.getAsBoolean(); turns++) {
            assertTrue(turns < 30_000, () -> "minutes have passed; " + driver.standing() + facts() + device.truth());
            turn();
        }
    }

    /** Lets something happen, as soon as it can. */
    void happen(Happening happening) {
        happened = device.truth().size() + 1;
        runUntil(() -> device.happen(happening));
    }

    /** Until what happened is true, and all that is true is reported. */
    void runUntilTrue() {
        runUntil(() -> {
            int truths = device.truth().size();
            return truths >= happened && facts().size() >= truths;
        });
    }

    List<Fact> facts() {
        return journal.facts(driver.standing().serial());
    }

    private void turn() {
        now = now.plusMillis(TICK_MILLIS);
        carryOut(driver.tick(now));
    }

    /** Says something to the driver out of turn. */
    void say(byte[] bytes) {
        carryOut(driver.receive(bytes, now));
    }

    private void carryOut(Step step) {
        try {
            step.mark().ifPresent(mark -> journal.keep(step.reports(), mark));
        } catch (JournalRefused e) {
            restartAgent();
            return;
        }
        if (step.send().length == 0) {
            return;
        }
        byte[] sent = toDevice.apply(step.send());
        byte[] answer = device.hear(sent);
        byte[] line = toDriver.apply(device.echoes() ? Octets.join(sent, answer) : answer);
        int cut = Math.min(splitAt, line.length);
        hear(Arrays.copyOf(line, cut));
        now = now.plusMillis(TICK_MILLIS);
        hear(Arrays.copyOfRange(line, cut, line.length));
    }

    private void hear(byte[] bytes) {
        if (bytes.length > 0) {
            carryOut(driver.receive(bytes, now));
        }
    }
}
