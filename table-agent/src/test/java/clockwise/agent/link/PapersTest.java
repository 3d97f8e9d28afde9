package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.Waiting;
import clockwise.agent.ports.HostSetting;
import clockwise.agent.ports.TableSetting;
import io.grpc.ServerCredentials;
import io.grpc.TlsServerCredentials;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who speaks with whom, with certificates that ops/certs has made. */
class PapersTest {
    @TempDir
    static Path papers;

    private static Path ours;
    private static Path theirs;

    private final Ledger ledger = new Ledger();
    private SimulatedTable table;

    @BeforeAll
    static void make() throws Exception {
        ours = papers.resolve("ours");
        theirs = papers.resolve("theirs");
        assertEquals("", Papers.make(ours, "table-12", "table-13"));
        assertEquals("", Papers.make(theirs, "--host", "pit.example", "table-12"));
    }

    @BeforeEach
    void plugIn(@TempDir Path folder) throws IOException {
        table = new SimulatedTable(folder);
    }

    @AfterEach
    void unplug() {
        table.close();
        assertEquals(List.of(), ledger.complaints());
    }

    private static ServerCredentials credentials(Path of, TlsServerCredentials.ClientAuth clients) throws IOException {
        return TlsServerCredentials.newBuilder()
                .keyManager(
                        of.resolve("host.crt").toFile(), of.resolve("host.key").toFile())
                .trustManager(of.resolve("authority.crt").toFile())
                .clientAuth(clients)
                .build();
    }

    private ListeningHost host(int port, Path of, TlsServerCredentials.ClientAuth clients) throws IOException {
        return new ListeningHost(ledger, port, credentials(of, clients));
    }

    private static HostCheck check(Path configuration) throws Exception {
        TableSetting setting = SimulatedTable.read(configuration);
        return HostCheck.check(setting.table(), setting.host().orElseThrow());
    }

    @Test
    void ourAgentAndOurHostSpeakAndTheHostKnowsTheTable() throws Exception {
        try (ListeningHost host = host(0, ours, TlsServerCredentials.ClientAuth.REQUIRE)) {
            Path configuration = table.configuration(host.port(), ours, "table-12");
            assertEquals(new HostCheck(true, "Clockwise of tests"), check(configuration));
            try (RunningTable _ = SimulatedTable.run(configuration)) {
                table.dropAndShuffle();
                Waiting.until(() -> table.isIn(ledger), ledger);
            }
            assertEquals(List.of("CN=table-12", "CN=table-12"), host.peers());
        }
    }

    @Test
    void aHostThatIsNotOursGetsNothing() throws Exception {
        int port;
        try (ListeningHost foreign = host(0, theirs, TlsServerCredentials.ClientAuth.NONE)) {
            port = foreign.port();
            Path configuration = table.configuration(port, ours, "table-12");
            assertRefused(check(configuration), "UNAVAILABLE");
            try (Told told = new Told(HostLink.class);
                    RunningTable _ = SimulatedTable.run(configuration)) {
                table.dropAndShuffle();
                Waiting.until(() -> told.contains("no stream: UNAVAILABLE"), told);
                assertEquals(List.of(), foreign.peers());
            }
        }
        assertEquals(0, ledger.heard());
        try (ListeningHost host = host(port, ours, TlsServerCredentials.ClientAuth.REQUIRE);
                RunningTable _ = SimulatedTable.run(table.configuration(port, ours, "table-12"))) {
            Waiting.until(() -> table.isIn(ledger), ledger);
            assertFalse(host.peers().isEmpty());
        }
    }

    @Test
    void aHostWithPapersForAnotherNameGetsNothing() throws Exception {
        try (ListeningHost host = host(0, ours, TlsServerCredentials.ClientAuth.REQUIRE)) {
            Path configuration = table.configuration(host.port(), ours, "table-12");
            String text = Files.readString(configuration);
            Files.writeString(configuration, text + "host-name other.example\n");
            assertRefused(check(configuration), "UNAVAILABLE");
            assertEquals(List.of(), host.peers());
            Files.writeString(configuration, text + "host-name localhost\n");
            assertTrue(check(configuration).welcome());
        }
    }

    @Test
    void theAuthorityAloneIsNoHostAndATableIsNone() throws Exception {
        ServerCredentials table13 = TlsServerCredentials.newBuilder()
                .keyManager(
                        ours.resolve("table-13.crt").toFile(),
                        ours.resolve("table-13.key").toFile())
                .build();
        try (ListeningHost host = new ListeningHost(ledger, 0, table13)) {
            assertRefused(check(table.configuration(host.port(), ours, "table-12")), "UNAVAILABLE");
            assertEquals(List.of(), host.peers());
        }
    }

    @Test
    void anAgentWithoutACertificateOfOursGetsNothing() throws Exception {
        try (ListeningHost host = host(0, ours, TlsServerCredentials.ClientAuth.REQUIRE)) {
            assertRefused(check(table.configuration(host.port())), "UNAVAILABLE");
            Path mixed = Files.createDirectory(table.folder.resolve("mixed"));
            Files.copy(ours.resolve("authority.crt"), mixed.resolve("authority.crt"));
            for (String file : List.of("table-12.crt", "table-12.key")) {
                Files.copy(theirs.resolve(file), mixed.resolve(file));
            }
            assertRefused(check(table.configuration(host.port(), mixed, "table-12")), "UNAVAILABLE");
            assertEquals(List.of(), host.peers());
        }
    }

    @Test
    void papersThatAreNotThereAreToldInASentence() throws Exception {
        HostCheck check = check(table.configuration(9, ours, "table-14"));
        assertRefused(check, "table-14.crt");
    }

    private static void assertRefused(HostCheck check, String why) {
        assertFalse(check.welcome(), check::toString);
        assertTrue(check.told().contains(why), check::toString);
    }

    @Test
    void nothingIsOverwrittenAndKeysAreTheOwnersAlone() throws Exception {
        byte[] key = Files.readAllBytes(ours.resolve("table-12.key"));
        assertTrue(Papers.make(ours, "table-12").contains("has papers of table-12 already"));
        assertTrue(Papers.make(ours, "--host", "pit.example").contains("has papers of the host already"));
        assertTrue(Papers.make(ours, "../x").contains("is no name of a table"));
        assertTrue(Papers.make(ours, "authority").contains("cannot be called authority"));
        assertEquals("", Papers.make(ours, "table-20"));
        assertTrue(Arrays.equals(key, Files.readAllBytes(ours.resolve("table-12.key"))));
        for (String secret : List.of("table-20.key", "host.key", "authority.p12", "authority.password")) {
            assertEquals(
                    "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(ours.resolve(secret))));
        }
        try (var files = Files.list(ours)) {
            assertEquals(11, files.count(), "an authority's three, and two for the host and each of three tables");
        }
        HostSetting.Papers added = SimulatedTable.read(table.configuration(9, ours, "table-20"))
                .host()
                .flatMap(HostSetting::papers)
                .orElseThrow();
        assertTrue(Files.exists(added.certificate()));
    }
}
