package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.link.HostLog.Told;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole way: devices on pseudo terminals, the agent, the packaged host and its database, each a process of its own,
 * with certificates on both sides. Agent and host are killed at random while reports flow. The devices, which live on
 * in this process, have counted for themselves what the log must hold in the end.
 */
class EveryReportOnceTest {
    private static final boolean FULL = "full".equals(System.getProperty("clockwise.dose"));
    private static final int KILLS = FULL ? 200 : 5;
    private static final int REPORTS_PER_KILL = 50;
    private static final long LOOK_NANOS = 20_000_000;
    private static final long QUIET_NANOS = 2_000_000_000;
    private static final int LONGEST_QUIET_PERIODS = 20;

    private static final Map<String, String> DEVICES = Map.of(
            "line:D12", "drop",
            "line:S12", "shuffler",
            "cctalk:1000012", "bills",
            "id003:J12", "jcm",
            "ccnet:C12", "cashcode");

    private enum Victim {
        AGENT,
        HOST,
        BOTH
    }

    @TempDir
    Path folder;

    private SimulatedTable table;
    private HostLog log;
    private HostProcess host;
    private AgentProcess agent;
    private Path configuration;
    private long seen;

    @BeforeEach
    void begin() throws Exception {
        Path papers = folder.resolve("papers");
        assertEquals("", Papers.make(papers, "table-12"));
        Path data = folder.resolve("data");
        log = HostLog.in(data);
        Map<String, String> environment = new HashMap<>(log.environment());
        environment.put("CLOCKWISE_GRPC_CERTIFICATE", papers.resolve("host.crt").toString());
        environment.put("CLOCKWISE_GRPC_KEY", papers.resolve("host.key").toString());
        environment.put(
                "CLOCKWISE_GRPC_AUTHORITY", papers.resolve("authority.crt").toString());
        host = new HostProcess(data, environment);
        if (FULL) {
            host.learnToStart();
        }
        table = new SimulatedTable(folder.resolve("devices"));
        configuration = table.configuration(host.agentPort(), papers, "table-12");
        host.start();
        startAgent();
    }

    private void startAgent() throws IOException {
        agent = new AgentProcess(
                configuration, Redirect.appendTo(folder.resolve("agent.log").toFile()));
    }

    @AfterEach
    void end() throws Exception {
        agent.close();
        host.close();
        table.close();
        log.close();
    }

    @Test
    void killsOfAgentAndHostLoseAndDoubleNothing() throws Exception {
        Random random = new Random(6);
        Map<Victim, Integer> killed = new HashMap<>();
        long start = System.nanoTime();
        try (Flow flow = new Flow(table)) {
            for (int kill = 0; kill < KILLS; kill++) {
                flow.allow(REPORTS_PER_KILL);
                if (random.nextInt(4) > 0) {
                    awaitsProgress(); // otherwise it may still be on its way up
                }
                LockSupport.parkNanos(random.nextLong(500_000_000)); // chance, to hit it in the midst of anything
                Victim victim = Victim.values()[kill % 3 == 0 ? 2 : random.nextInt(2)];
                kill(victim);
                killed.merge(victim, 1, Integer::sum);
            }
            Waiting.until(() -> flow.happened() == KILLS * REPORTS_PER_KILL, "everything happens");
        }
        List<Told> told = settled();
        assertEquals(truth(), byDevice(told));
        inOrder(told);
        long happened = told.size() - firstSights(told);
        assertTrue(happened >= (long) KILLS * REPORTS_PER_KILL, () -> happened + " reports");
        System.out.printf(
                "%s: %d reports of 5 devices, each once, after kills of %s in %d s%n",
                log, happened, killed, (System.nanoTime() - start) / 1_000_000_000);
    }

    /** Waits until something of a device has come into the log since it was last looked. */
    private void awaitsProgress() {
        Waiting.until(
                () -> {
                    LockSupport.parkNanos(LOOK_NANOS);
                    OptionalLong now = host.recorded();
                    if (now.isEmpty() || now.getAsLong() <= seen) {
                        return false;
                    }
                    seen = now.getAsLong();
                    return true;
                },
                this);
    }

    private void kill(Victim victim) throws Exception {
        if (victim != Victim.AGENT) {
            host.kill();
        }
        if (victim != Victim.HOST) {
            agent.kill();
            startAgent();
        }
        if (victim != Victim.AGENT) {
            host.start();
        }
    }

    /**
     * Lets it run until the agent is there and brings nothing new, kills both and reads the log; again, if something
     * had not arrived yet.
     */
    private List<Told> settled() throws Exception {
        for (int i = 1; ; i++) {
            awaitsQuiet();
            host.kill();
            agent.kill();
            List<Told> told = log.read(12);
            if (i == LONGEST_QUIET_PERIODS || truth().equals(byDevice(told))) {
                return told;
            }
            host.start();
            startAgent();
        }
    }

    private void awaitsQuiet() {
        long[] since = {System.nanoTime()};
        Waiting.until(
                () -> {
                    LockSupport.parkNanos(LOOK_NANOS);
                    OptionalLong now = host.recordedWithAgent();
                    if (now.isEmpty() || now.getAsLong() != seen) {
                        seen = now.orElse(seen);
                        since[0] = System.nanoTime();
                    }
                    return System.nanoTime() - since[0] > QUIET_NANOS;
                },
                this);
    }

    /** What the devices themselves have counted. */
    private Map<String, List<Fact>> truth() {
        Map<String, List<Fact>> truth = new HashMap<>();
        DEVICES.forEach(
                (serial, name) -> truth.put(serial, table.line(name).device().truth()));
        return truth;
    }

    /** What the log has of each device, but that the agent saw it for the first time. */
    private static Map<String, List<Fact>> byDevice(List<Told> told) {
        Map<String, List<Fact>> facts = new HashMap<>();
        DEVICES.keySet().forEach(serial -> facts.put(serial, factsOf(told, serial)));
        return facts;
    }

    private static List<Fact> factsOf(List<Told> told, String serial) {
        return told.stream()
                .filter(one -> one.device().equals(serial) && !isFirstSight(one))
                .map(Told::fact)
                .toList();
    }

    private static boolean isFirstSight(Told told) {
        return told.fact() instanceof Fault fault && fault.kind() == Fault.Kind.FIRST_SEEN;
    }

    /** A first sight comes once, and not of the devices that keep their own count. */
    private static long firstSights(List<Told> told) {
        List<String> sights = told.stream()
                .filter(EveryReportOnceTest::isFirstSight)
                .map(Told::device)
                .sorted()
                .toList();
        assertEquals(List.of("ccnet:C12", "cctalk:1000012", "id003:J12"), sights);
        return sights.size();
    }

    private static void inOrder(List<Told> told) {
        Map<String, Told> last = new HashMap<>();
        for (Told one : told) {
            Told before = last.put(one.device(), one);
            assertTrue(before == null || one.follows(before), () -> one + " came after " + before);
            assertTrue(DEVICES.containsKey(one.device()), one::toString);
        }
    }

    @Override
    public String toString() {
        try {
            return host + "\nagent: " + Files.readString(folder.resolve("agent.log"));
        } catch (IOException e) {
            return host + "\nagent without a log: " + e;
        }
    }
}
