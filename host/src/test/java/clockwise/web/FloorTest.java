package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.RunningHost;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
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

/** The floor manager's console in a real browser, by the keyboard alone. */
@Tag("browser")
class FloorTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5, $25, $100]
        languages: [en, es, vi, zh-Hant]
        tables:
        - {number: 1, name: One, seats: 7, certificate: table-1}
        - {number: 2, name: Two, seats: 7, certificate: table-2}
        - {number: 7, name: Seven, seats: 7, certificate: table-7}
        badges:
        - {number: 1001, name: Dealer, role: DEALER}
        - {number: 2001, name: Floor, role: FLOOR}
        - {number: 2002, name: Other floor, role: FLOOR}
        """;

    private static final String CORRECTION = """
        {"type":"AskCorrection","round":1,"reason":"the hands were taken for each other","plays":[\
        {"type":"Dealt","spot":"PLAYER","card":"2?"},{"type":"Dealt","spot":"BANKER","card":"9?"},\
        {"type":"Dealt","spot":"PLAYER","card":"K?"},{"type":"Dealt","spot":"BANKER","card":"K?"}]}\
        """;

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> complaints = new ArrayList<>();
    private RunningHost host;
    private Browser browser;
    private Page page;
    private HouseDealer at;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        host = RunningHost.embedded(folder);
        at = new HouseDealer(host, client, 7);
        browser = new Browser();
        page = browser.page(1920, 1080);
        page.onPageError(complaints::add);
        page.navigate(host.url("/floor"));
        page.locator("input[name=badge]").fill("2001");
        page.keyboard().press("Enter");
        assertThat(page.locator("cw-tile")).hasCount(3);
    }

    @AfterEach
    void stop() {
        browser.close();
        client.shutdownNow();
        host.close();
    }

    @Test
    void aTableFromOpeningToClosing() throws Exception {
        tile(7).focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#drawer")).isFocused();
        field("game").selectOption("ez-baccarat");
        press("Preview the placard");
        assertThat(page.frameLocator("iframe").locator("body")).containsText("EZ Baccarat");
        Clean.check(page);
        Pictures.take(page, "floor-open");
        press("Open the table");
        assertThat(tile(7)).hasAttribute("state", "OPEN");
        field("box").fill("B-7");
        page.keyboard().press("Enter");
        assertThat(tile(7)).containsText("B-7");
        press("Seats");
        for (int seat = 1; seat <= 3; seat++) {
            Locator row = page.locator(".seats li").nth(seat - 1);
            row.locator("input[name=id]").fill("P-7" + seat);
            if (seat == 2) {
                row.locator("input[name=company]").fill("Example Players");
                row.locator("input[name=licence]").fill("TPP-1");
            }
            page.keyboard().press("Enter");
            assertThat(row).containsText("Leaves the seat");
        }
        at.dealer.does(7, "{\"type\":\"ComeToTable\"}");
        at.coup("9K", "25");
        at.coup("KQT", "J34");
        assertThat(tile(7)).hasAttribute("state", "GOING");
        assertThat(tile(7)).containsText("2 hands/h");
        assertThat(tile(7)).containsText("$4");
        posts();
        replays();
        corrects();
        looksAtRotationAndShift();
        press("Now");
        because("Close the table", "the end");
        assertThat(tile(7)).hasAttribute("state", "CLOSED");
        assertEquals(List.of(), complaints);
    }

    private void posts() {
        press("Schedule");
        field("option").selectOption("2");
        reason("Post", "busy evening");
        press("Post");
        assertThat(tile(7)).containsText("Option 2");
    }

    private void replays() {
        page.keyboard().press("Escape");
        assertThat(tile(7)).isFocused();
        page.keyboard().press("/");
        assertThat(page.locator("#search")).isFocused();
        page.keyboard().type("7/1");
        page.keyboard().press("Enter");
        assertThat(page.locator(".drawer")).containsText("Round 1 · step 1 of ");
        for (int step = 0; step < 6; step++) {
            page.locator("button#next").press("Enter");
        }
        assertThat(page.locator(".why")).containsText("Player closer to nine (filed 2724)");
        Clean.check(page);
        Pictures.take(page, "floor-replay");
        page.locator("#search").fill("");
    }

    /** What somebody asked nobody approves alone. */
    private void corrects() throws Exception {
        at.floor.does(7, CORRECTION);
        press("Now");
        assertThat(page.locator(".card")).containsText("Somebody else must approve.");
        assertThat(page.getByRole(AriaRole.BUTTON, named("Approve"))).hasCount(0);
        press("Sign out");
        page.locator("input[name=badge]").fill("2002");
        page.keyboard().press("Enter");
        tile(7).focus();
        page.keyboard().press("Enter");
        press("Approve");
        assertThat(page.locator(".card")).hasCount(0);
        assertThat(page.locator(".alerts li")).containsText("Correction asked");
    }

    private void looksAtRotationAndShift() {
        press("Rotation");
        assertThat(page.locator(".drawer")).containsText("P-71");
        page.locator(".drawer .keys button").last().press("Enter");
        assertThat(page.locator(".drawer dl").last()).containsText("Hands");
        Clean.check(page);
        page.locator(".head nav").getByText("Shift").press("Enter");
        assertThat(page.locator(".shift .big")).containsText("2 hands, $4 collected");
        assertThat(page.locator("figure")).hasCount(4);
        Clean.check(page);
        Pictures.take(page, "floor-shift");
        page.locator(".head nav").getByText("Tables").press("Enter");
    }

    @Test
    void alertsStayUntilSomebodyAcknowledgesThem() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        at.coup("9K", "25");
        at.floor.does(7, CORRECTION);
        at.dealer.does(7, "{\"type\":\"CallFloor\",\"reason\":\"a dispute\"}");
        Locator alerts = page.locator(".alerts li");
        assertThat(alerts).hasCount(2);
        assertThat(alerts.first()).containsText("Floor called");
        assertThat(tile(7)).hasAttribute("state", "WAITS_FOR_FLOOR");
        assertThat(page.locator("cw-tile").first()).hasAttribute("data-table", "7");
        assertEquals(true, page.evaluate("() => document.querySelector('cw-floor').bell.rung >= 1"));
        press("Mute the sound for 10 minutes");
        Object before = page.evaluate("() => document.querySelector('cw-floor').bell.rung");
        page.reload();
        assertThat(alerts).hasCount(2);
        assertThat(page.locator(".mute")).containsText("Muted until");
        at.dealer.does(7, "{\"type\":\"CallFloor\",\"reason\":\"another one\"}");
        assertThat(alerts).hasCount(3);
        assertEquals(
                null, page.evaluate("() => document.querySelector('cw-floor').bell.rung ?? null"), "rang " + before);
        alerts.first().locator(".ack").press("Enter");
        assertThat(alerts.first().locator("input")).isFocused();
        page.keyboard().type("seen to");
        page.keyboard().press("Enter");
        assertThat(alerts).hasCount(2);
        alerts.first().locator(".to").press("Enter");
        press("Alerts");
        assertThat(page.locator(".drawer")).containsText("badge 2001");
        assertThat(page.locator(".drawer")).containsText("seen to");
        assertEquals(List.of(), complaints);
    }

    @Test
    void itFitsBothScreensInFourLanguages() throws Exception {
        at.opens("ez-baccarat", 8, "ez-baccarat", 1, 3);
        at.deals("9K", "25");
        new HouseDealer(host, client, 2).opens("fortune-pai-gow", 1, "fortune-pai-gow", 8, 2);
        at.dealer.does(7, "{\"type\":\"CallFloor\",\"reason\":\"a dispute\"}");
        tile(7).focus();
        page.keyboard().press("Enter");
        assertThat(page.locator(".felt svg")).isVisible();
        for (String language : List.of("en", "es", "vi", "zh-Hant")) {
            page.locator("header.head select").selectOption(language);
            assertThat(page.locator("html")).hasAttribute("lang", language);
            for (int[] size : new int[][] {{1366, 768}, {1920, 1080}}) {
                page.setViewportSize(size[0], size[1]);
                assertEquals(
                        true,
                        page.evaluate("() => document.querySelector('cw-floor').shadowRoot"
                                + ".querySelector('.all').scrollWidth <= innerWidth"));
                assertEquals(
                        "[232,168]",
                        page.evaluate("() => { const box ="
                            + " document.querySelector('cw-floor').shadowRoot.querySelector('cw-tile').getBoundingClientRect();"
                            + " return '[' + box.width + ',' + box.height + ']'; }"));
                Clean.check(page);
                Pictures.take(page, "floor-" + size[0] + "-" + language);
            }
        }
        page.locator("header.head select").selectOption("en");
        tile(7).focus();
        page.keyboard().press("ArrowRight");
        assertThat(tile(7)).not().isFocused();
        page.locator(".bar select").first().selectOption("CLOSED");
        assertThat(page.locator("cw-tile")).hasCount(1);
        page.locator(".bar select").first().selectOption("");
        page.locator("#search").fill("p-72");
        assertThat(page.locator("cw-tile")).hasCount(1);
        assertThat(tile(7)).isVisible();
        assertEquals(List.of(), complaints);
    }

    private Locator tile(int table) {
        return page.locator("cw-tile[data-table='" + table + "']");
    }

    private Locator field(String name) {
        return page.locator(".drawer [name=" + name + "]").first();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private void press(String button) {
        page.getByRole(AriaRole.BUTTON, named(button)).first().press("Enter");
    }

    private void reason(String button, String text) {
        form(button).locator("input[name=reason]").fill(text);
    }

    private void because(String button, String text) {
        reason(button, text);
        form(button).locator("input[name=reason]").press("Enter");
    }

    private Locator form(String button) {
        return page.locator(".drawer form")
                .filter(new Locator.FilterOptions()
                        .setHas(page.getByRole(
                                AriaRole.BUTTON,
                                new Page.GetByRoleOptions().setName(Pattern.compile("^" + button + "$")))));
    }
}
