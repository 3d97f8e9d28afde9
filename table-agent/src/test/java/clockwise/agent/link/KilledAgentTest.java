package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import clockwise.agent.outbox.Outbox;
import io.grpc.InsecureServerCredentials;
import java.io.BufferedReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real agent process, stopped and killed; the devices live on in this one. */
class KilledAgentTest {
    private static final int KILLS = "full".equals(System.getProperty("clockwise.dose")) ? 40 : 5;

    private final Ledger ledger = new Ledger();

    @Test
    void killsLoseAndDoubleNothing(@TempDir Path folder) throws Exception {
        Random random = new Random(7);
        try (SimulatedTable table = new SimulatedTable(folder);
                ListeningHost host = new ListeningHost(ledger)) {
            Path configuration = table.configuration(host.port());
            for (int kill = 0; kill < KILLS; kill++) {
                host.acknowledge(kill % 2 == 0); // every other life, all of it is sent again in the next
                int before = ledger.heard();
                try (AgentProcess agent = new AgentProcess(configuration)) {
                    for (int i = 0; i < 10; i++) {
                        table.dropAndShuffle();
                    }
                    table.feedBill();
                    Waiting.until(() -> ledger.heard() > before, "agent " + agent + " reports");
                    LockSupport.parkNanos(random.nextLong(300_000_000)); // chance, to hit it in the midst of anything
                    agent.kill();
                }
            }
            host.acknowledge(true);
            try (AgentProcess agent = new AgentProcess(configuration)) {
                Waiting.until(() -> table.isIn(ledger), ledger);
                long since = ClockOffset.micros(Instant.now());
                Waiting.until(() -> host.beat().getWaiting() == 0 && host.beat().getAt() > since, agent);
                agent.kill();
            }
            try (Outbox outbox = new Outbox(table.outbox(), () -> 0)) {
                assertEquals(0, outbox.waiting());
            }
        }
        assertEquals(List.of(), ledger.complaints());
        System.out.println("Killed the agent " + KILLS + " times; " + ledger);
    }

    @Test
    void aSignalStopsItCleanly(@TempDir Path folder) throws Exception {
        try (SimulatedTable table = new SimulatedTable(folder);
                ListeningHost host = new ListeningHost(ledger, 0, InsecureServerCredentials.create());
                AgentProcess agent = new AgentProcess(table.configuration(host.port()))) {
            table.dropAndShuffle();
            Waiting.until(() -> table.isIn(ledger), ledger);
            assertTrue(Outbox.isInUse(table.outbox()), "so that a check is refused");
            assertEquals(128 + 15, agent.stop());
            assertFalse(Outbox.isInUse(table.outbox()));
            BufferedReader said = agent.said();
            assertEquals("Table 12 is served", said.readLine());
            assertEquals("Stopped; what the host does not have yet is in the outbox", said.readLine());
            assertNull(said.readLine());
            try (RunningTable _ = SimulatedTable.run(table.configuration(host.port()))) {
                table.dropAndShuffle(); // outbox and ports are free again
                Waiting.until(() -> table.isIn(ledger), ledger);
            }
        }
        assertTrue(ledger.recorded() >= 4, ledger::toString);
        assertEquals(List.of(), ledger.complaints());
    }
}
