package clockwise.reports;

import clockwise.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * The collection of some gaming days in total, for people to read.
 *
 * @param tables those that were asked for, and `shifts` likewise; empty for all
 * @param settled whether the days were over when the log was sealed
 * @param events how many events the log had then, and `at` when that was
 */
public record FeeSummary(
        String establishment,
        String licence,
        LocalDate from,
        LocalDate to,
        List<Integer> tables,
        List<String> shifts,
        boolean settled,
        long events,
        Instant at,
        List<Row> rows) {
    /**
     * The fees of one table, day, shift, option, rate and class of payer.
     *
     * @param option schedule and number
     * @param dropped what is in the boxes of it
     */
    public record Row(
            int table,
            LocalDate day,
            String shift,
            String game,
            String option,
            String rate,
            String payer,
            long fees,
            Money due,
            Money waived,
            Money dropped) {
        /** Both together under the names of this one. */
        public Row plus(Row other) {
            return new Row(
                    table,
                    day,
                    shift,
                    game,
                    option,
                    rate,
                    payer,
                    fees + other.fees,
                    due.plus(other.due),
                    waived.plus(other.waived),
                    dropped.plus(other.dropped));
        }
    }

    static final List<String> HEADS =
            List.of("Table", "Day", "Shift", "Game", "Option", "Rate", "Payer", "Fees", "Due", "Waived", "Dropped");

    public FeeSummary {
        tables = List.copyOf(tables);
        shifts = List.copyOf(shifts);
        rows = List.copyOf(rows);
    }

    /** All rows together; the names are empty. */
    Row total() {
        return sum(rows);
    }

    /** The rows of one table together. */
    Row total(int table) {
        return sum(rows.stream().filter(row -> row.table() == table).toList());
    }

    private Row sum(List<Row> some) {
        return some.stream()
                .reduce(new Row(0, from, "", "", "", "", "", 0, Money.ZERO, Money.ZERO, Money.ZERO), Row::plus);
    }

    List<Integer> tablesWithFees() {
        return rows.stream().map(Row::table).distinct().toList();
    }

    /** What the summary is about, in a line. */
    String title() {
        return "Collection fees, gaming days " + from + " to " + to;
    }

    /** What was asked for, and how far the log goes, in sentences. */
    List<String> notes() {
        String asked = (tables.isEmpty() ? "All tables" : "Tables " + join(tables)) + ", "
                + (shifts.isEmpty() ? "all shifts." : "shifts " + String.join(", ", shifts) + ".");
        String until = "Made from the log's first " + events + " events, signed at " + at + "."
                + (settled ? "" : " The last gaming day was not over then: the figures will grow.");
        return List.of(
                asked,
                until,
                "This page is for reading. The evidence is in the other files of the export; ops/clockwise verify"
                        + " checks it.");
    }

    private static String join(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList());
    }
}
