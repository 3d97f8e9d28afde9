package clockwise.reports;

import clockwise.reports.CountSheet.Correction;
import clockwise.reports.CountSheet.Line;
import clockwise.reports.Pen.Side;
import clockwise.reports.Typeface.Style;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** A count sheet for print and signature: a wrong figure is struck through, the right one stands above it. */
public final class CountSheetPdf {
    private static final Color INK = new Color(0x16, 0x1c, 0x19);
    private static final Color GREEN = new Color(0x10, 0x3b, 0x2d);
    private static final Color GREY = new Color(0x4b, 0x55, 0x50);
    private static final Color RULE = new Color(0xb9, 0xc4, 0xbe);
    private static final float WIDTH = 612;
    private static final float HEIGHT = 792;
    private static final float MARGIN = 48;
    private static final float RIGHT = WIDTH - MARGIN;
    private static final Style TEXT = Style.regular(11);
    private static final Style HEAD = Style.bold(11);
    private static final Style SMALL = Style.regular(8.5f);
    private static final float[] COLUMNS = {MARGIN, 120, 230, 320, RIGHT};

    private final CountSheet sheet;
    private final PDDocument document;
    private final Typeface typeface;
    private final List<PDPageContentStream> pages = new ArrayList<>();
    private float y;

    private CountSheetPdf(CountSheet sheet, PDDocument document) throws IOException {
        this.sheet = sheet;
        this.document = document;
        this.typeface = Typeface.of(document);
    }

    public static byte[] of(CountSheet sheet) {
        try (PDDocument document = new PDDocument()) {
            new CountSheetPdf(sheet, document).draw();
            document.setDocumentId((long) sheet.toString().hashCode());
            document.getDocumentInformation().setTitle("Count sheet, gaming day " + sheet.day());
            document.getDocumentCatalog().setLanguage("en-US");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void draw() throws IOException {
        turn();
        for (Line line : sheet.lines()) {
            line(line);
        }
        total("Collection", false);
        total("Jackpot, counted apart", true);
        room(60);
        text(HEAD, Side.LEFT, MARGIN, "Boxes counted: " + sheet.lines().size());
        y += 34;
        for (String counter : counters()) {
            room(40);
            pen().line(INK, 0.8f, MARGIN, y, MARGIN + 260, y);
            pen().text(shown(counter), SMALL, GREY, Side.LEFT, MARGIN, y + 11);
            y += 40;
        }
        for (PDPageContentStream page : pages) {
            page.close();
        }
    }

    private void turn() throws IOException {
        PDPage page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
        document.addPage(page);
        pages.add(new PDPageContentStream(document, page));
        y = MARGIN + 16;
        pen().text("Count sheet, gaming day " + sheet.day(), Style.bold(17), GREEN, Side.LEFT, MARGIN, y);
        y += 20;
        text(TEXT, Side.LEFT, MARGIN, sheet.establishment() + ", " + sheet.licence());
        y += 26;
        List<String> heads = List.of("Table", "Box", "Shift", "Counted at", "Amount");
        for (int i = 0; i < heads.size(); i++) {
            text(HEAD, i == heads.size() - 1 ? Side.RIGHT : Side.LEFT, COLUMNS[i], heads.get(i));
        }
        pen().line(GREEN, 1.2f, MARGIN, y + 5, RIGHT, y + 5);
        y += 22;
    }

    private Pen pen() {
        return new Pen(pages.getLast(), HEIGHT, typeface);
    }

    private void room(float needed) throws IOException {
        if (y + needed > HEIGHT - MARGIN) {
            turn();
        }
    }

    private void line(Line line) throws IOException {
        room(24 + 26f * line.corrections().size());
        for (Correction right : line.corrections().reversed()) {
            boolean last = right.equals(line.corrections().getLast());
            text(last ? HEAD : TEXT, Side.RIGHT, RIGHT, Dollars.exact(right.amount()));
            if (!last) {
                strike(Dollars.exact(right.amount()), TEXT);
            }
            pen().text(
                            shown("corrected by " + right.by() + ", " + right.at() + ": " + right.reason()),
                            SMALL,
                            GREY,
                            Side.RIGHT,
                            RIGHT - 80,
                            y);
            y += 15;
        }
        text(TEXT, Side.LEFT, COLUMNS[0], Integer.toString(line.table()));
        text(TEXT, Side.LEFT, COLUMNS[1], line.box() + (line.jackpot() ? " (jackpot)" : ""));
        text(TEXT, Side.LEFT, COLUMNS[2], line.shift());
        text(TEXT, Side.LEFT, COLUMNS[3], line.at());
        text(TEXT, Side.RIGHT, RIGHT, Dollars.exact(line.counted()));
        if (!line.corrections().isEmpty()) {
            strike(Dollars.exact(line.counted()), TEXT);
        }
        pen().line(RULE, 0.5f, MARGIN, y + 5, RIGHT, y + 5);
        y += 20;
    }

    private void strike(String text, Style style) throws IOException {
        float width = typeface.width(text, style);
        float middle = y - style.capital() / 2;
        pen().line(INK, 1, RIGHT - width - 2, middle, RIGHT + 2, middle);
    }

    private void total(String name, boolean jackpot) throws IOException {
        room(22);
        text(HEAD, Side.LEFT, MARGIN, name);
        text(HEAD, Side.RIGHT, RIGHT, Dollars.exact(sheet.total(jackpot)));
        y += 20;
    }

    private Set<String> counters() {
        Set<String> counters = new LinkedHashSet<>();
        sheet.lines().forEach(line -> counters.add(line.counters()));
        return counters;
    }

    private void text(Style style, Side side, float x, String text) throws IOException {
        pen().text(shown(text), style, INK, side, x, y);
    }

    private String shown(String text) {
        return typeface.shown(text);
    }
}
