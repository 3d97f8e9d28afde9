package clockwise.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** CSV in, CSV out, row by row in the same order; a row that cannot be read is reported with its line and left out. */
final class Rows {
    /** Says why a row cannot be read. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable(String message) {
            super(message);
        }
    }

    /** One row by the names in the header line. */
    record Row(Map<String, Integer> columns, List<String> fields) {
        String text(String column) throws Unreadable {
            Integer index = columns.get(column);
            if (index == null) {
                throw new Unreadable("no column " + column);
            }
            return fields.get(index);
        }

        long number(String column) throws Unreadable {
            String text = text(column);
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException e) {
                throw new Unreadable(column + " is no whole number: " + text);
            }
        }
    }

    /** Turns a row into the line that answers it. */
    interface Answer {
        String to(Row row) throws Unreadable;
    }

    private Rows() {}

    static int each(BufferedReader in, PrintWriter out, PrintWriter err, String header, Answer answer)
            throws IOException {
        String line = in.readLine();
        if (line == null) {
            err.println("line 1: a header line is expected");
            return Command.BAD_INPUT;
        }
        Map<String, Integer> columns = new HashMap<>();
        for (String name : fields(line)) {
            columns.put(name, columns.size());
        }
        out.println(header);
        int code = Command.DONE;
        for (int number = 2; (line = in.readLine()) != null; number++) {
            if (line.isBlank()) {
                continue;
            }
            List<String> fields = fields(line);
            try {
                if (fields.size() != columns.size()) {
                    throw new Unreadable(fields.size() + " fields where the header has " + columns.size());
                }
                out.println(answer.to(new Row(columns, fields)));
            } catch (Unreadable e) {
                err.println("line " + number + ": " + e.getMessage());
                code = Command.BAD_INPUT;
            }
        }
        return code;
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        int start = 0;
        for (int comma; (comma = line.indexOf(',', start)) >= 0; start = comma + 1) {
            fields.add(line.substring(start, comma).strip());
        }
        fields.add(line.substring(start).strip());
        return fields;
    }
}
