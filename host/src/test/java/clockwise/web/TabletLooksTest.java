package clockwise.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.Games;
import clockwise.games.RandomRound;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Step;
import clockwise.settlement.Coverage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How the tablet looks: room for everything, keys for fingers, four languages, and pictures to look at. */
class TabletLooksTest extends AtTheTablet {
    private static final List<int[]> SIZES = List.of(new int[] {1280, 800}, new int[] {1024, 768});
    private static final List<String> OTHERS = List.of("es", "vi", "zh-Hant");
    private static final int ROUNDS = 150;

    /** Seats that touch each other, or reach out of the drawing, and text in it that is smaller than 12 pixels. */
    private static final String CROWDED = """
        () => {
          const root = document.querySelector('cw-tablet').shadowRoot;
          const felt = root.querySelector('main.felt').getBoundingClientRect();
          const seats = [...root.querySelectorAll('main.felt g.key')].map(seat => seat.getBoundingClientRect());
          const faults = [];
          seats.forEach((a, i) => {
            if (a.left < felt.left - 1 || a.right > felt.right + 1 || a.top < felt.top - 1 || a.bottom > felt.bottom + 1) faults.push(`seat ${i + 1} sticks out`);
            seats.slice(i + 1).forEach((b, j) => {
              if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push(`seats ${i + 1} and ${i + j + 2}`);
            });
          });
          const texts = [...root.querySelectorAll('main.felt svg text')];
          for (const text of texts) if (parseFloat(getComputedStyle(text).fontSize) < 12) faults.push(`small: ${text.textContent}`);
          const rows = texts.filter(text => text.closest('g.key')).map(text => ({text: text.textContent, box: text.getBoundingClientRect()}));
          rows.forEach((a, i) => rows.slice(i + 1).forEach(b => {
            const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
            const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
            if (x > 2 && y > 6) faults.push(`"${a.text}" on "${b.text}"`);
          }));
          return faults;
        }\
        """;

    /** Keys that are too small for a finger. */
    private static final String SMALL_KEYS = """
        () => [...document.querySelector('cw-tablet').shadowRoot.querySelectorAll('button, select, input, [role=button]')].filter(key => {
          const box = key.getBoundingClientRect();
          const least = key.matches('.main, .big, .grid button') ? 64 : 44;
          return box.height < least || box.width < 44 || key.scrollWidth > key.clientWidth + 1;
        }).map(key => key.outerHTML.slice(0, 80))\
        """;

    /** What is too wide for the screen. */
    private static final String TOO_WIDE = """
        () => [...document.querySelector('cw-tablet').shadowRoot.querySelectorAll('header, footer, aside')]
          .filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.tagName)\
        """;

    @Test
    void manyWagersLieApartAtSevenAndTwelveSeats() throws Exception {
        open(1, "seven-mile-baccarat", 3);
        for (int seat = 4; seat <= 12; seat++) {
            if (seat != 5) {
                sits(1, seat, seat == 6 ? "TPPPS" : "PATRON", seat == 6 ? "Acme" : "");
            }
        }
        lock(1, 1000, crowd(12, 5, "PLAYER", "TIE", "DRAGON7"));
        open(2, "fortune-pai-gow", 7);
        lock(2, 1000, crowd(7, 0, "BASE", "FORTUNE"));
        open(3, "no-bust-4.0", 8);
        lock(3, 1000, crowd(8, 0, "BASE"));
        for (int[] size : SIZES) {
            for (int number = 1; number <= 3; number++) {
                comes(number, size[0], size[1]);
                looksGood("crowd-" + number + "-" + size[0]);
            }
        }
    }

    /** All circles but one, with three people behind every second one. */
    private static String[] crowd(int seats, int empty, String... bets) {
        List<String> bids = new ArrayList<>();
        for (int seat = 2; seat <= seats; seat++) {
            for (int line = 0; line <= (seat % 2 == 0 ? 3 : 0) && seat != empty; line++) {
                for (String bet : bets) {
                    bids.add(bid(seat, line, bet, bet.equals(bets[0]) ? 150 : 10));
                }
            }
        }
        return bids.toArray(String[]::new);
    }

    private void looksGood(String name) {
        picture(name);
        assertEquals(List.of(), page.evaluate(CROWDED), name);
        assertEquals(List.of(), page.evaluate(SMALL_KEYS), name);
        assertEquals(List.of(), page.evaluate(TOO_WIDE), name);
    }

    @Test
    void everyScreenInEveryLanguage() throws Exception {
        open(4, "ez-baccarat", 6);
        page = tablet(4, 1024, 768);
        button("1").waitFor();
        inAllLanguages("sign-in", false);
        comes(4, 1024, 768);
        inAllLanguages("offer", true);
        tapInTurn("Seat 1 takes the bank");
        inAllLanguages("bank", true);
        tap("+$100");
        tapInTurn("Post $100");
        for (int seat = 2; seat <= 6; seat++) {
            tapSeat(seat);
            tap(seat % 2 == 0 ? "Player" : "Banker");
            tap("+$25");
            if (seat == 4) {
                tap("Dragon 7");
                tap("+$5");
                tap("+$5");
            }
        }
        inAllLanguages("wagers", true);
        tapInTurn("No more bets: 6, $135");
        inAllLanguages("drop", true);
        for (String panel : List.of("Call the floor", "Irregularity", "Seats", "More")) {
            page.locator("footer").getByText(panel).tap();
            if (panel.equals("Irregularity")) {
                inAllLanguages("irregularities", true);
                page.locator("aside .list button").nth(2).tap();
            }
            if (panel.equals("Seats")) {
                tap("Seat 1 P41");
            }
            inAllLanguages(panel.toLowerCase(Locale.ROOT).replace(' ', '-'), true);
            tap("Back");
        }
        tapInTurn(dropped());
        inAllLanguages("card", true);
        tapInTurn("9", "2", "K", "5");
        tapInTurn("Settle the round");
        tapInTurn("Line 1 done");
        inAllLanguages("pay-and-take", true);
    }

    /** In English, where all is looked at by axe, and a picture in each other language; then English again. */
    private void inAllLanguages(String name, boolean signedIn) {
        picture(name);
        clean();
        assertEquals(List.of(), page.evaluate(SMALL_KEYS), name);
        if (!signedIn) {
            return;
        }
        for (String language : OTHERS) {
            says(language);
            picture(name + "-" + language);
            assertEquals(List.of(), page.evaluate(TOO_WIDE), name + " " + language);
        }
        says("en");
    }

    /** Whatever the rules of any game say of a wager has words in the four languages. */
    @Test
    void whyAWagerEndedSoIsToldInTheLanguageOfTheScreen() {
        Set<String> whys = new TreeSet<>();
        for (Game game : Games.all()) {
            for (int seed = 0; seed < ROUNDS; seed++) {
                playedOut(game, seed).steps().stream().map(Step::why).forEach(whys::add);
            }
        }
        assertTrue(whys.size() > 60, whys::toString);
        Page one = tablet(5, 1024, 768);
        for (String language : OTHERS) {
            Object left = one.evaluate("""
                async ({language, whys}) => {
                  const words = await import('clockwise/words.js');
                  await words.speak('en');
                  const english = Object.fromEntries(whys.map(why => [why, words.because(why)]));
                  await words.speak(language);
                  const bare = text => text.replace(/ \\(.*/, '');
                  return whys.filter(why => bare(words.because(why)) === bare(english[why]) && bare(why) !== 'natural');
                }\
                """, Map.of("language", language, "whys", List.copyOf(whys)));
            assertEquals(List.of(), left, language);
        }
    }

    private static Round playedOut(Game game, long seed) {
        RandomRound chance = new RandomRound(game, seed);
        Round round = accepted(Referee.begin(game, chance.wagered()));
        for (List<Next> next = game.next(round); !next.isEmpty(); next = game.next(round)) {
            round = accepted(Referee.play(game, round, chance.play(round, chance.oneOf(next), Coverage.SINGLE_ACTION)));
        }
        return round;
    }

    private static Round accepted(Ruling ruling) {
        return ((Ruling.Accepted) ruling).round();
    }

    @Test
    void aReliefDealerComesAndTheFloorIsCalled() throws Exception {
        open(6, "ez-baccarat", 3);
        comes(6, 1280, 800);
        page.locator("footer").getByText("Call the floor").tap();
        tap("Payout to check");
        assertThat(page.locator("footer .told")).hasText("! Floor called");
        page.locator("footer").getByText("More").tap();
        tap("Cut card is out");
        page.locator("footer").getByText("Relief dealer").tap();
        for (String digit : List.of("1", "0", "0", "2")) {
            tap(digit);
        }
        tap("Sign in");
        assertThat(page.locator("aside")).containsText("Badge 1001 deals here.");
        tapInTurn("I deal here now");
        assertTrue(view(6).contains("\"dealer\":\"1002\""), view(6));
        heading("Offer the bank to seat 1");
    }

    @Test
    void anIrregularityIsNamedWithWhatItDoesAndReported() throws Exception {
        open(7, "ez-baccarat", 3);
        lock(7, 200, bid(2, 0, "PLAYER", 50));
        comes(7, 1280, 800);
        tapInTurn(dropped(), "8");
        page.locator("footer").getByText("Irregularity").tap();
        page.locator("aside .list button")
                .filter(new Locator.FilterOptions().setHasText("Shoe too short"))
                .tap();
        assertThat(page.locator("aside")).containsText("The round is void: all wagers and the bank go back.");
        tap("Report");
        heading("Seat 1 posts the bank, at least $10");
    }
}
