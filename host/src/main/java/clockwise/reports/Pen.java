package clockwise.reports;

import clockwise.reports.Typeface.Style;
import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/** Draws on a page in points from its top left corner. */
record Pen(PDPageContentStream page, float height, Typeface typeface) {
    /** To which side of a point a text stands. */
    enum Side {
        LEFT,
        CENTRE,
        RIGHT
    }

    void text(String text, Style style, Color colour, Side side, float x, float baseline) throws IOException {
        float width = typeface.width(text, style);
        float start = switch (side) {
            case LEFT -> x;
            case CENTRE -> x - width / 2;
            case RIGHT -> x - width;
        };
        page.setNonStrokingColor(colour);
        page.setStrokingColor(colour);
        page.setLineWidth(style.stroke());
        page.beginText();
        page.setFont(typeface.font(), style.size());
        page.setRenderingMode(style.bold() ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
        page.setCharacterSpacing(style.spacing());
        page.newLineAtOffset(start, height - baseline);
        page.showText(text);
        page.endText();
    }

    /** Draws lines below each other and answers where the next one would have its top. */
    float lines(List<String> lines, Style style, Color colour, float x, float top) throws IOException {
        float y = top;
        for (String line : lines) {
            text(line, style, colour, Side.LEFT, x, y + (style.leading() + style.capital()) / 2);
            y += style.leading();
        }
        return y;
    }

    void fill(Color colour, float x, float y, float width, float tall) throws IOException {
        page.setNonStrokingColor(colour);
        page.addRect(x, height - y - tall, width, tall);
        page.fill();
    }

    void line(Color colour, float thickness, float fromX, float fromY, float toX, float toY) throws IOException {
        page.setStrokingColor(colour);
        page.setLineWidth(thickness);
        page.moveTo(fromX, height - fromY);
        page.lineTo(toX, height - toY);
        page.stroke();
    }

    /** A QR code as one path, so that no seams show between its squares; the quiet zone is the caller's. */
    void code(QrCode code, Color colour, float x, float y, float side) throws IOException {
        float square = side / code.size();
        page.setNonStrokingColor(colour);
        for (QrCode.Run run : code.runs()) {
            page.addRect(x + run.left() * square, height - y - (run.top() + 1) * square, run.length() * square, square);
        }
        page.fill();
    }
}
