package clockwise.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The printed totals and the count sheet: nothing lies over anything else, however large, and nothing is lost. */
class SummariesOnPaperTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 18);

    private static FeeSummary summary(int tables) {
        List<FeeSummary.Row> rows = new ArrayList<>();
        for (int table = 1; table <= tables; table++) {
            for (String payer : List.of("PLAYER", "PLAYER_DEALER", "TPPPS")) {
                rows.add(new FeeSummary.Row(
                        table,
                        DAY,
                        "SWING",
                        "No Bust 21st Century Blackjack with a long name",
                        "21st-century-blackjack 16",
                        "$1,000-$10,000",
                        payer,
                        123_456,
                        new Money(123_456_789),
                        new Money(1_234_500),
                        new Money(122_222_289)));
            }
        }
        return new FeeSummary(
                "Casino \u5927\u5bb6", "GEGE-1", DAY, DAY, List.of(), List.of(), true, 42, Instant.EPOCH, rows);
    }

    @Test
    void totalsOfManyTablesFillPagesWithoutOverlap() throws IOException {
        byte[] pdf = FeeSummaryPdf.of(summary(40));
        Printed printed = Printed.of(pdf);
        assertTrue(printed.pages() > 3, printed.pages() + " pages");
        String all = printed.flow();
        assertTrue(all.contains("Page 1 of " + printed.pages()), all);
        assertTrue(all.contains("$146,666,746.80"), "the total of all tables");
        assertTrue(inkIsThere(Printed.picture(pdf)));
        nothingOverlaps(Printed.of(FeeSummaryPdf.of(summary(6))));
    }

    @Test
    void aCountSheetWithCorrectionsHasNoOverlap() throws IOException {
        List<CountSheet.Line> lines = new ArrayList<>();
        for (int table = 1; table <= 8; table++) {
            List<CountSheet.Correction> corrections = table % 2 == 0
                    ? List.of()
                    : List.of(
                            new CountSheet.Correction(
                                    new Money(99_900), "badge:2001", "2026-11-18 14:10", "one bill twice"),
                            new CountSheet.Correction(
                                    new Money(99_800), "badge:2002", "2026-11-18 14:12", "and a chip"));
            lines.add(new CountSheet.Line(
                    table,
                    "B-" + table,
                    "DAY",
                    "2026-11-18 14:05",
                    false,
                    new Money(1_234_567),
                    corrections,
                    "A. Example"));
        }
        CountSheet sheet = new CountSheet("House", "GEGE-1", DAY, lines);
        assertEquals(4 * 99_800 + 4 * 1_234_567, sheet.total(false).cents());
        byte[] pdf = CountSheetPdf.of(sheet);
        nothingOverlaps(Printed.of(pdf));
        assertTrue(Printed.of(pdf).flow().contains(Dollars.exact(sheet.total(false))));
    }

    private static void nothingOverlaps(Printed printed) {
        assertEquals(1, printed.pages());
        List<Printed.Piece> pieces = printed.pieces();
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = i + 1; j < pieces.size(); j++) {
                Printed.Piece one = pieces.get(i);
                Printed.Piece other = pieces.get(j);
                assertTrue(
                        !one.overlaps(other)
                                || one.text().isBlank()
                                || other.text().isBlank(),
                        () -> one + " lies over " + other);
            }
        }
    }

    private static boolean inkIsThere(BufferedImage picture) {
        int dark = 0;
        for (int x = 0; x < picture.getWidth(); x += 2) {
            for (int y = 0; y < picture.getHeight(); y += 2) {
                dark += (picture.getRGB(x, y) & 0xff) < 128 ? 1 : 0;
            }
        }
        return dark > 1_000;
    }
}
