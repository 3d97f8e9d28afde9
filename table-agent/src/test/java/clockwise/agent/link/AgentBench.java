package clockwise.agent.link;

import clockwise.agent.Waiting;
import clockwise.agent.devices.CcTalk;
import clockwise.agent.link.Ear.Heard;
import clockwise.agent.link.Ear.Said;
import clockwise.agent.ports.HostSetting;
import clockwise.agent.simulate.SimulatedCcTalk;
import clockwise.agent.simulate.SimulatedCcnet;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedId003;
import clockwise.agent.simulate.SimulatedLine;
import clockwise.agent.simulate.SimulatedTableLine;
import clockwise.link.AgentMessage;
import clockwise.link.Hello;
import clockwise.link.Ping;
import clockwise.link.TableLinkGrpc;
import io.grpc.ManagedChannel;
import io.grpc.stub.ClientCallStreamObserver;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * How soon a drop is on a screen, and what an agent costs that has nothing to do: `ops/bench agent`. Everything is real
 * but the devices: agent, packaged host, database, certificates on both sides, and a client of the table's stream.
 */
public final class AgentBench implements AutoCloseable {
    private static final int WARM_UP = 50;
    private static final long TICKS_PER_SECOND = 100; // of /proc, on every Linux that runs a JVM

    private final Path folder;
    private final Path papers;
    private final HostLog log;
    private final HostProcess host;
    private final Stopwatch slot = new Stopwatch(SimulatedTableLine.dropSlot("D12"));
    private final List<SimulatedLine> lines = new ArrayList<>();

    private AgentBench(Path folder) throws Exception {
        this.folder = folder;
        this.papers = folder.resolve("papers");
        Papers.make(papers, "table-12", "table-13");
        Path data = folder.resolve("data");
        log = HostLog.in(data);
        Map<String, String> environment = new HashMap<>(log.environment());
        environment.put("CLOCKWISE_GRPC_CERTIFICATE", papers.resolve("host.crt").toString());
        environment.put("CLOCKWISE_GRPC_KEY", papers.resolve("host.key").toString());
        environment.put(
                "CLOCKWISE_GRPC_AUTHORITY", papers.resolve("authority.crt").toString());
        host = new HostProcess(data, environment);
        host.start();
        Waiting.until(() -> host.recorded().isPresent(), host);
    }

    public static void main(String[] arguments) throws Exception {
        int drops = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 500;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
        try (AgentBench bench = new AgentBench(Files.createTempDirectory("agent-bench"))) {
            bench.measure(drops, seconds);
        }
        System.exit(0);
    }

    private void measure(int drops, int seconds) throws Exception {
        System.out.println("Database: " + log);
        System.out.println("| what | p50 ms | p99 ms |\n| --- | --- | --- |");
        tell("baseline: one durable insert, plain JDBC", inserts(drops));
        tell("baseline: ping and pong on the link, no database", pings(drops));
        Path configuration = plugIn();
        try (AgentProcess agent = new AgentProcess(configuration, Redirect.DISCARD);
                Screen screen = new Screen(host)) {
            Waiting.until(() -> host.recordedWithAgent().isPresent(), host);
            drops(WARM_UP, screen);
            Drops measured = drops(drops, screen);
            tell("from the first byte on the wire to the screen", measured.fromTheWire);
            tell("from the fall of the chips to the screen", measured.fromTheFall);
            idle(agent.pid(), seconds);
        }
    }

    private Path plugIn() throws IOException {
        Path devices = Files.createDirectories(folder.resolve("devices"));
        lines.add(new SimulatedLine(new SimulatedCcTalk(CcTalk.Check.CRC16, 1_000_012), devices.resolve("bills")));
        lines.add(new SimulatedLine(new SimulatedId003("J12"), devices.resolve("jcm")));
        lines.add(new SimulatedLine(new SimulatedCcnet("C12"), devices.resolve("cashcode")));
        lines.add(new SimulatedLine(slot, devices.resolve("drop")));
        lines.add(new SimulatedLine(SimulatedTableLine.shuffler("S12"), devices.resolve("shuffler")));
        Path file = folder.resolve("table.conf");
        Files.writeString(file, """
            table       12
            host        127.0.0.1:%1$d
            outbox      %2$s/outbox
            certificate %3$s/table-12.crt
            key         %3$s/table-12.key
            authority   %3$s/authority.crt
            device bills    cctalk    %4$s/bills
            device jcm      id003     %4$s/jcm       parity=none
            device cashcode ccnet     %4$s/cashcode
            device drop     drop-slot %4$s/drop
            device shuffler shuffler  %4$s/shuffler
            """.formatted(host.agentPort(), folder, papers, devices));
        return file;
    }

    /** One insert and commit after the other, on the same database as the host's, with nothing around it. */
    private long[] inserts(int count) throws Exception {
        HostLog beside = HostLog.in(folder.resolve("beside"));
        try (beside;
                Connection connection = beside.connect();
                Statement statement = connection.createStatement()) {
            if (beside.isEmbedded()) {
                statement.execute("SET WRITE_DELAY 0"); // as the host has it
            }
            statement.execute("CREATE TABLE plain (id INT PRIMARY KEY, body VARBINARY(1000))");
            connection.setAutoCommit(false);
            long[] took = new long[count];
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO plain VALUES (?, ?)")) {
                for (int i = -WARM_UP; i < count; i++) {
                    long start = System.nanoTime();
                    insert.setInt(1, i);
                    insert.setBytes(2, new byte[200]);
                    insert.executeUpdate();
                    connection.commit();
                    took[Math.max(i, 0)] = System.nanoTime() - start;
                }
            }
            return took;
        }
    }

    /** Round trips on a stream of another table, with certificates, to the same host. */
    private long[] pings(int count) throws Exception {
        HostSetting.Papers of13 = new HostSetting.Papers(
                papers.resolve("table-13.crt"),
                papers.resolve("table-13.key"),
                papers.resolve("authority.crt"),
                Optional.empty());
        ManagedChannel channel =
                Channels.open(new HostSetting("127.0.0.1", host.agentPort(), folder, Optional.of(of13)));
        try {
            LinkedBlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
            ClientCallStreamObserver<AgentMessage> stream = (ClientCallStreamObserver<AgentMessage>)
                    TableLinkGrpc.newStub(channel).connect(new Ear(heard));
            stream.request(Integer.MAX_VALUE);
            stream.onNext(AgentMessage.newBuilder()
                    .setHello(Hello.newBuilder()
                            .setProtocol(HostLink.PROTOCOL)
                            .setTable(13)
                            .setAgent("bench"))
                    .build());
            long[] took = new long[count];
            for (int i = -WARM_UP; i < count; i++) {
                long start = System.nanoTime();
                stream.onNext(AgentMessage.newBuilder()
                        .setPing(Ping.newBuilder().setNumber(1_000_000L + i))
                        .build());
                awaitPong(heard, 1_000_000L + i);
                took[Math.max(i, 0)] = System.nanoTime() - start;
            }
            return took;
        } finally {
            channel.shutdownNow();
        }
    }

    private static void awaitPong(LinkedBlockingQueue<Heard> heard, long number) throws InterruptedException {
        for (; ; ) {
            Heard next = heard.take();
            if (next instanceof Ear.Ended) {
                throw new IllegalStateException("the host ends the stream: " + next);
            }
            if (next instanceof Said said && said.message().getPong().getNumber() == number) {
                return;
            }
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared, never shared
    private record Drops(long[] fromTheWire, long[] fromTheFall) {}

    /** Drops that nobody awaits, one after the other, at any moment between two polls. */
    private Drops drops(int count, Screen screen) {
        Random random = new Random(count);
        Drops drops = new Drops(new long[count], new long[count]);
        for (int i = 0; i < count; i++) {
            LockSupport.parkNanos(30_000_000 + random.nextLong(50_000_000));
            long before = screen.seq();
            slot.reset();
            long fell = System.nanoTime();
            slot.happen(new Happening.Dropped(100, 1));
            Waiting.until(() -> screen.seq() > before, "a drop on the screen");
            drops.fromTheFall[i] = screen.at() - fell;
            drops.fromTheWire[i] = screen.at() - slot.sentAt();
        }
        return drops;
    }

    private static void tell(String what, long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        System.out.printf(
                "| %s | %.2f | %.2f |%n",
                what, sorted[sorted.length / 2] / 1e6, sorted[sorted.length * 99 / 100] / 1e6);
    }

    /** What the agent takes while its five devices are polled and nothing happens. */
    private static void idle(long pid, int seconds) throws IOException {
        long before = ticks(pid);
        LockSupport.parkNanos(seconds * 1_000_000_000L);
        double used = (ticks(pid) - before) / (double) TICKS_PER_SECOND;
        System.out.printf(
                "Agent at idle, five devices polled, %d s: %.2f s of CPU, %.1f %% of a core; %d MiB resident, %d"
                        + " threads%n",
                seconds, used, 100 * used / seconds, status(pid, "VmRSS") / 1024, status(pid, "Threads"));
    }

    private static long ticks(long pid) throws IOException {
        String[] words = Files.readString(Path.of("/proc", Long.toString(pid), "stat"))
                .replaceFirst(".*\\) ", "")
                .split(" ", -1);
        return Long.parseLong(words[11]) + Long.parseLong(words[12]); // utime and stime, counted behind the name
    }

    private static long status(long pid, String key) throws IOException {
        return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                .filter(line -> line.startsWith(key + ":"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() throws SQLException {
        lines.forEach(SimulatedLine::close);
        host.close();
        log.close();
    }
}
