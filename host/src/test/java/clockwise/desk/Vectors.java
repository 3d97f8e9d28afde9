package clockwise.desk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows of a reference file below `vectors`, and the columns of it that a command reads or prints. */
record Vectors(List<String> header, List<List<String>> rows) {
    static Vectors read(String name) throws IOException {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + name)) {
            if (in == null) {
                throw new IOException("no vectors " + name);
            }
            List<List<String>> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> List.of(line.split(",", -1)))
                    .toList();
            return new Vectors(lines.getFirst(), lines.subList(1, lines.size()));
        }
    }

    Vectors only(String column, List<String> values) {
        int index = header.indexOf(column);
        return new Vectors(
                header,
                rows.stream().filter(row -> values.contains(row.get(index))).toList());
    }

    /** These columns as CSV, the header line first. */
    String csv(String... columns) {
        int[] indexes = Stream.of(columns).mapToInt(header::indexOf).toArray();
        return Stream.concat(Stream.of(header), rows.stream())
                .map(row -> IntStream.of(indexes).mapToObj(row::get).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }
}
