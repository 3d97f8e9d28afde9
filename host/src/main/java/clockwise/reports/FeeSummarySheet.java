package clockwise.reports;

import clockwise.money.Money;
import clockwise.reports.FeeSummary.Row;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** The totals of an export as a spreadsheet; text stays text, whatever it begins with. */
public final class FeeSummarySheet {
    private static final int FIRST_NUMBER = 7;
    private static final int DAY = 1;

    private final Worksheet sheet;
    private int line;

    private FeeSummarySheet(Worksheet sheet) {
        this.sheet = sheet;
    }

    public static byte[] of(FeeSummary summary) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "Clockwise", "1.0")) {
            new FeeSummarySheet(book.newWorksheet("Collection")).write(summary);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void write(FeeSummary summary) {
        title(summary.title());
        title(summary.establishment() + ", " + summary.licence());
        summary.notes().forEach(this::title);
        line++;
        for (int i = 0; i < FeeSummary.HEADS.size(); i++) {
            sheet.value(line, i, FeeSummary.HEADS.get(i));
            sheet.style(line, i).bold().set();
        }
        line++;
        sheet.freezePane(0, line);
        for (Row row : summary.rows()) {
            row(row);
        }
        for (int table : summary.tablesWithFees()) {
            total("Table " + table, summary.total(table));
        }
        total("All tables", summary.total());
        sheet.width(3, 34);
        sheet.width(4, 28);
        for (int column = FIRST_NUMBER - 2; column <= FIRST_NUMBER + 3; column++) {
            sheet.width(column, 16);
        }
    }

    private void title(String text) {
        sheet.value(line, 0, text);
        line++;
    }

    private void row(Row row) {
        sheet.value(line, 0, row.table());
        sheet.value(line, DAY, row.day());
        sheet.style(line, DAY).format("yyyy-mm-dd").set();
        List<String> names = List.of(row.shift(), row.game(), row.option(), row.rate(), row.payer());
        for (int i = 0; i < names.size(); i++) {
            sheet.value(line, 2 + i, names.get(i));
        }
        sums(row);
    }

    private void total(String name, Row total) {
        sheet.value(line, 0, name);
        sheet.style(line, 0).bold().set();
        sums(total);
    }

    private void sums(Row row) {
        sheet.value(line, FIRST_NUMBER, row.fees());
        money(FIRST_NUMBER + 1, row.due());
        money(FIRST_NUMBER + 2, row.waived());
        money(FIRST_NUMBER + 3, row.dropped());
        line++;
    }

    /** A spreadsheet has no cents: the cell is exactly so many dollars, and nothing is computed with it. */
    private void money(int column, Money money) {
        sheet.value(line, column, BigDecimal.valueOf(money.cents(), 2));
        sheet.style(line, column).format("#,##0.00").set();
    }
}
