package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.live.Ask;
import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.Outcome;
import clockwise.money.Money;
import clockwise.table.Actor;
import clockwise.table.Command;
import clockwise.table.Sighting;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Whole rounds of each family of games from the first offer to the rotation, by tapping only. */
class TabletRoundsTest extends AtTheTablet {
    private static final int ORDINARY = 14;

    @Test
    void baccaratFromAnEmptyTableAndAReloadAtEveryStep() throws Exception {
        floor.does(1, """
            {"type":"OpenTable","game":"ez-baccarat","decks":8,"options":[],"least":1000,"most":30000,"spaces":{},\
            "schedule":"ez-baccarat","option":1,"eligibility":{"playedLastHand":false,"leastWagers":0},\
            "coverage":"SINGLE_ACTION"}\
            """);
        floor.does(1, "{\"type\":\"AttachBox\",\"box\":\"B-1\"}");
        comes(1, 1280, 800);
        again("A house dealer comes", "I deal here now");
        heading("Players sit down");
        for (int seat = 1; seat <= 3; seat++) {
            page.locator("footer").getByText("Seats").tap();
            tap("Seat " + seat + " empty");
            page.locator("aside .three button").nth(seat - 1).tap();
            tap("Sits down in seat " + seat);
            assertThat(page.locator("aside").getByText("Sits down in seat")).hasCount(0);
        }
        again("Offer the bank to seat 1", "Seat 1 takes the bank");
        heading("Seat 1 posts the bank, at least $10");
        page.reload();
        tap("+$100");
        tap("+$100");
        tap("Post $200");
        heading("Enter the wagers");
        tapSeat(2);
        tap("+$25");
        page.reload();
        tapSeat(2);
        tap("+$25");
        tapSeat(3);
        tap("Banker");
        tap("+$25");
        again("Enter the wagers", "No more bets: 2, $75");
        again("Drop $4", "$4 is in the box");
        again("Card for Player", "8");
        held("Card for Player");
        for (String rank : List.of("9", "2", "K", "5")) {
            again("Card for " + (rank.equals("9") || rank.equals("K") ? "Player" : "Banker"), rank);
        }
        again("Settle", "Settle the round");
        again("Pay and take, line 1", "Line 1 done");
        again("Pay and take, line 2", "All 2 lines done");
        again("Offer the bank to seat 1", "Seat 1 takes the bank");
        tap("Same again: $200");
        tap("Same wagers again (2)");
        tap("No more bets: 2, $75");
        tapInTurn("$4 is in the box", "9", "2", "K", "5", "Settle the round", "All 2 lines done");
        heading("Offer the bank to seat 2");
    }

    /** Looks once more after a reload, and then taps. */
    private void again(String heading, String key) {
        heading(heading);
        page.reload();
        heading(heading);
        tapInTurn(key);
    }

    /** Presses undo and does not let go. */
    private void held(String then) {
        page.locator("footer .hold").dispatchEvent("pointerdown");
        heading(then);
    }

    @Test
    void paiGowWithDeclaredResults() throws Exception {
        open(2, "fortune-pai-gow declared", 3);
        comes(2, 1024, 768);
        bankAndWagers("Wager");
        tapInTurn(dropped());
        dice("2", "3", "6");
        tapInTurn("Wins");
        assertTrue(page.locator("#next").textContent().startsWith("Result of Seat"), "the next seat");
        tapInTurn("Loses", "Settle the round", "All 2 lines done");
        heading("Offer the bank to seat 1");
        assertTrue(view(2).contains("\"rounds\":1,"));
    }

    @Test
    void paiGowWithCardsAndTheHouseWayShown() throws Exception {
        open(3, "fortune-pai-gow", 3);
        comes(3, 1280, 800);
        bankAndWagers("Wager");
        tapInTurn(dropped());
        dice("2", "3", "6");
        heading("Card for Dealer");
        for (String card : List.of("As", "Kd", "Qh", "7c", "7d", "9s", "2s")) {
            card(card);
        }
        assertTrue(view(3).contains("\"caption\":\"KdAs 2s7c7d9sQh\""), view(3));
        assertThat(page.locator("main.felt")).containsText("Dealer");
        for (String card : List.of("Ah", "Kc", "Qd", "8c", "8d", "3s", "2h")) {
            card(card);
        }
        picture("pai-gow");
        clean();
        tapInTurn("Wins");
        tapInTurn("Settle the round", "All 2 lines done");
        heading("Offer the bank to seat 1");
    }

    private void card(String card) {
        tap(card.charAt(0) == 'T' ? "10" : card.substring(0, 1));
        tapInTurn(
                switch (card.charAt(1)) {
                    case 's' -> "Spades";
                    case 'h' -> "Hearts";
                    case 'd' -> "Diamonds";
                    default -> "Clubs";
                });
    }

    private void dice(String... pips) {
        heading("Throw the dice");
        for (int die = 0; die < pips.length; die++) {
            page.locator("aside .six").nth(die).getByText(pips[die]).tap();
        }
        tapInTurn("These dice");
    }

    /** Seat 1 takes the bank; seats 2 and 3 wager $25. */
    private void bankAndWagers(String bet) {
        heading("Offer the bank to seat 1");
        tapInTurn("Seat 1 takes the bank");
        tap("+$100");
        tapInTurn("Post $100");
        for (int seat : List.of(2, 3)) {
            tapSeat(seat);
            tap(bet);
            tap("+$25");
        }
        tapInTurn("No more bets: 2, $50");
        assertTrue(page.locator("#next").textContent().startsWith("Drop $"));
    }

    @Test
    void aGameOfTheTwentyOneFamilyWithASplit() throws Exception {
        open(4, "no-bust-4.0", 3);
        comes(4, 1024, 768);
        bankAndWagers("Wager");
        tapInTurn(dropped());
        List<String> seen = new ArrayList<>();
        for (String now = title(); !now.equals("Settle"); now = title()) {
            seen.add(now);
            assertTrue(seen.size() < 40, seen::toString);
            if (now.endsWith("chooses")) {
                choose(seen.stream().noneMatch("split"::equals), seen);
            } else {
                tapInTurn(now.contains("must hit") ? "9" : "8");
            }
        }
        assertTrue(seen.contains("split"), seen::toString);
        picture("split");
        tapInTurn("Settle the round");
        page.locator("aside button.main").tap();
        heading("Offer the bank to seat 1");
    }

    private void choose(boolean maySplit, List<String> seen) {
        if (maySplit && page.locator("aside").getByText("Split $25").count() > 0) {
            seen.add("split");
            tapInTurn("Split $25");
        } else {
            tapInTurn("Stand");
        }
    }

    private String title() {
        return page.locator("#next").textContent();
    }

    @Test
    void aShortBankWarnsBeforeTheDealAndGivesTheRestBack() throws Exception {
        open(5, "ez-baccarat", 3);
        lock(5, 60, bid(2, 0, "PLAYER", 50), bid(3, 0, "PLAYER", 20));
        comes(5, 1280, 800);
        assertThat(page.locator("aside .told")).hasText("! The bank may not reach Player $20, Seat 3.");
        picture("short-bank");
        clean();
        tapInTurn(dropped(), "9", "2", "K", "5", "Settle the round");
        assertThat(page.locator("aside ol li").nth(1)).containsText("+ $10");
        assertThat(page.locator("aside ol li").nth(1)).containsText("bank left $0");
        picture("settlement");
        tapInTurn("All 2 lines done");
    }

    @Test
    void aBrokenGame() throws Exception {
        open(6, "ez-baccarat", 3);
        comes(6, 1024, 768);
        heading("Offer the bank to seat 1");
        String before = revision();
        tapBegins("All declined");
        assertThat(page.locator("#next")).hasText("The game is broken");
        assertNotEquals(before, revision());
        picture("broken");
        clean();
        tapInTurn("Start the game again");
        heading("Offer the bank to seat 1");
    }

    @Test
    void aDoubleTapIsOneCard() throws Exception {
        open(7, "ez-baccarat", 3);
        lock(7, 200, bid(2, 0, "PLAYER", 50));
        comes(7, 1280, 800);
        tapInTurn(dropped());
        button("8").evaluate("key => { key.click(); key.click(); key.click(); }");
        heading("Card for Banker");
        assertTrue(view(7).contains("\"cards\":[\"8?\"]"), view(7));
    }

    @Test
    void ofTwoTabletsAtOneTableTheLaterIsRefusedAndLooksAgain() throws Exception {
        open(8, "ez-baccarat", 3);
        lock(8, 200, bid(2, 0, "PLAYER", 50));
        Page other = comes(8, 1024, 768);
        tapInTurn(dropped());
        Page one = comes(8, 1280, 800);
        List<Route> late = new ArrayList<>();
        other.route("**/requests", late::add);
        page = other;
        tap("5");
        page = one;
        tapInTurn("8");
        other.waitForCondition(() -> !late.isEmpty());
        late.forEach(Route::resume);
        assertThat(other.locator("aside .told")).containsText("The table has gone on");
        assertThat(other.locator("#next")).hasText("Card for Banker");
        assertTrue(view(8).contains("\"cards\":[\"8?\"]") && !view(8).contains("5?"), view(8));
    }

    @Test
    void theTapsOfAnOrdinaryRound() throws Exception {
        open(9, "ez-baccarat", 6);
        String[] bids = {
            bid(2, 0, "PLAYER", 50),
            bid(3, 0, "BANKER", 25),
            bid(4, 0, "PLAYER", 10),
            bid(5, 0, "BANKER", 100),
            bid(6, 0, "PLAYER", 25)
        };
        lock(9, 500, bids);
        comes(9, 1280, 800);
        tapInTurn(dropped(), "9", "2", "K", "5", "Settle the round", "All 5 lines done");
        heading("Offer the bank to seat 1");
        taps.clear();
        tapInTurn("Seat 1 takes the bank", "Same again: $500");
        tap("Same wagers again (5)");
        tapInTurn("No more bets: 5, $210");
        sensorSees(9);
        heading("Card for Player");
        tapInTurn("2", "3", "3", "4", "7", "Settle the round", "All 5 lines done");
        heading("Offer the bank to seat 2");
        for (int i = 0; i < taps.size(); i++) {
            System.out.printf(Locale.ROOT, "tap %2d: %s%n", i + 1, taps.get(i));
        }
        assertTrue(taps.size() <= ORDINARY, taps::toString);
        assertEquals(11, taps.size(), "the README says so");
    }

    /** The drop slot reports what is due, as an agent does. */
    private static void sensorSees(int number) {
        LiveTables tables = host.bean(LiveTables.class);
        LiveTable table = tables.table(number).orElseThrow();
        Money due = table.table().inPlay().due();
        Command report = new Command.ReportDrop(new Sighting("slot", 1, 1, 1), due, 1);
        Outcome done = tables.submit(table, new Ask("drop-1", 0, new Actor("slot", Actor.Role.DEVICE), report));
        assertTrue(done instanceof Outcome.Done, () -> "" + done);
    }
}
