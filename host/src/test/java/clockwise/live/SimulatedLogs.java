package clockwise.live;

import ch.qos.logback.classic.Level;
import clockwise.store.Entry;
import clockwise.store.Head;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The logs that simulated tables wrote: every command, every refusal's neighbour, crashes and corrections. */
public final class SimulatedLogs {
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
}
