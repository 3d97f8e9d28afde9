package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.Simulation;
import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `table-agent simulate` and `table-agent check` against each other. */
class CheckTest {
    @TempDir
    Path folder;

    @Test
    void tellsWhatAnswersAndTakesNothingFromTheDevices() throws Exception {
        try (Simulation simulation = new Simulation(folder, 7)) {
            TableSetting table = TableSetting.read(Files.readString(folder.resolve("table.conf")))
                    .setting()
                    .orElseThrow();
            assertEquals(7, table.table());
            List<String> told = new ArrayList<>();
            simulation.obey(
                    new BufferedReader(new StringReader("drop drop 500 5\nshuffler bill 20\nwhat\nquit\nmore\n")),
                    told::add);
            assertEquals(List.of("done", "that cannot be", Simulation.HELP.stripTrailing()), told);

            List<String> lines = new ArrayList<>();
            assertTrue(Check.check(table, lines::add), lines::toString);
            assertTrue(
                    lines.getFirst().endsWith("ok: ccTalk bill validator, CRC16, 7 kinds of US bills, cctalk:1000007"));
            assertEquals(5, lines.size());

            MemoryJournal journal = new MemoryJournal();
            SimulatedLine drop = simulation.line("drop").orElseThrow();
            try (Port port = new Port(table.devices().get(3), journal)) {
                Bench.await(() -> journal.facts("line:D7").size() == 2, port.health());
            }
            assertEquals(drop.device().truth(), journal.facts("line:D7"));
        }
    }

    @Test
    void tellsWhatIsMissing() throws Exception {
        try (Simulation simulation = new Simulation(folder, 7)) {
            simulation.line("bills").orElseThrow().unplug();
            simulation.line("jcm").orElseThrow().silence(true);
            String text = Files.readString(folder.resolve("table.conf"))
                    .replace("shuffler  shuffler ", "shuffler  drop-slot");
            List<String> lines = new ArrayList<>();
            assertFalse(Check.check(TableSetting.read(text).setting().orElseThrow(), lines::add));
            assertTrue(lines.get(0).endsWith("no such port"), lines::toString);
            assertTrue(lines.get(1).endsWith("does not answer"), lines::toString);
            assertTrue(lines.get(2).contains("ok: CCNET"), lines::toString);
            assertTrue(lines.get(4).endsWith("is no drop slot of version 1 but kind 2 of version 1"), lines::toString);
        }
    }
}
