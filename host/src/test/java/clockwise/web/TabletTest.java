package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The house dealer's tablet in a real browser, by tapping only. */
@Tag("browser")
class TabletTest {
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
        """;

    private static final String OPEN = """
        {"type":"OpenTable","game":"ez-baccarat","decks":8,"options":[],"least":1000,"most":30000,"spaces":{},\
        "schedule":"ez-baccarat","option":1,"eligibility":{"playedLastHand":false,"leastWagers":0},\
        "coverage":"SINGLE_ACTION"}\
        """;

    private static final Path SCREENSHOTS =
            Path.of(System.getProperty("clockwise.root", ".."), "host", "target", "screenshots");

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> complaints = new ArrayList<>();
    private RunningHost host;
    private Browser browser;
    private Visitor floor;
    private Page page;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        floor = new Visitor(host, client, "2001");
        floor.does(7, OPEN);
        floor.does(7, "{\"type\":\"AttachBox\",\"box\":\"B-1\"}");
        browser = new Browser();
        page = browser.tablet(1280, 800);
        page.onPageError(complaints::add);
        page.navigate(host.url("/tablet/7"));
    }

    @AfterEach
    void stop() {
        browser.close();
        client.shutdownNow();
        host.close();
    }

    @Test
    void wholeRoundsOfEzBaccaratFromTheFirstOfferToTheRotation() throws Exception {
        comeAndSeat();
        firstBankAndWagers();
        heading("Drop $4");
        picture("tablet-drop");
        page.reload();
        heading("Drop $4");
        tap("$4 is in the box");
        heading("Card for Player");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("8").setExact(true))
                .evaluate("key => { key.click(); key.click(); }");
        heading("Card for Banker");
        assertTrue(floor.get("/api/tables/7").body().contains("\"cards\":[\"8?\"]"), "a double tap is one card");
        page.locator("footer .hold").dispatchEvent("pointerdown");
        heading("Card for Player");
        tap("9");
        heading("Card for Banker");
        tap("2");
        page.reload();
        heading("Card for Player");
        tap("K");
        heading("Card for Banker");
        tap("5");
        heading("Settle");
        clean();
        tap("Settle the round");
        heading("Pay and take, line 1");
        picture("tablet-settlement");
        clean();
        tap("Line 1 done");
        heading("Pay and take, line 2");
        tap("All 2 lines done");

        heading("Offer the bank to seat 1");
        tap("Seat 1 takes the bank");
        tap("Same again: $200");
        tap("Same wagers again (2)");
        tap("No more bets: 2, $70");
        tap("$4 is in the box");
        deal("9", "2", "K", "5");
        tap("Settle the round");
        tap("All 2 lines done");
        heading("Offer the bank to seat 2");
        picture("tablet-offer");
        clean();
        assertEquals(List.of(), complaints);
    }

    @Test
    void aRefusalIsToldAndOtherLanguagesAreSpoken() throws Exception {
        comeAndSeat();
        tap("Seat 1 takes the bank");
        tap("+$1");
        tap("Post $1");
        assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
        for (String language : List.of("es", "vi", "zh-Hant")) {
            page.locator("select").selectOption(language);
            assertThat(page.locator("html")).hasAttribute("lang", language);
            picture("tablet-bank-" + language);
            clean();
        }
        assertEquals(List.of(), complaints);
    }

    @Test
    void theFilesOfTheScreensAreKeptAsLongAsTheyAreGood() throws Exception {
        var own = host.get("/_static/clockwise/tablet.js");
        assertEquals("no-cache", own.headers().firstValue("cache-control").orElse(""));
        assertTrue(own.headers().firstValue("content-type").orElse("").startsWith("text/javascript"));
        var lit = host.get("/_static/lit/3.3.3/index.js");
        assertTrue(lit.headers().firstValue("cache-control").orElse("").contains("immutable"));
        assertEquals(404, host.get("/_static/clockwise/none.js").statusCode());
        assertEquals(
                404, host.get("/_static/clockwise/..%2f..%2fapplication.yml").statusCode());
        assertEquals(404, host.get("/tablet/8").statusCode());
    }

    private void comeAndSeat() throws Exception {
        clean();
        for (String digit : List.of("1", "0", "0", "1")) {
            tap(digit);
        }
        tap("Sign in");
        heading("A house dealer comes");
        tap("I deal here now");
        heading("Players sit down");
        for (int seat = 1; seat <= 3; seat++) {
            page.locator("footer").getByText("Seats").tap();
            tap("Seat " + seat + " empty");
            page.locator("aside .three button").nth(seat - 1).tap();
            tap("Sits down in seat " + seat);
            assertThat(page.locator("aside").getByText("Sits down in seat")).hasCount(0);
        }
        heading("Offer the bank to seat 1");
    }

    private void firstBankAndWagers() throws Exception {
        tap("Seat 1 takes the bank");
        heading("Seat 1 posts the bank, at least $10");
        tap("+$100");
        tap("+$100");
        tap("Post $200");
        heading("Enter the wagers");
        tap("Seat 2");
        tap("+$25");
        tap("+$25");
        tap("Seat 3");
        tap("Banker");
        for (int chip = 0; chip < 4; chip++) {
            tap("+$5");
        }
        page.reload();
        assertThat(button("No more bets: 2, $70")).isVisible();
        tap("Seat 3");
        picture("tablet-wagers");
        clean();
        tap("No more bets: 2, $70");
    }

    private void deal(String... ranks) {
        for (int i = 0; i < ranks.length; i++) {
            heading(i % 2 == 0 ? "Card for Player" : "Card for Banker");
            tap(ranks[i]);
        }
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private void tap(String name) {
        button(name).tap();
    }

    private void heading(String text) {
        assertThat(page.locator("#next")).hasText(text);
    }

    private void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENSHOTS.resolve(name + ".png")));
    }

    /** What axe cannot decide is only the contrast of text in drawings. */
    private void clean() {
        AxeResults found = new AxeBuilder(page).analyze();
        assertEquals(List.of(), names(found.getViolations()));
        assertEquals(
                List.of(),
                names(found.getIncomplete()).stream()
                        .filter(name -> !name.startsWith("color-contrast "))
                        .toList());
    }

    private static List<String> names(List<Rule> rules) {
        return rules.stream()
                .map(rule -> rule.getId() + " "
                        + rule.getNodes().stream().map(node -> node.getHtml()).toList())
                .toList();
    }
}
