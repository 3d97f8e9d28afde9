package clockwise.reports;

import clockwise.reports.Placard.Column;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A placard as one HTML page that needs nothing else: for a screen at the table, and for whoever scans the code. */
public final class PlacardPage {
    private static final String PAGE = read("/pages/placard.html");
    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");

    private PlacardPage() {}

    public static String of(Placard placard) {
        String address = placard.schedule().toASCIIString();
        QrCode code = QrCode.of(address);
        int side = code.size() + 2 * QrCode.QUIET;
        return fill(Map.ofEntries(
                Map.entry("game", escape(placard.game())),
                Map.entry("option", escape(placard.optionTitle())),
                Map.entry("filing", escape(placard.filedAs())),
                Map.entry("least", placard.leastWager()),
                Map.entry("most", placard.mostWager()),
                Map.entry("heads", heads(placard)),
                Map.entry("rows", rows(placard)),
                Map.entry("notices", notices(placard)),
                Map.entry("view", -QrCode.QUIET + " " + -QrCode.QUIET + " " + side + " " + side),
                Map.entry("code", path(code)),
                Map.entry("date", placard.posted().toString()),
                Map.entry("posted", placard.postedOn()),
                Map.entry("law", escape(Notice.LAW)),
                Map.entry("address", escape(address))));
    }

    /** A page that says why there is no placard. */
    public static String refused(String reason) {
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>No placard</title></head>
            <body><h1>This may not be posted</h1><p>%s</p></body></html>
            """.formatted(escape(reason));
    }

    /** In one pass, so that a name that looks like a place stays a name. */
    private static String fill(Map<String, String> values) {
        return PLACE.matcher(PAGE)
                .replaceAll(place ->
                        Matcher.quoteReplacement(Objects.requireNonNull(values.get(place.group(1)), place.group())));
    }

    private static String heads(Placard placard) {
        return head(placard.bands())
                + placard.fees().stream().map(PlacardPage::head).collect(Collectors.joining());
    }

    private static String head(Column column) {
        String per = column.per().isEmpty() ? "" : " <small>" + escape(column.per()) + "</small>";
        return "<th scope=\"col\">" + escape(column.heading()) + per + "</th>";
    }

    private static String rows(Placard placard) {
        StringBuilder rows = new StringBuilder();
        List<String> bands = placard.bands().cells();
        for (int row = 0; row < bands.size(); row++) {
            rows.append("      <tr><th scope=\"row\">")
                    .append(escape(bands.get(row)))
                    .append("</th>");
            for (Column column : placard.fees()) {
                rows.append(cell(column, row));
            }
            rows.append("</tr>\n");
        }
        return rows.toString().stripTrailing();
    }

    /** A figure that holds for all rates stands once. */
    private static String cell(Column column, int row) {
        int rows = column.cells().size();
        if (rows == 1 || !column.isFlat()) {
            return "<td>" + escape(column.cells().get(row)) + "</td>";
        }
        return row > 0
                ? ""
                : "<td rowspan=\"" + rows + "\">" + escape(column.cells().getFirst()) + "</td>";
    }

    private static String notices(Placard placard) {
        return Notice.of(placard).stream()
                .map(notice -> "      <section><h2>" + escape(notice.title()) + "</h2>"
                        + notice.sentences().stream()
                                .map(sentence -> "<p>" + escape(sentence) + "</p>")
                                .collect(Collectors.joining())
                        + "</section>")
                .collect(Collectors.joining("\n"));
    }

    private static String path(QrCode code) {
        return code.runs().stream()
                .map(run -> "M" + run.left() + " " + run.top() + "h" + run.length() + "v1h-" + run.length() + "z")
                .collect(Collectors.joining());
    }

    private static String read(String resource) {
        try (InputStream in = Objects.requireNonNull(PlacardPage.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
