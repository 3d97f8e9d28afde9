package clockwise.live;

import clockwise.store.Durability;
import clockwise.store.GroupCommit;
import clockwise.store.JdbcStore;
import clockwise.store.StoreBench;
import clockwise.store.TestDatabase;
import clockwise.table.Request;
import clockwise.table.Sitting;
import clockwise.table.Table;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.Connection;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Durable decisions of whole rounds per second through LiveTable, beside single insert-and-commit through plain JDBC on
 * the same database in the same run. Run by `ops/bench table`; prints rows for ops/BENCHMARKS.md.
 */
final class TableBench {
    private static final List<Integer> TABLES = List.of(1, 100, 2_500);

    /** A dealer's pace that no room reaches at every table at once. */
    private static final long NANOS_PER_DECISION = TimeUnit.SECONDS.toNanos(2);

    private static final Watcher NOBODY = new Watcher() {
        @Override
        public void changed(Table table) {}

        @Override
        public void unserved(int table, Unserved why) {
            throw why;
        }
    };

    private TableBench() {}

    public static void main(String[] arguments) throws Exception {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8;
        System.out.println(
                "| database | tables | decisions/s | against plain | p50 ms | p99 ms | CPU us per decision |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- |");
        try (TestDatabase mySql = TestDatabase.mySql()) {
            String name;
            try (Connection connection = mySql.pool().getConnection()) {
                name = Durability.of(connection).database();
            }
            measure(name, mySql, seconds);
        }
    }

    private static void measure(String name, TestDatabase database, int seconds) throws Exception {
        StoreBench.plain(database, 1_000_000, 2); // warm-up
        StoreBench.Result plain = StoreBench.plain(database, 1_000_001, seconds);
        plain.print(name + ", plain insert and commit", 1, plain);
        JdbcStore store = new JdbcStore(database.database(), database.pool());
        try (store;
                GroupCommit log = new GroupCommit(store, 10_000, 500, new SimpleMeterRegistry());
                ExecutorService readers = Executors.newFixedThreadPool(8)) {
            run(dealers(store, log, readers, 2_000_000, 50), 5, 0); // warm-up
            int first = 1;
            for (int tables : TABLES) {
                List<BaccaratDealer> dealers = dealers(store, log, readers, first, tables);
                run(dealers, seconds, 0).print(name + ", without a pause", tables, plain);
                run(dealers, seconds, NANOS_PER_DECISION).print(name + ", every 2 s", tables, plain);
                first += tables;
            }
        }
    }

    private static List<BaccaratDealer> dealers(
            JdbcStore store, GroupCommit log, ExecutorService readers, int first, int tables)
            throws InterruptedException {
        List<BaccaratDealer> dealers = new ArrayList<>();
        for (int table = first; table < first + tables; table++) {
            dealers.add(new BaccaratDealer(new LiveTable(table, store, log, readers, NOBODY), TableBench::stamp));
        }
        eachOn(dealers, BaccaratDealer::open);
        return dealers;
    }

    private static Request stamp(Ask ask, Table table) {
        return new Request(
                ask.id(),
                ask.revision(),
                ask.actor(),
                ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()),
                Sitting.DAY,
                "DAY",
                ask.command(),
                new Sitting().given());
    }

    /** With a pause each dealer decides at fixed times, and what is late counts from when it should have been. */
    private static StoreBench.Result run(List<BaccaratDealer> dealers, int seconds, long pauseNanos)
            throws InterruptedException {
        ConcurrentLinkedQueue<List<Long>> all = new ConcurrentLinkedQueue<>();
        long cpu = StoreBench.cpuNanos();
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        eachOn(dealers, dealer -> all.add(decideUntil(end, start, dealer, pauseNanos)));
        return StoreBench.result(all.stream().flatMap(List::stream).toList(), start, cpu);
    }

    private static List<Long> decideUntil(long end, long start, BaccaratDealer dealer, long pauseNanos) {
        List<Long> nanos = new ArrayList<>();
        long due = start + (pauseNanos == 0 ? 0 : Math.floorMod(dealer.hashCode() * 7_919L, pauseNanos));
        while (due < end && System.nanoTime() < end) {
            LockSupport.parkNanos(due - System.nanoTime());
            long from = pauseNanos == 0 ? System.nanoTime() : due;
            dealer.decide();
            nanos.add(System.nanoTime() - from);
            due = pauseNanos == 0 ? System.nanoTime() : due + pauseNanos;
        }
        return nanos;
    }

    private static void eachOn(List<BaccaratDealer> dealers, Consumer<BaccaratDealer> work)
            throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (BaccaratDealer dealer : dealers) {
            threads.add(Thread.ofVirtual().start(() -> work.accept(dealer)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
