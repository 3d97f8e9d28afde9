package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.ports.TableSetting;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.SimulatedTableLine;
import clockwise.agent.simulate.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Table 12 with simulated devices on pseudo terminals, to which things happen, and its configuration. */
final class SimulatedTable implements AutoCloseable {
    static final String DROP = "line:D12";
    static final String SHUFFLER = "line:S12";
    static final String BILLS = "cctalk:1000012";

    final Path folder;
    private final Simulation simulation;
    private final List<Long> drops = new ArrayList<>();
    private final List<Integer> cards = new ArrayList<>();
    private int bills;

    SimulatedTable(Path folder) throws IOException {
        this.folder = folder;
        this.simulation = new Simulation(folder, 12);
    }

    /** The configuration, with a host on this computer and without certificates. */
    Path configuration(int port) throws IOException {
        return write("plaintext\n", port);
    }

    Path configuration(int port, Path papers, String name) throws IOException {
        return write("""
            certificate %1$s/%2$s.crt
            key         %1$s/%2$s.key
            authority   %1$s/authority.crt
            """.formatted(papers, name), port);
    }

    private Path write(String papers, int port) throws IOException {
        Path file = folder.resolve("table-" + port + ".conf");
        Files.writeString(
                file,
                Files.readString(folder.resolve("table.conf"))
                        .replace("plaintext\n", papers)
                        .replace("127.0.0.1:9090", "127.0.0.1:" + port));
        return file;
    }

    static TableSetting read(Path configuration) throws IOException {
        return TableSetting.read(Files.readString(configuration)).setting().orElseThrow();
    }

    static RunningTable run(Path configuration) throws IOException {
        TableSetting table = read(configuration);
        return new RunningTable(table, table.host().orElseThrow());
    }

    Path outbox() {
        return folder.resolve("outbox");
    }

    SimulatedLine line(String name) {
        return simulation.line(name).orElseThrow();
    }

    List<String> obeyed(String name) {
        return ((SimulatedTableLine) line(name).device()).obeyed();
    }

    /** A drop of an amount that never comes again, and a shuffle with a count that never comes again. */
    void dropAndShuffle() {
        int number = drops.size() + 1;
        assertTrue(line("drop").device().happen(new Happening.Dropped(100 * number, number)));
        assertTrue(line("shuffler").device().happen(new Happening.Shuffled(number % 6, number)));
        drops.add(100L * number);
        cards.add(number);
    }

    boolean feedBill() {
        boolean taken = line("bills").device().happen(new Happening.BillFed(20));
        bills += taken ? 1 : 0;
        return taken;
    }

    /** Whether everything that has happened is recorded, in order. */
    boolean isIn(Ledger ledger) {
        return ledger.drops(DROP).equals(drops) && ledger.cards(SHUFFLER).equals(cards) && ledger.bills(BILLS) == bills;
    }

    @Override
    public void close() {
        simulation.close();
    }
}
