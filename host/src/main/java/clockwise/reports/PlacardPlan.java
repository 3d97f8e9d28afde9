package clockwise.reports;

import clockwise.reports.Placard.Column;
import clockwise.reports.Typeface.Style;
import java.util.List;

/**
 * Where the parts of a printed placard stand on US Letter and how large its type is.
 *
 * <p>Legible at two metres: what a player must read from the chair (game, limits, bands, fees) has at least 24 points.
 * A capital is then 6 mm high and seen under ten minutes of arc, twice what normal sight (20/20) resolves, so 20/40
 * suffices. Fees and limits are larger wherever there is room. The notice is read from near by.
 *
 * @param gap white space between the parts
 */
record PlacardPlan(
        Style name,
        List<String> nameLines,
        float bannerHeight,
        float headHeight,
        float rowHeight,
        Style fee,
        Style band,
        Style words,
        float gap) {
    static final float WIDTH = 612;
    static final float HEIGHT = 792;
    static final float MARGIN = 36;
    static final float INNER = WIDTH - 2 * MARGIN;
    static final float LEAST_SIZE = 24;

    static final float PADDING = 16;
    static final float LIMITS_HEIGHT = 62;
    static final float NAME_LEADING = 1.12f;
    static final Style COLUMN_HEAD = Style.bold(LEAST_SIZE);
    static final float HEAD_LINE = COLUMN_HEAD.size() * 1.1f;
    static final Style PER = Style.regular(14);

    /** The code, its caption and the date stand beside the notice. */
    static final float CODE_SIDE = 118;

    static final float ASIDE_HEIGHT = CODE_SIDE + 70;
    static final float NOTICE_WIDTH = INNER - CODE_SIDE - 30;
    static final Style SMALL = Style.regular(8.5f);

    private static final float LARGEST_NAME = 54;
    private static final float LARGEST_TWO_LINES = 40;
    private static final float GOOD_NAME = 30;
    private static final float LARGEST_FEE = 38;
    private static final Style GOOD_FEE = Style.bold(32);
    private static final float LARGEST_BAND = 32;
    private static final float LARGEST_ROW = 52;
    private static final float GOOD_ROW = 41;
    private static final float LEAST_ROW = 29;
    private static final float LARGEST_WORDS = 13;
    private static final float GOOD_WORDS = 10;
    private static final float LEAST_WORDS = 9;
    private static final float LEAST_GAP = 12;
    private static final int GAPS = 3;

    /** The largest type with which everything has its place; what is read from near by gives way first. */
    static PlacardPlan of(Placard placard, Typeface typeface) {
        PlacardPlan plan = with(largestName(placard, typeface), Style.regular(LARGEST_WORDS), placard, typeface);
        while (plan.rowHeight < GOOD_ROW && plan.canBeTighter()) {
            Style name = plan.name;
            Style words = plan.words;
            boolean wordsGiveWay = words.size() > (name.size() > GOOD_NAME ? GOOD_WORDS : LEAST_WORDS);
            plan = wordsGiveWay
                    ? with(name, Style.regular(words.size() - 0.5f), placard, typeface)
                    : with(Style.bold(name.size() - 1), words, placard, typeface);
        }
        if (plan.rowHeight < LEAST_ROW) {
            throw new IllegalArgumentException("too much text for one page");
        }
        return plan;
    }

    private boolean canBeTighter() {
        return name.size() > LEAST_SIZE || words.size() > LEAST_WORDS;
    }

    private static PlacardPlan with(Style name, Style words, Placard placard, Typeface typeface) {
        List<String> nameLines = typeface.lines(placard.game(), name, INNER - 2 * PADDING);
        float banner = 52 + nameLines.size() * name.size() * NAME_LEADING;
        float head = 2 * HEAD_LINE + PER.size() + 8;
        float foot = footHeight(placard, typeface, words);
        int rows = placard.rates().size();
        float body = HEIGHT - 2 * MARGIN - banner - LIMITS_HEIGHT - head - GAPS * LEAST_GAP - foot;
        float row = Math.min(body / rows, LARGEST_ROW);
        return new PlacardPlan(
                name,
                nameLines,
                banner,
                head,
                row,
                feeStyle(placard, typeface, row),
                bandStyle(placard, typeface, row),
                words,
                LEAST_GAP + (body - row * rows) / GAPS);
    }

    /** The largest type in which the name has one line, or else two. */
    private static Style largestName(Placard placard, Typeface typeface) {
        for (float size = LARGEST_NAME; size > LEAST_SIZE; size--) {
            int lines = size > LARGEST_TWO_LINES ? 1 : 2;
            Style style = Style.bold(size);
            if (typeface.lines(placard.game(), style, INNER - 2 * PADDING).size() <= lines) {
                return style;
            }
        }
        return Style.bold(LEAST_SIZE);
    }

    private static Style feeStyle(Placard placard, Typeface typeface, float rowHeight) {
        Style style = Style.bold(Math.clamp(rowHeight * 0.78f, LEAST_SIZE, LARGEST_FEE));
        for (Column column : placard.fees()) {
            for (String fee : column.cells()) {
                style = fitting(fee, style, feeWidth(column, typeface) - PADDING / 2, typeface);
            }
        }
        return style;
    }

    private static Style bandStyle(Placard placard, Typeface typeface, float rowHeight) {
        Style style = Style.regular(Math.clamp(rowHeight * 0.7f, LEAST_SIZE, LARGEST_BAND));
        float width = bandsWidth(placard, typeface) - PADDING;
        for (String band : placard.bands().cells()) {
            style = fitting(band, style, width, typeface);
        }
        return style;
    }

    /** What the columns of fees leave. */
    static float bandsWidth(Placard placard, Typeface typeface) {
        return INNER
                - (float) placard.fees().stream()
                        .mapToDouble(column -> feeWidth(column, typeface))
                        .sum();
    }

    /** As wide as the longest word of its heading, or as its figures. */
    static float feeWidth(Column column, Typeface typeface) {
        double head = headLines(column).stream()
                .mapToDouble(line -> typeface.width(line, COLUMN_HEAD))
                .max()
                .orElse(0);
        double figure = column.cells().stream()
                .mapToDouble(cell -> typeface.width(cell, GOOD_FEE))
                .max()
                .orElse(0);
        return (float) Math.max(head, figure) + PADDING;
    }

    /** A heading in two lines: the last word below the others. */
    static List<String> headLines(Column column) {
        int space = column.heading().lastIndexOf(' ');
        return List.of(column.heading().substring(0, space), column.heading().substring(space + 1));
    }

    /** The notices or what stands beside them, whichever is taller, and the small print. */
    private static float footHeight(Placard placard, Typeface typeface, Style words) {
        float height = 0;
        for (Notice notice : Notice.of(placard)) {
            height += titleHeight(words);
            for (String sentence : notice.sentences()) {
                height += typeface.lines(sentence, words, NOTICE_WIDTH).size() * words.leading() + between(words);
            }
        }
        return Math.max(height, ASIDE_HEIGHT)
                + 4
                + smallPrint(placard, typeface).size() * SMALL.leading();
    }

    static List<String> smallPrint(Placard placard, Typeface typeface) {
        String text = Notice.LAW + " Posted schedule: " + placard.schedule().toASCIIString();
        return typeface.lines(text, SMALL, INNER);
    }

    static Style title(Style words) {
        return Style.bold(words.size() + 3);
    }

    static float titleHeight(Style words) {
        return title(words).leading() + 6;
    }

    static float between(Style words) {
        return words.size() * 0.4f;
    }

    /** The largest style of a weight, from a size down to the least, in which a text is no wider than this. */
    static Style fitting(String text, Style largest, float width, Typeface typeface) {
        Style style = largest;
        while (style.size() > LEAST_SIZE && typeface.width(text, style) > width) {
            style = new Style(Math.max(LEAST_SIZE, style.size() - 0.5f), style.bold());
        }
        return style;
    }
}
