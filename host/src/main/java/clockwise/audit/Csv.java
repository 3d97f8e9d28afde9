package clockwise.audit;

import java.util.List;
import java.util.stream.Collectors;

/** Lines of a CSV file as RFC 4180 has them. */
final class Csv {
    private Csv() {}

    /** One record with the end of its line. */
    static String line(List<String> cells, Formulas formulas) {
        return cells.stream().map(cell -> quoted(safe(cell, formulas))).collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String safe(String cell, Formulas formulas) {
        boolean runs = !cell.isEmpty() && "=+-@\t\r".indexOf(cell.charAt(0)) >= 0;
        return runs && formulas == Formulas.ESCAPED ? "'" + cell : cell;
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
