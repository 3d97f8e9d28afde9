package clockwise.audit;

import java.time.LocalDate;
import java.util.List;

/**
 * What an export is about.
 *
 * @param from the first gaming day, and `to` the last one
 * @param tables their numbers in order; empty for all
 * @param shifts their names in order; empty for all
 */
public record Range(LocalDate from, LocalDate to, List<Integer> tables, List<String> shifts) {
    public Range {
        tables = tables.stream().sorted().distinct().toList();
        shifts = shifts.stream().sorted().distinct().toList();
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("the range ends before it begins");
        }
    }

    /** Whether this table is asked for; the room's own log, table 0, always is. */
    boolean hasTable(int table) {
        return table == 0 || tables.isEmpty() || tables.contains(table);
    }

    boolean holds(LocalDate day, String shift) {
        return !day.isBefore(from) && !day.isAfter(to) && (shifts.isEmpty() || shifts.contains(shift));
    }
}
