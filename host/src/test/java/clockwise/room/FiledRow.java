package clockwise.room;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A row of `fee-schedules.csv`: the filed schedules as they were typed off, one row per rate. */
record FiledRow(Map<String, String> fields) {
    static List<FiledRow> all() throws IOException {
        try (InputStream in = FiledRow.class.getResourceAsStream("/fees/fee-schedules.csv")) {
            if (in == null) {
                throw new IOException("no fee-schedules.csv");
            }
            List<List<String>> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(FiledRow::split)
                    .toList();
            List<FiledRow> rows = new ArrayList<>();
            for (List<String> line : lines.subList(1, lines.size())) {
                Map<String, String> fields = new HashMap<>();
                for (int i = 0; i < line.size(); i++) {
                    fields.put(lines.getFirst().get(i), line.get(i));
                }
                rows.add(new FiledRow(fields));
            }
            return rows;
        }
    }

    /** The rows of each option, by game and number. */
    static Map<String, List<FiledRow>> byOption() throws IOException {
        Map<String, List<FiledRow>> options = new LinkedHashMap<>();
        for (FiledRow row : all()) {
            options.computeIfAbsent(row.get("game") + " option " + row.get("option"), _ -> new ArrayList<>())
                    .add(row);
        }
        return options;
    }

    String get(String column) {
        return Objects.requireNonNull(fields.get(column), column);
    }

    /** An amount of dollars as cents, read digit by digit; nothing where there is none. */
    long cents(String column) {
        String text = get(column);
        int point = text.indexOf('.');
        return point < 0
                ? Long.parseLong(text) * 100
                : Long.parseLong(text.substring(0, point)) * 100 + Long.parseLong(text.substring(point + 1));
    }

    private static List<String> split(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
