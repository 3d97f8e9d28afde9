package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tablet without a connection: what it keeps, what waits, and how it is sent. */
class TabletOfflineTest extends AtTheTablet {
    private void roundAt(int table) throws Exception {
        open(table, "ez-baccarat", 3);
        lock(table, 200, bid(2, 0, "PLAYER", 50));
        comes(table, 1280, 800);
        assertThat(page.locator("html")).hasAttribute("data-stays", "yes");
        tapInTurn("$4 is in the box");
        heading("Card for Player");
    }

    private void offline(boolean cut) {
        page.context().setOffline(cut);
        if (cut) {
            assertThat(page.locator("aside .lost").first()).containsText("No connection to the host");
        }
    }

    private void unsent(int count) {
        assertThat(page.locator("aside .unsent li")).hasCount(count);
    }

    @Test
    void cardsThatMustComeAreKeptThroughAReloadAndSentInOrder() throws Exception {
        roundAt(1);
        offline(true);
        tap("9");
        unsent(1);
        heading("Card for Banker");
        button("2").evaluate("key => { key.click(); key.click(); }");
        unsent(2);
        tap("K");
        unsent(3);
        page.locator("footer .hold").dispatchEvent("pointerdown");
        unsent(2);
        picture("offline");
        clean();
        page.reload();
        assertThat(page.locator("aside .lost").first()).containsText("No connection to the host");
        unsent(2);
        tap("Q");
        tap("5");
        unsent(4);
        heading("Wait for the connection");
        assertThat(button("Relief dealer")).isDisabled();
        assertFalse(view(1).contains("9?"), "nothing was sent");
        offline(false);
        heading("Settle");
        unsent(0);
        assertTrue(
                view(1).contains("\"cards\":[\"9?\",\"Q?\"]") && view(1).contains("\"cards\":[\"2?\",\"5?\"]"),
                view(1));
        tapInTurn("Settle the round", "All 1 lines done");
    }

    @Test
    void afterARefusalTheRestIsShownAndNotSent() throws Exception {
        roundAt(2);
        offline(true);
        tap("9");
        unsent(1);
        tap("2");
        unsent(2);
        dealer.does(2, "{\"type\":\"DealCard\",\"spot\":\"PLAYER\",\"card\":\"4?\"}");
        offline(false);
        assertThat(page.locator("aside .lost")).containsText("Refused");
        assertThat(page.locator("aside .unsent li").first()).containsText("refused");
        assertThat(page.locator("aside .unsent li").nth(1)).containsText("not sent");
        clean();
        page.reload();
        unsent(2);
        tap("Seen: forget these 2");
        heading("Card for Banker");
        assertTrue(view(2).contains("\"cards\":[\"4?\"]") && !view(2).contains("2?"), view(2));
    }

    @Test
    void wagersAreADraftWithoutAConnectionAndTheLockWaits() throws Exception {
        open(3, "ez-baccarat", 3);
        dealer.does(3, "{\"type\":\"AnswerOffer\",\"seat\":1,\"answer\":\"ACCEPT\"}");
        dealer.does(3, "{\"type\":\"PostBank\",\"amount\":20000}");
        comes(3, 1024, 768);
        assertThat(page.locator("html")).hasAttribute("data-stays", "yes");
        offline(true);
        tapSeat(2);
        tap("+$25");
        assertThat(button("No more bets: 1, $25")).isDisabled();
        page.reload();
        assertThat(button("No more bets: 1, $25")).isDisabled();
        offline(false);
        tapInTurn("No more bets: 1, $25");
        dropped();
    }

    @Test
    void anAnswerThatIsLostIsAskedForWithTheSameId() throws Exception {
        open(4, "ez-baccarat", 3);
        lock(4, 200, bid(2, 0, "PLAYER", 50));
        comes(4, 1280, 800);
        page.route("**/requests", route -> {
            route.fetch();
            route.abort();
        });
        tap("$4 is in the box");
        assertThat(page.locator("aside .unsent li")).containsText("no answer");
        page.unroute("**/requests");
        tap("Ask again");
        heading("Card for Player");
        unsent(0);
        String events = floor.get("/api/tables/4/rounds/1").body();
        assertEquals(1, events.split("\"type\":\"DropConfirmed\"", -1).length - 1, events);
    }

    @Test
    void theTabletCanBeInstalled() throws Exception {
        HttpResponse<String> manifest = host.get("/tablet/1/manifest.webmanifest");
        assertEquals(
                "application/manifest+json",
                manifest.headers().firstValue("content-type").orElse(""));
        assertTrue(manifest.body().contains("\"start_url\": \"/tablet/1\""), manifest.body());
        HttpResponse<String> worker = host.get("/tablet/worker.js");
        assertTrue(worker.headers().firstValue("content-type").orElse("").startsWith("text/javascript"));
        assertFalse(worker.body().contains("{{"), "the version is filled in");
        Page one = tablet(1, 1024, 768);
        assertThat(one.locator("html")).hasAttribute("data-stays", "yes");
        Object kept = one.evaluate("async () => (await Promise.all((await caches.keys()).map(async name => "
                + "(await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat()");
        List<String> paths = ((List<?>) kept).stream().map(String::valueOf).toList();
        assertTrue(paths.containsAll(List.of("/tablet/1", "/_static/clockwise/tablet.js")), paths::toString);
        assertTrue(paths.stream().noneMatch(path -> path.startsWith("/api")), paths::toString);
    }

    @Test
    void theFilesOfTheScreensAreKeptAsLongAsTheyAreGood() throws Exception {
        HttpResponse<String> own = host.get("/_static/clockwise/tablet.js");
        assertEquals("no-cache", own.headers().firstValue("cache-control").orElse(""));
        assertTrue(own.headers().firstValue("content-type").orElse("").startsWith("text/javascript"));
        HttpResponse<String> lit = host.get("/_static/lit/3.3.3/index.js");
        assertTrue(lit.headers().firstValue("cache-control").orElse("").contains("immutable"));
        assertEquals(404, host.get("/_static/clockwise/none.js").statusCode());
        assertEquals(
                404, host.get("/_static/clockwise/..%2f..%2fapplication.yml").statusCode());
        assertEquals(404, host.get("/tablet/99").statusCode());
    }
}
