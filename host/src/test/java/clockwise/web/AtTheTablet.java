package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.RunningHost;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ScreenshotType;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** A house dealer before the tablet in a real browser: one host and one browser for all tests of a class. */
@Tag("browser")
abstract class AtTheTablet {
    /** Rounds that need a table each; the numbers are those of the tables. */
    private static final int TABLES = 20;

    private static final int MOST_SEATS = 12;
    private static final int WIDE = 1024;
    private static final int HIGH = 768;
    private static final int QUALITY = 82;

    /** With -Dclockwise.screenshots=true the pictures of the documentation are made anew. */
    private static final Path SCREENSHOTS = Path.of(System.getProperty("clockwise.root", ".."))
            .resolve(Boolean.getBoolean("clockwise.screenshots") ? "ops/screenshots" : "host/target/screenshots");

    private static final Map<String, String> OPENINGS = Map.of(
            "ez-baccarat", opening("ez-baccarat", "ez-baccarat", 8, ""),
            "seven-mile-baccarat", opening("seven-mile-baccarat", "seven-mile-baccarat", 8, ""),
            "no-bust-4.0", opening("no-bust-4.0", "no-bust-21", 6, ""),
            "fortune-pai-gow", opening("fortune-pai-gow", "fortune-pai-gow", 1, ""),
            "fortune-pai-gow declared", opening("fortune-pai-gow", "fortune-pai-gow", 1, "\"declared\""));

    @TempDir
    static Path folder;

    static RunningHost host;
    static Visitor floor;
    static Visitor dealer;
    private static HttpClient client;
    private static Browser browser;

    final List<String> taps = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<Page> pages = new ArrayList<>();
    int table;
    Page page;

    @BeforeAll
    static void begin() throws Exception {
        StringBuilder tables = new StringBuilder();
        for (int number = 1; number <= TABLES; number++) {
            tables.append("- {number: %d, name: Table %d, seats: %d, certificate: table-%d}\n"
                    .formatted(number, number, MOST_SEATS, number));
        }
        Files.writeString(
                folder.resolve("room.yaml"), """
                    establishment: {name: House of the test, licence: GEGE-1}
                    unit: $1
                    denominations: [$1, $5, $25, $100, $500, "$1,000"]
                    languages: [en, es, vi, zh-Hant]
                    tables:
                    %s
                    badges:
                    - {number: 1001, name: Dealer, role: DEALER}
                    - {number: 1002, name: Relief dealer, role: DEALER}
                    - {number: 2001, name: Floor, role: FLOOR}
                    """.formatted(tables.toString().strip()));
        host = RunningHost.embedded(folder);
        client = HttpClient.newHttpClient();
        floor = new Visitor(host, client, "2001");
        dealer = new Visitor(host, client, "1001");
        browser = new Browser();
    }

    @AfterAll
    static void end() {
        browser.close();
        client.shutdownNow();
        host.close();
    }

    @BeforeEach
    void nobodyIsThereYet() {
        page = browser.tablet(WIDE, HIGH);
        pages.add(page);
    }

    @AfterEach
    void leave() {
        pages.forEach(one -> one.context().close());
        assertEquals(List.of(), complaints);
    }

    private static String opening(String game, String schedule, int decks, String options) {
        return """
            {"type":"OpenTable","game":"%s","decks":%d,"options":[%s],"least":1000,"most":30000,"spaces":{},\
            "schedule":"%s","option":1,"eligibility":{"playedLastHand":false,"leastWagers":0},\
            "coverage":"SINGLE_ACTION"}\
            """.formatted(game, decks, options, schedule);
    }

    /** Opens a table with this many players, without anybody tapping. */
    static void open(int table, String game, int players) throws Exception {
        floor.does(table, Objects.requireNonNull(OPENINGS.get(game), game));
        floor.does(table, "{\"type\":\"AttachBox\",\"box\":\"B-" + table + "\"}");
        dealer.does(table, "{\"type\":\"ComeToTable\"}");
        for (int seat = 1; seat <= players; seat++) {
            sits(table, seat, "PATRON", "");
        }
    }

    static void sits(int table, int seat, String kind, String company) throws Exception {
        dealer.does(table, """
            {"type":"TakeSeat","seat":%d,"occupant":{"id":"P%d%d","kind":"%s","company":"%s","licence":"%s"}}\
            """.formatted(seat, table, seat, kind, company, company.isEmpty() ? "" : "L-" + seat));
    }

    /** Seat 1 takes the bank with so many dollars, and all this is wagered. */
    static void lock(int table, int bank, String... bids) throws Exception {
        dealer.does(table, "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}");
        dealer.does(table, "{\"type\":\"PostBank\",\"amount\":" + bank + "00}");
        dealer.does(table, "{\"type\":\"LockWagers\",\"wagers\":[" + String.join(",", bids) + "]}");
    }

    static String bid(int circle, int line, String bet, int dollars) {
        return "{\"circle\":%d,\"line\":%d,\"owner\":%d,\"bet\":\"%s\",\"amount\":%d00}"
                .formatted(circle, line, line == 0 ? circle : 0, bet, dollars);
    }

    static String view(int table) throws Exception {
        return floor.get("/api/tables/" + table).body();
    }

    /** Comes to this table with the house dealer's badge, before a tablet of this size. */
    Page comes(int table, int width, int height) {
        this.table = table;
        page = tablet(table, width, height);
        for (String digit : List.of("1", "0", "0", "1")) {
            tap(digit);
        }
        tap("Sign in");
        page.locator("#next").waitFor();
        return page;
    }

    /** A tablet at which nobody has signed in. */
    Page tablet(int table, int width, int height) {
        Page one = browser.tablet(width, height);
        one.onPageError(complaints::add);
        one.navigate(host.url("/tablet/" + table));
        pages.add(one);
        return one;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    void tap(String name) {
        taps.add(name);
        button(name).tap();
    }

    /** A key whose name goes on with what will follow. */
    void tapBegins(String words) {
        taps.add(words);
        page.locator("aside button")
                .filter(new Locator.FilterOptions().setHasText(words))
                .first()
                .tap();
    }

    /** A seat on the felt. */
    void tapSeat(int seat) {
        taps.add("seat " + seat + " on the felt");
        page.locator("main.felt g.key").nth(seat - 1).tap();
    }

    void heading(String text) {
        assertThat(page.locator("#next")).hasText(text);
    }

    /** Tap after tap, each when the host has shown what came of the one before. */
    void tapInTurn(String... names) {
        for (String name : names) {
            String before = revision();
            tap(name);
            assertThat(page.locator(".all")).not().hasAttribute("data-revision", before);
        }
    }

    /** The key that says that what is due is in the box. */
    String dropped() {
        assertThat(page.locator("#next")).containsText("Drop $");
        return page.locator("#next").textContent().replace("Drop ", "") + " is in the box";
    }

    String revision() {
        return page.locator(".all").getAttribute("data-revision");
    }

    void says(String language) {
        page.locator("header select").selectOption(language);
        assertThat(page.locator("html")).hasAttribute("lang", language);
    }

    void picture(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve("tablet-" + name + ".jpg"))
                .setType(ScreenshotType.JPEG)
                .setQuality(QUALITY));
    }

    /** What axe cannot decide is only the contrast of text in drawings, which FeltColoursTest works out. */
    void clean() {
        AxeResults found = new AxeBuilder(page).analyze();
        assertEquals(List.of(), names(found.getViolations()));
        assertEquals(
                List.of(),
                found.getIncomplete().stream()
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node -> node.getHtml())
                                .filter(html -> !(rule.getId().equals("color-contrast") && html.startsWith("<text")))
                                .map(html -> rule.getId() + " " + html))
                        .toList());
    }

    private static List<String> names(List<Rule> rules) {
        return rules.stream()
                .map(rule -> rule.getId() + " "
                        + rule.getNodes().stream().map(node -> node.getHtml()).toList())
                .toList();
    }
}
