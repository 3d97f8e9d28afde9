package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.audit.Newer;
import clockwise.audit.Verdict;
import clockwise.audit.Verification;
import clockwise.evidence.CheckingKey;
import clockwise.store.EventStore;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an auditor does with a running host: the page in a real browser, the download, the check of what came down. */
@Tag("browser")
class AuditTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5, $25, $100]
        languages: [en, es, vi, zh-Hant]
        tables:
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        - {number: 3001, name: Auditor, role: AUDITOR}
        """;

    private static final String OPEN = """
        {"type":"OpenTable","game":"ez-baccarat","decks":8,"options":[],"least":1000,"most":30000,"spaces":{},\
        "schedule":"ez-baccarat","option":1,"eligibility":{"playedLastHand":false,"leastWagers":0},\
        "coverage":"SINGLE_ACTION"}\
        """;

    private static final Path SCREENSHOTS =
            Path.of(System.getProperty("clockwise.root", ".."), "host", "target", "screenshots");

    /** The machine of a test may be slow. */
    private static final double PATIENCE = 60_000;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> complaints = new ArrayList<>();
    private RunningHost host;

    @BeforeEach
    void play() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        Visitor floor = new Visitor(host, client, "2001");
        floor.does(7, OPEN);
        floor.does(7, "{\"type\":\"AttachBox\",\"box\":\"B-1\"}");
        floor.does(
                7,
                "{\"type\":\"TakeSeat\",\"seat\":1,\"occupant\":{\"id\":\"P1\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        floor.does(
                7,
                "{\"type\":\"TakeSeat\",\"seat\":2,\"occupant\":{\"id\":\"P2\",\"kind\":\"PATRON\",\"company\":\"\",\"licence\":\"\"}}");
        floor.does(7, "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}");
        floor.does(7, "{\"type\":\"PostBank\",\"amount\":100000}");
        floor.does(
                7,
                "{\"type\":\"LockWagers\",\"wagers\":[{\"circle\":2,\"line\":0,\"owner\":2,\"bet\":\"PLAYER\",\"amount\":5000}]}");
    }

    @AfterEach
    void stop() {
        client.shutdownNow();
        host.close();
    }

    @Test
    void anAuditorAsksForAnExportOnThePageAndItHolds() throws Exception {
        try (Browser browser = new Browser()) {
            Page page = browser.page(1280, 900);
            page.onPageError(complaints::add);
            page.navigate(host.url("/audit"));
            page.getByLabel("Badge").fill("3001");
            page.getByText("Sign in").click();
            assertThat(page.getByText("No exports yet.")).isVisible();
            page.getByText("Make the export").click();
            assertThat(page.getByText("Download,"))
                    .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE));
            Files.createDirectories(SCREENSHOTS);
            page.screenshot(new Page.ScreenshotOptions().setPath(SCREENSHOTS.resolve("audit.png")));
            List<Rule> violations = new AxeBuilder(page).analyze().getViolations();
            assertEquals(List.of(), violations.stream().map(Rule::getId).toList());
            Download download =
                    page.waitForDownload(() -> page.getByText("Download,").click());
            assertTrue(download.suggestedFilename().startsWith("clockwise-"), download.suggestedFilename());
            Path zip = folder.resolve("taken.zip");
            download.saveAs(zip);
            Verdict verdict = verify(zip, Optional.empty());
            assertEquals(List.of(), verdict.differences());
            assertTrue(verdict.facts().stream().anyMatch(fact -> fact.contains("was not over")));
            page.getByLabel("Language").selectOption("vi");
            assertThat(page.getByText("Kiểm toán").first()).isVisible();
            page.screenshot(new Page.ScreenshotOptions().setPath(SCREENSHOTS.resolve("audit-vi.png")));
            assertEquals(List.of(), complaints);
        }
    }

    private Verdict verify(Path zip, Optional<Newer> newer) throws Exception {
        return Verification.of(zip, key(), newer, difference -> {}, told -> {});
    }

    private CheckingKey key() throws Exception {
        return CheckingKey.read(
                new Visitor(host, client, "3001").get("/api/audit/public-key").body());
    }

    @Test
    void aCheckpointIsHadAtAnyTimeAndProvesThatItContinuesAnother() throws Exception {
        Visitor auditor = new Visitor(host, client, "3001");
        String note = auditor.get("/api/audit/checkpoint").body();
        long size = Newer.read(note, key()).checkpoint().size();
        String newer = auditor.get("/api/audit/checkpoint?from=" + size).body();
        assertEquals(size, Newer.read(newer, key()).older());
        assertTrue(Newer.read(newer, key()).checkpoint().size() > size, "signing in is an event too");
        assertEquals(404, auditor.get("/api/audit/checkpoint?from=999999").statusCode());
    }

    @Test
    void aHouseDealerMayNotAndWhoAskedIsInTheLog() throws Exception {
        Visitor dealer = new Visitor(host, client, "1001");
        String wish =
                "{\"from\":\"2026-11-18\",\"to\":\"2026-11-18\",\"tables\":[],\"shifts\":[],\"formulas\":\"PLAIN\"}";
        assertEquals(403, dealer.post("/api/audit/exports", wish).statusCode());
        assertEquals(403, dealer.get("/api/audit/exports").statusCode());
        assertEquals(403, dealer.get("/api/audit/checkpoint").statusCode());
        Visitor auditor = new Visitor(host, client, "3001");
        assertEquals(202, auditor.post("/api/audit/exports", wish).statusCode());
        assertEquals(404, auditor.get("/api/audit/exports/none/file").statusCode());
        assertEquals(
                400,
                auditor.post("/api/audit/exports", wish.replace("\"to\":\"2026-11-18", "\"to\":\"2026-11-17"))
                        .statusCode());
        assertTrue(asked().contains("badge:3001"), asked());
        assertFalse(asked().contains("badge:1001"), asked());
    }

    private String asked() {
        StringBuilder asked = new StringBuilder();
        host.bean(EventStore.class)
                .lastBefore(0, "ExportAsked", Long.MAX_VALUE, 10)
                .forEach(entry -> asked.append(entry.actor()).append(' '));
        return asked.toString();
    }
}
