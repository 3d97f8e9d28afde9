package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.ports.DeviceSetting.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sixteen devices at once, which now and then are unplugged, fall silent or talk nonsense. */
class SixteenPortsTest {
    private static final int PORTS = 16;
    private static final int ROUNDS = "full".equals(System.getProperty("clockwise.dose")) ? 40 : 5;

    @TempDir
    Path folder;

    @Test
    void noReportIsLostOrMadeUpAndNothingStaysBehind() {
        MemoryJournal journal = new MemoryJournal();
        List<Bench> benches = new ArrayList<>();
        long start = System.nanoTime();
        try {
            for (int i = 0; i < PORTS; i++) {
                benches.add(new Bench(Kind.values()[i % Kind.values().length], i, folder, journal));
            }
            benches.forEach(bench -> Bench.await(bench::isAlive, bench));
            Random random = new Random(16);
            for (int round = 0; round < ROUNDS; round++) {
                for (Bench bench : benches) {
                    bench.somethingHappens(round);
                    disturb(bench, random);
                }
                benches.forEach(SixteenPortsTest::calm);
            }
            for (Bench bench : benches) {
                int first = bench.port.health().name().startsWith("cctalk") ? 0 : 1;
                bench.awaitTruths(first + ROUNDS);
                assertEquals(bench.line.device().truth(), bench.facts(), bench.toString());
            }
            Duration passed = Duration.ofNanos(System.nanoTime() - start);
            for (Bench bench : benches) {
                assertTrue(bench.computed().compareTo(passed.dividedBy(4)) < 0, bench.computed() + " of " + passed);
                bench.closePort();
            }
        } finally {
            benches.forEach(Bench::close);
        }
        assertEquals(List.of(), threadsOf("port "));
        assertEquals(List.of(), threadsOf("line "));
    }

    private static void disturb(Bench bench, Random random) {
        switch (random.nextInt(6)) {
            case 0 -> bench.line.unplug();
            case 1 -> bench.line.silence(true);
            case 2 -> bench.line.noise(200, random.nextLong());
            case 3 -> bench.line.lie();
            default -> {}
        }
    }

    private static void calm(Bench bench) {
        bench.line.silence(false);
        bench.line.plug();
        Bench.await(bench::isAlive, bench);
    }

    private static List<String> threadsOf(String prefix) {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith(prefix))
                .toList();
    }
}
