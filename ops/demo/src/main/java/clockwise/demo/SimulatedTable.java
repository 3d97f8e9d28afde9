package clockwise.demo;

import clockwise.agent.devices.CcTalk;
import clockwise.agent.link.RunningTable;
import clockwise.agent.ports.TableSetting;
import clockwise.agent.simulate.SimulatedCcTalk;
import clockwise.agent.simulate.SimulatedCcnet;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedId003;
import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.SimulatedTableLine;
import clockwise.demo.Pace.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The agent of one table with simulated devices: a drop slot that sees the collection fall, a shuffler, bills. */
final class SimulatedTable implements AutoCloseable {
    private static final int SHUFFLING = 2;
    private static final int READY = 3;
    private static final int CENTS_OF_A_CHIP = 100;
    private static final List<Integer> BILLS = List.of(20, 20, 100, 100, 50);
    private static final Duration QUICKEST = Duration.ofMillis(50);

    private final ScheduledExecutorService timer;
    private final Pace pace;
    private final Luck luck;
    private final boolean isDealt;
    private final SimulatedTableLine slot;
    private final SimulatedTableLine shuffler;
    private final SimulatedDevice bills;
    private final List<SimulatedLine> lines = new ArrayList<>();
    private final AtomicInteger armings = new AtomicInteger();
    private final RunningTable agent;
    private boolean jammed;

    /** @param isDealt whether anything goes wrong here, and anybody pays with bills */
    SimulatedTable(
            Path folder, int table, int port, Pace pace, Luck luck, boolean isDealt, ScheduledExecutorService timer)
            throws IOException {
        this.timer = timer;
        this.pace = pace;
        this.luck = luck;
        this.isDealt = isDealt;
        long powerUps = Instant.now().getEpochSecond(); // more than when it was last started, as devices promise
        this.slot = SimulatedTableLine.dropSlot("D" + table, powerUps);
        this.shuffler = SimulatedTableLine.shuffler("S" + table, powerUps);
        this.bills = switch (table % 3) {
            case 0 -> new SimulatedCcTalk(CcTalk.Check.CRC16, 1_000_000 + table);
            case 1 -> new SimulatedId003("J" + table);
            default -> new SimulatedCcnet("C" + table);
        };
        Path home = Files.createDirectories(folder.toAbsolutePath());
        slot.whenArmed(this::isArmed);
        plug(slot, home.resolve("drop"));
        plug(shuffler, home.resolve("shuffler"));
        plug(bills, home.resolve("bills"));
        TableSetting setting =
                TableSetting.read(config(home, table, port)).setting().orElseThrow();
        this.agent = new RunningTable(setting, setting.host().orElseThrow());
        if (isDealt) {
            again(Step.BILL, this::billComes);
            again(Step.SHUFFLE, this::shuffles);
        }
    }

    private void plug(SimulatedDevice device, Path name) {
        lines.add(new SimulatedLine(device, name));
    }

    /** A pseudo terminal has no parity, and cannot be opened twice with it. */
    private static String config(Path home, int table, int port) {
        String kind = List.of("cctalk %s", "id003 %s parity=none", "ccnet %s")
                .get(table % 3)
                .formatted(home.resolve("bills"));
        return """
            table %d
            host 127.0.0.1:%d
            plaintext
            outbox %s
            device drop drop-slot %s
            device shuffler shuffler %s
            device bills %s
            """.formatted(table, port, home.resolve("outbox"), home.resolve("drop"), home.resolve("shuffler"), kind);
    }

    private void after(Step step, Runnable what) {
        timer.schedule(what, pace.atLeast(QUICKEST, step, luck).toNanos(), TimeUnit.NANOSECONDS);
    }

    private void again(Step step, Runnable what) {
        after(step, () -> {
            what.run();
            again(step, what);
        });
    }

    /** Called on the thread of the line. The one timer does all the rest, and has the luck to itself. */
    private void isArmed(int cents) {
        int arming = armings.incrementAndGet();
        if (cents > 0) {
            timer.execute(() -> after(Step.DROP, () -> falls(arming, cents)));
        }
    }

    /** What falls into the box, unless it was confirmed by hand meanwhile. */
    private void falls(int arming, int cents) {
        if (arming != armings.get() || jammed) {
            return;
        }
        int chance = isDealt ? luck.below(100) : 100;
        if (chance < 2) {
            jammed = true;
            slot.happen(new Happening.Jammed());
            after(Step.JAM, this::isFreed);
        } else if (chance >= 4) { // nothing is seen of some drops
            int wrong = chance < 7 ? CENTS_OF_A_CHIP : 0;
            int fallen = wrong < cents && luck.percent(50) ? cents - wrong : cents + wrong;
            slot.happen(new Happening.Dropped(fallen, Math.max(1, fallen / CENTS_OF_A_CHIP)));
        }
    }

    private void isFreed() {
        jammed = false;
        slot.happen(new Happening.Freed());
    }

    private void billComes() {
        bills.happen(new Happening.BillFed(luck.oneOf(BILLS)));
        List.of(slot, shuffler, bills).forEach(SimulatedDevice::forget);
    }

    private void shuffles() {
        shuffler.happen(new Happening.Shuffled(SHUFFLING, 0));
        after(Step.LINE, () -> shuffler.happen(new Happening.Shuffled(READY, 0)));
    }

    /** The timer must have been stopped before. */
    @Override
    public void close() throws IOException {
        agent.close();
        lines.forEach(SimulatedLine::close);
    }
}
