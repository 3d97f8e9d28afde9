package clockwise.demo;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** The agents of all tables, each with its own devices, outbox and stream to the host. */
final class SimulatedTables {
    private static final System.Logger LOG = System.getLogger(SimulatedTables.class.getName());
    private static final int OF_DEVICES = 1;

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("devices").factory());
    private final List<SimulatedTable> tables = new ArrayList<>();

    SimulatedTables(Path folder, Wanted wanted, Set<Integer> dealt) throws IOException {
        for (int table = 1; table <= wanted.tables(); table++) {
            tables.add(new SimulatedTable(
                    folder.resolve("table-" + table),
                    table,
                    wanted.agentPort(),
                    wanted.pace(),
                    Luck.of(wanted.seed(), table, OF_DEVICES),
                    dealt.contains(table),
                    timer));
        }
    }

    /** All at once: each waits for threads of its own. */
    void stop() throws InterruptedException {
        timer.shutdownNow();
        List<Thread> closing = tables.stream()
                .map(table -> Thread.ofPlatform().start(() -> close(table)))
                .toList();
        for (Thread thread : closing) {
            thread.join();
        }
    }

    private static void close(SimulatedTable table) {
        try {
            table.close();
        } catch (IOException e) {
            LOG.log(Level.WARNING, "an agent could not be stopped in order", e);
        }
    }
}
