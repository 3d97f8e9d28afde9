package clockwise.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

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
    record Row(List<String> columns, List<String> fields) {
        /** The text of a column; asking for one that the command does not need is a bug. */
        String text(String column) {
            return fields.get(columns.indexOf(column));
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

    /**
     * Answers every row of the input.
     *
     * @param needs the columns that the input must have, in any order and among others
     * @param header the header line of the output
     */
    static int each(
            BufferedReader in, PrintWriter out, PrintWriter err, List<String> needs, String header, Answer answer)
            throws IOException {
        Command.skipMark(in);
        String line = in.readLine();
        int number = 1;
        for (; line != null && line.isBlank(); number++) {
            line = in.readLine();
        }
        if (line == null) {
            err.println("line 1: a header line is expected");
            return Command.BAD_INPUT;
        }
        List<String> columns = fields(line);
        Optional<String> fault = faultOf(columns, needs);
        if (fault.isPresent()) {
            err.println("line " + number + ": " + fault.get());
            return Command.BAD_INPUT;
        }
        out.println(header);
        int code = Command.DONE;
        while ((line = in.readLine()) != null) {
            number++;
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

    private static Optional<String> faultOf(List<String> columns, List<String> needs) {
        for (String name : needs) {
            if (!columns.contains(name)) {
                return Optional.of("no column " + name);
            }
        }
        return columns.stream()
                .filter(name -> Collections.frequency(columns, name) > 1)
                .findFirst()
                .map(name -> "two columns " + name);
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
