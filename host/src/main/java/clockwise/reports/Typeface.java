package clockwise.reports;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** The one typeface of printed pages and its measures: Liberation Sans, which ships with PDFBox, embedded. */
record Typeface(PDFont font) {
    /** Height of a capital as a part of the size. */
    static final float CAPITAL = 0.729f;

    /** Distance of lines as a part of the size. */
    static final float LEADING = 1.25f;

    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** Only the regular cut ships with PDFBox: bold is the same outline with a stroke this thick, and set wider. */
    private static final float BOLD_STROKE = 0.036f;

    private static final float BOLD_SPACING = 0.022f;

    /** A size in points and a weight. */
    record Style(float size, boolean bold) {
        static Style regular(float size) {
            return new Style(size, false);
        }

        static Style bold(float size) {
            return new Style(size, true);
        }

        float stroke() {
            return bold ? size * BOLD_STROKE : 0;
        }

        float spacing() {
            return bold ? size * BOLD_SPACING : 0;
        }

        float capital() {
            return size * CAPITAL;
        }

        float leading() {
            return size * LEADING;
        }
    }

    static Typeface of(PDDocument document) throws IOException {
        try (InputStream in = Objects.requireNonNull(PDFont.class.getResourceAsStream(FILE), FILE)) {
            return new Typeface(PDType0Font.load(document, in, true));
        }
    }

    float width(String text, Style style) {
        try {
            return font.getStringWidth(text) / 1000 * style.size + text.length() * style.spacing();
        } catch (IOException e) {
            throw new IllegalStateException("the typeface cannot be measured", e);
        }
    }

    /** Whether it has a sign for every character. */
    boolean covers(String text) {
        try {
            font.encode(text);
            return true;
        } catch (IllegalArgumentException | IOException e) {
            return false;
        }
    }

    /** A text with a question mark for what there is no sign for. */
    String shown(String text) {
        if (covers(text)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().mapToObj(Character::toString).forEach(sign -> shown.append(covers(sign) ? sign : "?"));
        return shown.toString();
    }

    /** The text broken into lines between words; a word that is wider than a line is broken anywhere. */
    List<String> lines(String text, Style style, float width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer, style) <= width) {
                line.setLength(0);
                line.append(longer);
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line.toString());
            }
            line.setLength(0);
            line.append(breakWord(word, style, width, lines));
        }
        lines.add(line.toString());
        return lines;
    }

    /** Adds full lines of a long word and answers the rest of it. */
    private String breakWord(String word, Style style, float width, List<String> lines) {
        String rest = word;
        while (width(rest, style) > width) {
            int end = rest.length() - 1;
            while (end > 1 && width(rest.substring(0, end), style) > width) {
                end--;
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return rest;
    }
}
