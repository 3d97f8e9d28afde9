package clockwise.live;

import ch.qos.logback.classic.Level;
import clockwise.room.Calendar;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.GroupCommit;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.MemoryStore;
import clockwise.table.Given;
import clockwise.table.Posting;
import clockwise.table.Request;
import clockwise.table.Sitting;
import clockwise.table.Table;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The logs that simulated tables wrote: every command, every refusal's neighbour, crashes and corrections. */
public final class SimulatedLogs {
    private static final int REQUESTS_OF_A_ROUND = 12;

    private static final Watcher NOBODY = new Watcher() {
        @Override
        public void changed(Table table) {}

        @Override
        public void unserved(int table, Unserved why) {}
    };

    private SimulatedLogs() {}

    /** The events of each table of a seed. */
    public static Map<Integer, List<Entry>> of(long seed) {
        SimulatorTest.logging(Level.OFF);
        try {
            Simulation simulation = new Simulation(seed, Simulation.Parts.REAL, new Simulation.Tally());
            simulation.run();
            Map<Integer, List<Entry>> logs = new TreeMap<>();
            for (int table : simulation.log().tables()) {
                List<Entry> entries = new ArrayList<>();
                simulation.log().read(table, Head.NONE, entries::add);
                logs.put(table, entries);
            }
            return logs;
        } finally {
            SimulatorTest.logging(null);
        }
    }

    /** The log of a baccarat table in which so many rounds are played, evenly over a week. */
    public static List<Entry> week(int rounds) {
        MemoryStore store = new MemoryStore();
        try (GroupCommit writer = new GroupCommit(store, 10, 1, new SimpleMeterRegistry())) {
            long[] now = {micros(Calendar.USUAL.starts(Sitting.DAY)) + 1};
            long step = Duration.ofDays(6).toMillis() * 1_000 / rounds / REQUESTS_OF_A_ROUND;
            LiveTable live = new LiveTable(1, store, writer, Runnable::run, NOBODY);
            BaccaratDealer dealer = new BaccaratDealer(live, (ask, table) -> {
                now[0] += step;
                Instant at = Instant.EPOCH.plus(now[0], ChronoUnit.MICROS);
                return new Request(
                        ask.id(),
                        ask.revision(),
                        ask.actor(),
                        now[0],
                        Calendar.USUAL.day(at),
                        Calendar.USUAL.shift(at),
                        ask.command(),
                        given());
            });
            dealer.open();
            while (live.table().rounds() < rounds || live.table().hand().isPresent()) {
                dealer.decide();
            }
        }
        List<Entry> entries = new ArrayList<>();
        store.read(1, Head.NONE, entries::add);
        return entries;
    }

    private static long micros(Instant at) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at);
    }

    /** What a test's table is opened with, and the placard that goes with it. */
    private static Given given() {
        Sitting sitting = new Sitting();
        Posting draft = sitting.posting;
        sitting.posting = new Posting(
                draft.schedule(),
                draft.option(),
                draft.document(),
                draft.lines(),
                draft.least(),
                draft.most(),
                draft.posted(),
                HashChain.sha256(Bytes.utf8(sitting.given().placard())).toString());
        return sitting.given();
    }
}
