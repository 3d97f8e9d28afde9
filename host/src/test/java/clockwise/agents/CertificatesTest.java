package clockwise.agents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.link.AgentMessage;
import clockwise.store.EventStore;
import clockwise.store.Head;
import io.grpc.ChannelCredentials;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.TlsChannelCredentials;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whom a host with certificates listens to: the agent of a table for that table, and nobody else. */
class CertificatesTest {
    private static RunningHost host;
    private static Path ours;
    private static Path theirs;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        ours = folder.resolve("ours");
        theirs = folder.resolve("theirs");
        certs(ours, "table-12", "table-13");
        certs(theirs, "table-12");
        Path data = folder.resolve("data");
        RoomOfTables.in(data, 13);
        host = RunningHost.embedded(
                data,
                Map.of(
                        "clockwise.grpc.certificate", ours.resolve("host.crt").toString(),
                        "clockwise.grpc.key", ours.resolve("host.key").toString(),
                        "clockwise.grpc.authority",
                                ours.resolve("authority.crt").toString()));
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    private static void certs(Path folder, String... tables) throws Exception {
        List<String> command = new ArrayList<>(List.of("../ops/certs", folder.toString()));
        command.addAll(List.of(tables));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        assertEquals(0, builder.start().waitFor());
    }

    private static TlsChannelCredentials.Builder trusting(Path papers) throws IOException {
        return TlsChannelCredentials.newBuilder()
                .trustManager(papers.resolve("authority.crt").toFile());
    }

    private static ChannelCredentials of(Path papers, String name) throws IOException {
        return trusting(ours)
                .keyManager(
                        papers.resolve(name + ".crt").toFile(),
                        papers.resolve(name + ".key").toFile())
                .build();
    }

    private static ManagedChannel channel(ChannelCredentials credentials) {
        return Grpc.newChannelBuilder("127.0.0.1:" + host.grpcPort(), credentials)
                .build();
    }

    private static String endAfterHello(ChannelCredentials credentials, int table) throws Exception {
        ManagedChannel channel = channel(credentials);
        try (Caller caller = new Caller(channel)) {
            caller.says(Caller.hello(Links.PROTOCOL, table));
            caller.says(AgentMessage.newBuilder()
                    .setReport(Caller.drop("stranger", 1, 100))
                    .build());
            Status end = caller.ends();
            assertEquals(List.of(), caller.unheard(), "it was told nothing");
            return end.getCode() + " " + end.getDescription();
        } finally {
            channel.shutdownNow();
        }
    }

    private static List<String> requests(int table) {
        List<String> ids = new ArrayList<>();
        host.bean(EventStore.class).read(table, Head.NONE, entry -> ids.add(entry.requestId()));
        return ids.stream().filter(id -> id.startsWith("d:")).distinct().toList();
    }

    @Test
    void theAgentOfATableIsHeardForItsTable() throws Exception {
        ManagedChannel channel = channel(of(ours, "table-12"));
        try (Caller caller = Caller.at(channel, 12)) {
            caller.reports(Caller.drop("slot-12", 1, 100));
            caller.isAcknowledged(1);
            assertEquals(List.of("d:slot-12/1/1"), requests(12));
        } finally {
            channel.shutdownNow();
        }
    }

    @Test
    void anAgentThatClaimsAnotherTableGetsNothing() throws Exception {
        assertEquals(
                "PERMISSION_DENIED the certificate of table-12 is not that of table 13",
                endAfterHello(of(ours, "table-12"), 13));
        assertEquals(List.of(), requests(13));
    }

    @Test
    void theHostsOwnCertificateIsNoTables() throws Exception {
        assertTrue(endAfterHello(of(ours, "host"), 13).startsWith("UNAVAILABLE"));
        assertEquals(List.of(), requests(13));
    }

    @Test
    void whoeverHasNoCertificateOfOursGetsNothing() throws Exception {
        for (ChannelCredentials none :
                List.of(of(theirs, "table-12"), trusting(ours).build(), InsecureChannelCredentials.create())) {
            String end = endAfterHello(none, 13);
            assertTrue(end.startsWith("UNAVAILABLE"), end);
        }
        assertEquals(List.of(), requests(13));
    }
}
