package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import com.microsoft.playwright.Page;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The players' display in a real browser, at the size of the screen over a table. */
@Tag("browser")
class DisplayTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5, $25, $100]
        languages: [en, es, vi, zh-Hant]
        betting_seconds: 600
        tables:
        - {number: 1, name: One, seats: 7, certificate: table-1}
        - {number: 2, name: Two, seats: 7, certificate: table-2}
        - {number: 7, name: Seven, seats: 9, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        """;

    /** Hands by their cards: Player, then Banker. */
    private static final List<String> SHOE = List.of(
            "9K 25", "JQ8 K23", "KQT J34", "79 88", "88 79", "2T 9K", "2T 9K", "2T 8K", "97 K6", "T9 K2", "8J K2",
            "T9 K2", "T9 K2", "T9 K2", "T9 K2", "T9 K2", "2T 9K");

    /** Every text that is shown, smaller than it may be, with its size in the pixels of the screen. */
    private static final String SMALL = """
        () => { const small = []; const look = root => { for (const node of root.querySelectorAll('*')) {
          if (node.shadowRoot) look(node.shadowRoot);
          const own = [...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
          if (!own || ['STYLE', 'SCRIPT', 'TITLE'].includes(node.tagName)) continue;
          const drawing = node.ownerSVGElement;
          const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
          const size = parseFloat(getComputedStyle(node).fontSize) * scale;
          if (size < (drawing ? 18 : 26)) small.push(node.textContent.trim() + ' ' + size);
        } }; look(document); return small; }\
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> complaints = new ArrayList<>();
    private RunningHost host;
    private Browser browser;
    private Page page;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        browser = new Browser();
        page = browser.page(1920, 1080);
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> complaints.add(message.text()));
    }

    @AfterEach
    void stop() {
        browser.close();
        client.shutdownNow();
        host.close();
    }

    @Test
    void baccaratShowsTheRoadsTheCountsAndTheClock() throws Exception {
        HouseDealer at = new HouseDealer(host, client, 7);
        page.navigate(host.url("/display/7"));
        assertThat(page.locator("main")).containsText("This table is closed.");
        fits("display-closed");
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        assertThat(page.locator("h1")).hasText("EZ Baccarat Panda 8");
        assertThat(page.locator(".state")).hasText("The bank is being offered");
        for (String hand : SHOE.subList(0, 4)) {
            at.coup(cards(hand, 0), cards(hand, 1));
        }
        at.dealer.does(7, "{\"type\":\"ChangeShoe\",\"reason\":\"the cut card came\"}");
        for (String hand : SHOE) {
            at.coup(cards(hand, 0), cards(hand, 1));
        }
        assertThat(page.locator("h2").getByText("Hands in this shoe: 17")).isVisible();
        assertThat(page.locator("h2").getByText("Previous shoe: 4 hands")).isVisible();
        assertEquals(List.of("P", "P8", "D7", "T", "T", "B", "B", "B", "T", "P", "P"), beads().subList(0, 11));
        assertThat(page.locator(".counts tr").first()).hasText(Pattern.compile("P\\s*Player\\s*9\\s*52.9%"));
        assertThat(page.locator(".road").first().locator(".cell[data-column='2']"))
                .hasCount(6);
        assertThat(page.locator(".road").first().locator(".cell[data-column='3']"))
                .hasCount(2);
        at.banks();
        assertThat(page.locator(".state")).containsText("Bets close in");
        fits("display-baccarat");
        for (String language : List.of("es", "vi", "zh-Hant")) {
            page.navigate(host.url("/display/7?language=" + language));
            assertThat(page.locator("html")).hasAttribute("lang", language);
            assertThat(page.locator(".counts tr")).hasCount(7);
            fits("display-baccarat-" + language);
        }
        at.locks("PLAYER");
        assertThat(page.locator(".state")).hasText("停止下注");
        assertEquals(List.of(), complaints);
    }

    @Test
    void paiGowShowsDiceActionAndPayTable() throws Exception {
        HouseDealer at = new HouseDealer(host, client, 2);
        at.opens("fortune-pai-gow", 1, "fortune-pai-gow", 8, 4);
        at.banks();
        page.navigate(host.url("/display/2"));
        assertThat(page.locator(".big")).hasText("The dice say where the action begins.");
        at.locks("BASE");
        at.dealer.does(2, "{\"type\":\"ThrowDice\",\"dice\":[6,3,5]}");
        assertThat(page.locator(".dice svg")).hasCount(3);
        assertThat(page.locator(".big")).containsText("14: the action begins at seat ");
        assertThat(page.locator(".pays tbody tr")).hasCount(11);
        assertThat(page.locator(".pays tbody tr").first())
                .hasText(Pattern.compile("Seven-card straight flush\\s*8000 to 1\\s*\\$5,000"));
        fits("display-pai-gow");
        for (String language : List.of("es", "vi", "zh-Hant")) {
            page.navigate(host.url("/display/2?language=" + language));
            assertThat(page.locator(".pays tbody tr")).hasCount(11);
            fits("display-pai-gow-" + language);
        }
        assertEquals(List.of(), complaints);
    }

    @Test
    void twentyOneShowsWhatIsPosted() throws Exception {
        HouseDealer at = new HouseDealer(host, client, 1);
        at.opens("no-bust-4.0", 6, "no-bust-21", 1, 3);
        page.navigate(host.url("/display/1"));
        assertThat(page.locator("footer")).containsText("Collection, option 1");
        assertThat(page.locator(".notice strong"))
                .hasText("The player-dealer cannot win or lose more than the amount wagered before the hand. Wagers"
                        + " that this amount does not cover are returned.");
        fits("display-21");
        assertEquals(List.of(), complaints);
    }

    /** What the display says of the player-dealer is what the placard says, word for word. */
    @Test
    void theNoticeIsThePlacards() throws Exception {
        HouseDealer at = new HouseDealer(host, client, 7);
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        page.navigate(host.url("/display/7"));
        String notice = page.locator(".notice p").innerText();
        page.navigate(host.url("/placard/7"));
        String placard = page.locator("body").innerText().replaceAll("\\s+", " ");
        for (String sentence : notice.split("(?<=\\.) ", -1)) {
            assertTrue(placard.contains(sentence), sentence + " in " + placard);
        }
    }

    private static String cards(String hand, int whose) {
        return hand.split(" ", -1)[whose];
    }

    private List<String> beads() {
        return page.locator(".road:has(h2:text-is('Bead Plate')) text").allTextContents();
    }

    /** All fits on the screen and can be read from afar; axe has nothing to say. */
    private void fits(String name) {
        Pictures.take(page, name);
        assertEquals(List.of(), page.evaluate(SMALL));
        assertEquals("1920x1080", page.evaluate("""
            () => { const root = document.querySelector('cw-display').shadowRoot;
              const ends = [...root.querySelectorAll('*')].map(node => node.getBoundingClientRect());
              return Math.max(1920, Math.ceil(Math.max(...ends.map(end => end.right)))) + 'x'
                + Math.max(1080, Math.ceil(Math.max(...ends.map(end => end.bottom)))); }\
            """));
        assertEquals("no part covers another", page.evaluate("""
            () => { const root = document.querySelector('cw-display').shadowRoot, main = root.querySelector('main');
              const end = main.getBoundingClientRect();
              const out = [...main.querySelectorAll('*')].filter(node => { const box = node.getBoundingClientRect();
                return box.bottom > end.bottom + 1 || box.right > end.right + 1; });
              return out.length ? out[0].outerHTML.slice(0, 200) + JSON.stringify([out[0].getBoundingClientRect(), end])
                : 'no part covers another'; }\
            """));
        Clean.check(page);
    }
}
