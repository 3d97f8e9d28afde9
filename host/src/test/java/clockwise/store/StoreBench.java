package clockwise.store;

import com.sun.management.OperatingSystemMXBean;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/**
 * Appends per second through group commit beside single insert-and-commit through plain JDBC on the same database in
 * the same run, and the speed of replay. Run by `ops/bench store`; prints rows for ops/BENCHMARKS.md.
 */
public final class StoreBench {
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final String BODY = "{\"spot\":\"3\",\"card\":\"Td\",\"note\":\"" + "x".repeat(150) + "\"}";

    private StoreBench() {}

    public static void main(String[] arguments) throws Exception {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8;
        System.out.println("| database | tables | appends/s | against plain | p50 ms | p99 ms | CPU us per append |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- |");
        Path folder = Files.createTempDirectory("clockwise-bench");
        try (TestDatabase h2 = TestDatabase.h2(folder)) {
            measure("H2 (survives the process, not the power)", h2, seconds);
        }
        try (TestDatabase mySql = TestDatabase.mySql()) {
            try (Connection connection = mySql.pool().getConnection()) {
                measure(Durability.of(connection).database(), mySql, seconds);
            }
        }
    }

    private static void measure(String name, TestDatabase database, int seconds) throws Exception {
        plain(database, 1_000_000, 2); // warm-up
        Result plain = plain(database, 1_000_001, seconds);
        plain.print(name + ", plain insert and commit", 1, plain);
        JdbcStore store = new JdbcStore(database.database(), database.pool());
        try (store;
                GroupCommit log = new GroupCommit(store, 10_000, 500, new SimpleMeterRegistry())) {
            grouped(log, 2_000_000, 50, 3); // warm-up
            int first = 1;
            for (int tables : List.of(1, 100, 2_500)) {
                grouped(log, first, tables, seconds).print(name + ", group commit", tables, plain);
                first += tables;
            }
            replay(name, store, 3_000_000);
        }
    }

    /** What one run gave: latencies in nanoseconds, sorted, and the CPU time of this process. */
    public record Result(List<Long> nanos, long wallNanos, long cpuNanos) {
        public void print(String name, int tables, Result plain) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %,d | %,.0f | %.1fx | %.2f | %.2f | %.0f |%n",
                    name,
                    tables,
                    perSecond(),
                    perSecond() / plain.perSecond(),
                    millis(0.5),
                    millis(0.99),
                    cpuNanos / 1e3 / nanos.size());
        }

        double perSecond() {
            return nanos.size() * 1e9 / wallNanos;
        }

        private double millis(double quantile) {
            return nanos.get((int) (quantile * (nanos.size() - 1))) / 1e6;
        }
    }

    public static Result plain(TestDatabase database, int table, int seconds) throws SQLException {
        List<Long> nanos = new ArrayList<>();
        long cpu = PROCESS.getProcessCpuTime();
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        try (Connection connection = database.database().forAppending();
                PreparedStatement insert = connection.prepareStatement(
                        "INSERT INTO event (" + JdbcStore.COLUMNS + ") VALUES (?,?,?,?,?,?,?,?,?,?,?)")) {
            connection.setAutoCommit(false);
            for (long seq = 1, now = start; now < end; seq++) {
                Append append = Appends.request(table, seq - 1, "r" + seq, BODY);
                Entry entry = HashChain.entries(append, new Head(seq - 1, Head.NONE.hash()))
                        .getFirst();
                long before = System.nanoTime();
                LogWriter.bind(insert, entry);
                insert.executeUpdate();
                connection.commit();
                now = System.nanoTime();
                nanos.add(now - before);
            }
        }
        return result(nanos, start, cpu);
    }

    /** The CPU time of this process so far. */
    public static long cpuNanos() {
        return PROCESS.getProcessCpuTime();
    }

    private static Result grouped(GroupCommit log, int first, int tables, int seconds) throws InterruptedException {
        ConcurrentLinkedQueue<List<Long>> all = new ConcurrentLinkedQueue<>();
        long cpu = PROCESS.getProcessCpuTime();
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> threads = new ArrayList<>();
        for (int table = first; table < first + tables; table++) {
            int number = table;
            threads.add(Thread.ofVirtual().start(() -> all.add(appendUntil(end, log, number))));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return result(all.stream().flatMap(List::stream).toList(), start, cpu);
    }

    private static List<Long> appendUntil(long end, GroupCommit log, int table) {
        List<Long> nanos = new ArrayList<>();
        for (long after = 0, now = System.nanoTime(); now < end; after++) {
            Append append = Appends.request(table, after, "r" + after, BODY);
            long before = System.nanoTime();
            if (!(log.append(append) instanceof Answer.Appended)) {
                throw new IllegalStateException("table " + table + " after " + after);
            }
            now = System.nanoTime();
            nanos.add(now - before);
        }
        return nanos;
    }

    public static Result result(List<Long> nanos, long start, long cpu) {
        return new Result(
                nanos.stream().sorted().toList(), System.nanoTime() - start, PROCESS.getProcessCpuTime() - cpu);
    }

    private static void replay(String name, JdbcStore store, int table) {
        int events = 200_000;
        String[] bodies = new String[500];
        Arrays.fill(bodies, BODY);
        for (int after = 0; after < events; after += bodies.length) {
            store.append(List.of(Appends.request(table, after, "r" + after, bodies)));
        }
        for (int run = 1; run <= 3; run++) {
            long start = System.nanoTime();
            store.read(table, Head.NONE, entry -> {});
            System.out.printf(
                    Locale.ROOT,
                    "Replay with verified chain, %s, run %d: %,.0f events/s%n",
                    name,
                    run,
                    events * 1e9 / (System.nanoTime() - start));
        }
    }
}
