package clockwise.reports;

import clockwise.reports.FeeSummary.Row;
import clockwise.reports.Pen.Side;
import clockwise.reports.Typeface.Style;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** The totals of an export on pages of US Letter, lying. */
public final class FeeSummaryPdf {
    private static final Color INK = new Color(0x16, 0x1c, 0x19);
    private static final Color GREEN = new Color(0x10, 0x3b, 0x2d);
    private static final Color GREY = new Color(0x4b, 0x55, 0x50);
    private static final Color RULE = new Color(0xb9, 0xc4, 0xbe);
    private static final float WIDTH = 792;
    private static final float HEIGHT = 612;
    private static final float MARGIN = 36;
    private static final float RIGHT = WIDTH - MARGIN;
    private static final float LINE = 14;
    private static final float FOOT = HEIGHT - MARGIN;
    private static final Style TEXT = Style.regular(9);
    private static final Style HEAD = Style.bold(9);

    /** Where each column ends or begins: the last four stand to the right. */
    private static final float[] COLUMNS = {36, 66, 122, 166, 276, 362, 436, 550, 620, 688, 756};

    private static final int FIRST_NUMBER = 7;

    private final FeeSummary summary;
    private final PDDocument document;
    private final Typeface typeface;
    private final List<PDPageContentStream> pages = new ArrayList<>();
    private float y;

    private FeeSummaryPdf(FeeSummary summary, PDDocument document) throws IOException {
        this.summary = summary;
        this.document = document;
        this.typeface = Typeface.of(document);
    }

    public static byte[] of(FeeSummary summary) {
        try (PDDocument document = new PDDocument()) {
            new FeeSummaryPdf(summary, document).draw();
            document.setDocumentId((long) summary.toString().hashCode());
            var info = document.getDocumentInformation();
            info.setTitle(summary.title());
            info.setCreator("Clockwise");
            info.setCreationDate(GregorianCalendar.from(summary.at().atZone(ZoneOffset.UTC)));
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
        for (int table : summary.tablesWithFees()) {
            for (Row row : summary.rows()) {
                if (row.table() == table) {
                    row(row, TEXT);
                }
            }
            total("Table " + table, summary.total(table));
        }
        total("All tables", summary.total());
        number();
    }

    /** Begins the next page. */
    private void turn() throws IOException {
        PDPage page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
        document.addPage(page);
        pages.add(new PDPageContentStream(document, page));
        Pen pen = pen();
        pen.text(typeface.shown(summary.title()), Style.bold(15), GREEN, Side.LEFT, MARGIN, MARGIN + 15);
        pen.text(
                typeface.shown(summary.establishment() + ", " + summary.licence()),
                Style.regular(11),
                INK,
                Side.LEFT,
                MARGIN,
                MARGIN + 33);
        y = pen.lines(summary.notes(), Style.regular(8), GREY, MARGIN, MARGIN + 40) + 18;
        for (int i = 0; i < COLUMNS.length; i++) {
            cell(FeeSummary.HEADS.get(i), i, HEAD);
        }
        pen.line(GREEN, 1.2f, MARGIN, y + 4, RIGHT, y + 4);
        y += LINE + 2;
    }

    private Pen pen() {
        return new Pen(pages.getLast(), HEIGHT, typeface);
    }

    private void row(Row row, Style style) throws IOException {
        room();
        List<String> cells = List.of(
                Integer.toString(row.table()),
                row.day().toString(),
                row.shift(),
                row.game(),
                row.option(),
                row.rate(),
                row.payer(),
                Long.toString(row.fees()),
                Dollars.exact(row.due()),
                Dollars.exact(row.waived()),
                Dollars.exact(row.dropped()));
        for (int i = 0; i < cells.size(); i++) {
            cell(cells.get(i), i, style);
        }
        y += LINE;
    }

    private void total(String name, Row total) throws IOException {
        room();
        pen().line(RULE, 0.6f, MARGIN, y - LINE + 4, RIGHT, y - LINE + 4);
        cell(name, 0, HEAD);
        List<String> sums = List.of(
                Long.toString(total.fees()),
                Dollars.exact(total.due()),
                Dollars.exact(total.waived()),
                Dollars.exact(total.dropped()));
        for (int i = 0; i < sums.size(); i++) {
            cell(sums.get(i), FIRST_NUMBER + i, HEAD);
        }
        y += LINE + 4;
    }

    private void room() throws IOException {
        if (y > FOOT - LINE) {
            turn();
        }
    }

    private void cell(String text, int column, Style style) throws IOException {
        boolean number = column >= FIRST_NUMBER;
        float width = number || column + 1 == COLUMNS.length ? 0 : COLUMNS[column + 1] - COLUMNS[column] - 4;
        String fitting = typeface.shown(text);
        while (width > 0 && column != 0 && typeface.width(fitting, style) > width) {
            fitting = fitting.substring(0, fitting.length() - 2) + "\u2026";
        }
        pen().text(fitting, style, INK, number ? Side.RIGHT : Side.LEFT, COLUMNS[column], y);
    }

    private void number() throws IOException {
        for (int i = 0; i < pages.size(); i++) {
            new Pen(pages.get(i), HEIGHT, typeface)
                    .text(
                            "Page " + (i + 1) + " of " + pages.size(),
                            Style.regular(8),
                            GREY,
                            Side.RIGHT,
                            RIGHT,
                            HEIGHT - MARGIN / 2);
            pages.get(i).close();
        }
    }
}
