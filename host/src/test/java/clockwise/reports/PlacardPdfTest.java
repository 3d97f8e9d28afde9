package clockwise.reports;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.reports.Printed.Piece;
import clockwise.rotation.Profile;
import java.io.IOException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;

class PlacardPdfTest {
    private static final float ROUNDING = 0.5f;

    @Test
    void filed1738_theTableActionDecidesAndPlayersPayNothing() throws IOException {
        Printed page = printed(Placards.filed("fortune-pai-gow", 7));
        assertEquals(1, page.pages());
        assertShows(page, "Fortune Pai Gow Poker", "Game id: GEGR-001764", "Collection schedule option 7");
        assertShows(page, "Minimum", "wager", "$10", "Maximum", "$500");
        assertShows(page, "Total table", "action", "Player-dealer", "pays", "per hand", "Each player", "No fee");
        assertShows(page, "$1 – $49", "$50 – $99", "$100 – $149", "$150 – $199", "$200 and up");
        assertShows(page, "$2.00", "$4.00", "$6.00", "$8.00", "$12.00");
        assertShows(page, "Posted", "November 18, 2026");
        assertTrue(page.flow().contains("Posted schedule: https://room.example/placard/12"));
        assertFalse(page.texts().contains("per base wager"));
    }

    @Test
    void filed1743_playersPayAFlatFeeBesides() throws IOException {
        Printed page = printed(Placards.filed("fortune-pai-gow", 8));
        assertShows(page, "$1.00", "$3.00", "$5.00", "$7.00", "$10.00", "per base wager");
        assertTrue(page.flow().contains("Each base wager pays the player’s fee once."));
        assertFalse(page.texts().contains("No fee"));
    }

    @Test
    void filed1698_eachPlayerPaysByTheWager() throws IOException {
        Printed page = printed(Placards.filed("fortune-pai-gow", 1));
        assertShows(page, "Player’s", "wager", "Each player", "per base wager", "Player-dealer", "per hand");
        assertShows(page, "$1 – $49", "$50 – $100", "$101 – $200", "$201 – $300", "$301 and up");
        assertShows(page, "$0.50", "$1.00", "$2.00", "$3.00", "$4.00");
        assertTrue(page.flow().contains("Each base wager pays by its own amount. Bonus bets pay no fee."));
        assertFalse(page.flow().contains("Total table action"));
    }

    /** A fee that is the same in all rows stands once and beside its rows, not in one of them. */
    @Test
    void filed3682_fourRatesAndNoGameId() throws IOException {
        Printed page = printed(Placards.filed("seven-mile-baccarat", 1));
        assertShows(page, "Game id: none filed", "$1 – $49", "$50 – $99", "$100 – $199", "$200 and up");
        assertEquals(1, page.texts().stream().filter("No fee"::equals).count());
    }

    @Test
    void penalCode330_theNoticeSaysWhatThePositionIs() throws IOException {
        String offered = printed(Placards.filed("ez-baccarat", 1)).flow();
        assertTrue(offered.contains("After every two hands it is offered clockwise around the table."));
        assertTrue(offered.contains("cannot win or lose more than the amount wagered before the hand."));
        assertTrue(offered.contains("Wagers that this amount does not cover are returned."));
        assertTrue(offered.contains("The house takes no part in the play, never holds the position"));
        String passing = printed(Placards.filed("no-bust-4.0", 1, Profile.TWO_THEN_INTERVENE))
                .flow();
        assertTrue(passing.contains("another player must take it, or the game stops."));
        String timed =
                printed(Placards.filed("ez-baccarat", 1, Profile.GUIDANCE_2016)).flow();
        assertTrue(timed.contains("Nobody holds it for more than 60 minutes without a 2-minute stop of the game."));
        String regulated = printed(Placards.filed("ez-baccarat", 1, Profile.REGULATION_2026))
                .flow();
        assertTrue(regulated.contains("Any player may take the player-dealer position when it is offered, before"));
        assertTrue(regulated.contains("take it within 40 minutes, the game ends."));
    }

    @Test
    void theCodeOpensThePostedSchedule() throws Exception {
        for (Placard placard :
                List.of(Placards.filed("ez-baccarat", 1), Placards.longest("A game", Profile.GUIDANCE_2016))) {
            assertEquals(placard.schedule().toString(), Printed.scan(Printed.picture(PlacardPdf.of(placard))));
        }
    }

    @Test
    void theSamePlacardGivesTheSameBytes() throws IOException {
        byte[] one = PlacardPdf.of(Placards.filed("supreme-99", 6));
        assertArrayEquals(one, PlacardPdf.of(Placards.filed("supreme-99", 6)));
        assertFalse(Arrays.equals(one, PlacardPdf.of(Placards.filed("supreme-99", 8))));
        try (PDDocument document = Loader.loadPDF(one)) {
            assertEquals(
                    Placards.DAY.atStartOfDay(ZoneOffset.UTC).toInstant(),
                    document.getDocumentInformation().getCreationDate().toInstant());
        }
    }

    @Test
    void everyOptionOfEveryGameFitsAndIsLegibleAtTwoMetres() throws IOException {
        List<Placard> all = Placards.all();
        assertEquals(29 + 6 * 32 + 29 + 29 + 24 + 24, all.size());
        for (Placard placard : all) {
            assertFits(placard);
        }
    }

    @Test
    void theLongestOfEverythingFits() throws IOException {
        String words = "No Bust 21st Century Buster Blackjack Version Four ";
        for (Profile rotation : Profile.values()) {
            assertFits(Placards.longest(words.repeat(2).substring(0, Placard.LONGEST_NAME - 1), rotation));
            assertFits(Placards.longest("W".repeat(Placard.LONGEST_NAME), rotation));
            assertFits(Placards.longest("Pai", rotation));
        }
    }

    @Test
    void signsThatTheTypefaceLacksAreKnown() {
        assertTrue(PlacardPdf.canPrint("Café Señor’s 21½ – “No Bust”"));
        assertFalse(PlacardPdf.canPrint("百家樂"));
    }

    private static Printed printed(Placard placard) throws IOException {
        return Printed.of(PlacardPdf.of(placard));
    }

    private static void assertShows(Printed page, String... texts) {
        for (String text : texts) {
            assertTrue(page.texts().contains(text), () -> text + " is not in " + page.texts());
        }
    }

    private static void assertFits(Placard placard) throws IOException {
        Printed page = printed(placard);
        assertEquals(1, page.pages());
        List<Piece> pieces = page.pieces();
        for (Piece piece : pieces) {
            assertTrue(piece.left() > PlacardPlan.MARGIN - ROUNDING, () -> placard + ": " + piece);
            assertTrue(piece.right() < PlacardPlan.WIDTH - PlacardPlan.MARGIN + ROUNDING, () -> placard + ": " + piece);
            assertTrue(piece.top() > PlacardPlan.MARGIN, () -> placard + ": " + piece);
            assertTrue(
                    piece.bottom() < PlacardPlan.HEIGHT - PlacardPlan.MARGIN + ROUNDING, () -> placard + ": " + piece);
        }
        for (int one = 0; one < pieces.size(); one++) {
            for (Piece other : pieces.subList(one + 1, pieces.size())) {
                Piece piece = pieces.get(one);
                assertFalse(piece.overlaps(other), () -> placard + ": " + piece + " on " + other);
            }
        }
        for (String text : mustBeLegible(placard)) {
            float size = page.piece(text).size();
            assertTrue(size >= PlacardPlan.LEAST_SIZE, () -> placard + ": " + text + " in " + size + " points");
        }
    }

    private static List<String> mustBeLegible(Placard placard) {
        List<String> texts = new ArrayList<>(placard.bands().cells());
        placard.fees().forEach(column -> texts.addAll(column.cells()));
        placard.fees().forEach(column -> texts.addAll(PlacardPlan.headLines(column)));
        texts.add(placard.leastWager());
        texts.add(placard.mostWager());
        return texts;
    }
}
