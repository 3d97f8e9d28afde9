package clockwise.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.rotation.Profile;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlacardPageTest {
    private static final Pattern RUN = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-\\d+z");

    @Test
    void filed1738_theTableHasHeadersForItsColumnsAndRows() throws IOException {
        String page = PlacardPage.of(Placards.filed("fortune-pai-gow", 7));
        assertTrue(page.contains("<html lang=\"en\">"));
        assertTrue(page.contains("<h1>Fortune Pai Gow Poker</h1>"));
        assertTrue(page.contains("Game id: GEGR-001764"));
        assertTrue(page.contains("<dt>Minimum wager</dt><dd>$10</dd>"));
        assertTrue(page.contains("<dt>Maximum wager</dt><dd>$500</dd>"));
        assertTrue(page.contains("<caption>Collection fees at this table</caption>"));
        assertTrue(page.contains("<th scope=\"col\">Total table action</th>"
                + "<th scope=\"col\">Player-dealer pays <small>per hand</small></th>"
                + "<th scope=\"col\">Each player pays</th>"));
        assertTrue(page.contains("<th scope=\"row\">$1 – $49</th><td>$2.00</td><td rowspan=\"5\">No fee</td></tr>"));
        assertTrue(page.contains("<th scope=\"row\">$200 and up</th><td>$12.00</td></tr>"));
        assertTrue(page.contains("<time datetime=\"2026-11-18\">November 18, 2026</time>"));
        assertTrue(page.contains("The house takes no part in the play"));
        assertFalse(page.contains("{{"));
    }

    @Test
    void filed1698_playersComeFirstWhereTheirWagerDecides() throws IOException {
        String page = PlacardPage.of(Placards.filed("fortune-pai-gow", 1));
        assertTrue(page.contains("<th scope=\"row\">$1 – $49</th><td>$0.50</td><td rowspan=\"5\">$2.00</td></tr>"));
    }

    @Test
    void namesAreTextAndNothingElse() throws IOException {
        String page =
                PlacardPage.of(Placards.longest("<script>\"A\" & 'B' {{law}} $1</script>", Profile.REGULATION_2026));
        assertTrue(page.contains("<h1>&lt;script&gt;&quot;A&quot; &amp; &#39;B&#39; {{law}} $1&lt;/script&gt;</h1>"));
        assertFalse(page.contains("<script"));
    }

    @Test
    void theCodeOpensThePostedSchedule() throws Exception {
        Placard placard = Placards.filed("ez-baccarat", 1);
        assertEquals(placard.schedule().toString(), Printed.scan(painted(PlacardPage.of(placard))));
    }

    /** The path of the code, each of its squares four pixels wide. */
    private static BufferedImage painted(String page) {
        BufferedImage picture = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D brush = picture.createGraphics();
        brush.setColor(Color.WHITE);
        brush.fillRect(0, 0, 400, 400);
        brush.setColor(Color.BLACK);
        Matcher run = RUN.matcher(page);
        while (run.find()) {
            int left = Integer.parseInt(run.group(1)) + QrCode.QUIET;
            int top = Integer.parseInt(run.group(2)) + QrCode.QUIET;
            brush.fillRect(left * 4, top * 4, Integer.parseInt(run.group(3)) * 4, 4);
        }
        brush.dispose();
        return picture;
    }
}
