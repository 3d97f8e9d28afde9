package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.simulate.SimulatedDevice.Happening;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** What happens at the devices of a table: one thing after the other, as many as were allowed so far. */
final class Flow implements AutoCloseable {
    private static final long PACE_NANOS = 8_000_000;
    private static final List<String> ACCEPTORS = List.of("bills", "jcm", "cashcode");
    private static final List<Integer> DOLLARS = List.of(1, 5, 10, 20, 50, 100);

    private final SimulatedTable table;
    private final AtomicInteger allowed = new AtomicInteger();
    private final CompletableFuture<Void> end;
    private volatile int happened;
    private volatile boolean closed;

    Flow(SimulatedTable table) {
        this.table = table;
        this.end = CompletableFuture.runAsync(
                this::flow, flow -> Thread.ofPlatform().daemon().name("flow").start(flow));
    }

    void allow(int more) {
        allowed.addAndGet(more);
    }

    /** How many things have happened, bills that are still being drawn in included. */
    int happened() {
        return happened;
    }

    private void flow() {
        int number = 0;
        while (!closed) {
            if (number < allowed.get()) {
                number++;
                happen(number);
                happened = number;
            }
            LockSupport.parkNanos(PACE_NANOS);
        }
    }

    /** No two are alike, so that one that is missing cannot hide behind one that came twice. */
    private void happen(int number) {
        if (number % 16 == 0) {
            int bill = number / 16;
            happen(ACCEPTORS.get(bill % ACCEPTORS.size()), new Happening.BillFed(DOLLARS.get(bill % DOLLARS.size())));
        } else if (number % 50 == 1) {
            happen("drop", new Happening.BoxAttached("B-" + number));
        } else if (number % 50 == 49) {
            happen("drop", new Happening.BoxRemoved("B-" + (number - 48)));
        } else if (number % 2 == 0) {
            happen("drop", new Happening.Dropped(100 * number, number % 100 + 1));
        } else {
            happen("shuffler", new Happening.Shuffled(number % 6, number % 10_000));
        }
    }

    private void happen(String device, Happening happening) {
        assertTrue(table.line(device).device().happen(happening), device + " " + happening);
    }

    @Override
    public void close() {
        closed = true;
        end.join();
    }
}
