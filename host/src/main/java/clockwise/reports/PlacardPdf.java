package clockwise.reports;

import static clockwise.reports.PlacardPlan.COLUMN_HEAD;
import static clockwise.reports.PlacardPlan.HEIGHT;
import static clockwise.reports.PlacardPlan.INNER;
import static clockwise.reports.PlacardPlan.LIMITS_HEIGHT;
import static clockwise.reports.PlacardPlan.MARGIN;
import static clockwise.reports.PlacardPlan.PADDING;
import static clockwise.reports.PlacardPlan.PER;
import static clockwise.reports.PlacardPlan.WIDTH;

import clockwise.reports.Pen.Side;
import clockwise.reports.Placard.Column;
import clockwise.reports.Typeface.Style;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneOffset;
import java.util.GregorianCalendar;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** A placard as a page of US Letter for print; the same placard gives the same bytes. */
public final class PlacardPdf {
    private static final Color GREEN = new Color(0x10, 0x3b, 0x2d);
    private static final Color INK = new Color(0x16, 0x1c, 0x19);
    private static final Color GREY = new Color(0x4b, 0x55, 0x50);
    private static final Color RULE = new Color(0xb9, 0xc4, 0xbe);
    private static final Color TINT = new Color(0xee, 0xf3, 0xf0);
    private static final float RIGHT = WIDTH - MARGIN;
    private static final Style LIMIT_CAPTION = Style.regular(20);

    private final Placard placard;
    private final Pen pen;
    private final PlacardPlan plan;

    private PlacardPdf(Placard placard, Pen pen) {
        this.placard = placard;
        this.pen = pen;
        this.plan = PlacardPlan.of(placard, pen.typeface());
    }

    /** Whether there are signs for all characters of this text. */
    public static boolean canPrint(String text) {
        try (PDDocument document = new PDDocument()) {
            return Typeface.of(document).covers(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] of(Placard placard) {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
            document.addPage(page);
            Typeface typeface = Typeface.of(document);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                new PlacardPdf(placard, new Pen(content, HEIGHT, typeface)).draw();
            }
            describe(document, placard);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** No clock and no chance: the day of posting is the date, and the id follows from the placard. */
    private static void describe(PDDocument document, Placard placard) {
        // Of its text: the hash code of an enum differs from one run to the next.
        document.setDocumentId((long) placard.toString().hashCode());
        var info = document.getDocumentInformation();
        info.setTitle(placard.game() + ", collection schedule option " + placard.option());
        info.setCreator("Clockwise");
        info.setCreationDate(GregorianCalendar.from(placard.posted().atStartOfDay(ZoneOffset.UTC)));
        var catalog = document.getDocumentCatalog();
        catalog.setLanguage("en-US");
        PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
    }

    private void draw() throws IOException {
        float y = banner(MARGIN);
        y = limits(y + plan.gap());
        y = table(y + plan.gap());
        foot(y + plan.gap());
    }

    private float banner(float top) throws IOException {
        pen.fill(GREEN, MARGIN, top, INNER, plan.bannerHeight());
        Style small = Style.regular(15);
        float line = top + 26;
        pen.text(placard.optionTitle(), small, Color.WHITE, Side.LEFT, MARGIN + PADDING, line);
        pen.text(placard.filedAs(), small, Color.WHITE, Side.RIGHT, RIGHT - PADDING, line);
        float baseline = line + 10;
        for (String name : plan.nameLines()) {
            baseline += plan.name().size() * PlacardPlan.NAME_LEADING;
            pen.text(
                    name,
                    plan.name(),
                    Color.WHITE,
                    Side.LEFT,
                    MARGIN + PADDING,
                    baseline - plan.name().size() * 0.2f);
        }
        return top + plan.bannerHeight();
    }

    private float limits(float top) throws IOException {
        float half = (INNER - 12) / 2;
        limit("Minimum", placard.leastWager(), MARGIN, top, half);
        limit("Maximum", placard.mostWager(), RIGHT - half, top, half);
        return top + LIMITS_HEIGHT;
    }

    private void limit(String which, String amount, float x, float top, float width) throws IOException {
        pen.fill(TINT, x, top, width, LIMITS_HEIGHT);
        float middle = top + LIMITS_HEIGHT / 2;
        pen.text(which, LIMIT_CAPTION, INK, Side.LEFT, x + PADDING, middle - 4);
        pen.text("wager", LIMIT_CAPTION, INK, Side.LEFT, x + PADDING, middle + 18);
        float room = width - 2.5f * PADDING - pen.typeface().width("Maximum", LIMIT_CAPTION);
        // The maximum is the longer figure: both are set in its size.
        Style figure = PlacardPlan.fitting(placard.mostWager(), Style.bold(38), room, pen.typeface());
        pen.text(amount, figure, INK, Side.RIGHT, x + width - PADDING, middle + figure.capital() / 2);
    }

    private float table(float top) throws IOException {
        int rows = placard.rates().size();
        float bodyTop = top + plan.headHeight();
        float bottom = bodyTop + rows * plan.rowHeight();
        head(placard.bands(), Side.LEFT, MARGIN, top);
        for (int row = 0; row < rows; row++) {
            float rowTop = bodyTop + row * plan.rowHeight();
            if (row > 0) {
                pen.line(RULE, 0.75f, MARGIN, rowTop, RIGHT, rowTop);
            }
            figure(placard.bands().cells().get(row), plan.band(), Side.LEFT, MARGIN, rowTop);
        }
        float x = MARGIN + PlacardPlan.bandsWidth(placard, pen.typeface());
        for (Column column : placard.fees()) {
            float width = PlacardPlan.feeWidth(column, pen.typeface());
            head(column, Side.RIGHT, x + width, top);
            cells(column, x, width, bodyTop);
            x += width;
        }
        pen.line(GREEN, 2, MARGIN, bodyTop, RIGHT, bodyTop);
        pen.line(GREEN, 2, MARGIN, bottom, RIGHT, bottom);
        return bottom;
    }

    private void head(Column column, Side side, float x, float top) throws IOException {
        float baseline = top + COLUMN_HEAD.capital() + 2;
        for (String line : PlacardPlan.headLines(column)) {
            pen.text(line, COLUMN_HEAD, GREEN, side, x, baseline);
            baseline += PlacardPlan.HEAD_LINE;
        }
        pen.text(column.per(), PER, GREY, side, x, baseline - 5);
    }

    /** The figures of a column; a figure that holds for all rates stands once, on a ground of its own. */
    private void cells(Column column, float x, float width, float top) throws IOException {
        int rows = column.cells().size();
        if (rows > 1 && column.isFlat()) {
            float inset = PADDING / 2;
            pen.fill(TINT, x + inset, top, width - inset, rows * plan.rowHeight());
            float middle = (rows - 1) * plan.rowHeight() / 2;
            Style style =
                    PlacardPlan.fitting(column.cells().getFirst(), plan.fee(), width - 2 * PADDING, pen.typeface());
            pen.text(
                    column.cells().getFirst(),
                    style,
                    INK,
                    Side.CENTRE,
                    x + (width + inset) / 2,
                    top + middle + (plan.rowHeight() + style.capital()) / 2);
            return;
        }
        for (int row = 0; row < rows; row++) {
            figure(column.cells().get(row), plan.fee(), Side.RIGHT, x + width, top + row * plan.rowHeight());
        }
    }

    private void figure(String text, Style style, Side side, float x, float rowTop) throws IOException {
        pen.text(text, style, INK, side, x, rowTop + (plan.rowHeight() + style.capital()) / 2);
    }

    private void foot(float top) throws IOException {
        Style words = plan.words();
        float y = top;
        for (Notice notice : Notice.of(placard)) {
            pen.lines(List.of(notice.title()), PlacardPlan.title(words), GREEN, MARGIN, y + 3);
            y += PlacardPlan.titleHeight(words);
            for (String sentence : notice.sentences()) {
                List<String> lines = pen.typeface().lines(sentence, words, PlacardPlan.NOTICE_WIDTH);
                y = pen.lines(lines, words, INK, MARGIN, y) + PlacardPlan.between(words);
            }
        }
        List<String> small = PlacardPlan.smallPrint(placard, pen.typeface());
        float smallTop = HEIGHT - MARGIN - small.size() * PlacardPlan.SMALL.leading();
        pen.lines(small, PlacardPlan.SMALL, GREY, MARGIN, smallTop);
        aside(top);
    }

    private void aside(float top) throws IOException {
        float side = PlacardPlan.CODE_SIDE;
        float left = RIGHT - side;
        pen.code(QrCode.of(placard.schedule().toASCIIString()), INK, left, top + 4, side);
        Style small = Style.regular(11);
        List<String> caption = List.of("Scan for the schedule", "posted at this table");
        float y = pen.lines(caption, small, INK, left, top + side + 7);
        pen.lines(List.of("Posted", placard.postedOn()), Style.bold(11), INK, left, y + 6);
    }
}
