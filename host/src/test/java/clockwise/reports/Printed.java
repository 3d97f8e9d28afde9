package clockwise.reports;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.ChecksumException;
import com.google.zxing.FormatException;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** What can be read off a PDF: its text in the order of drawing, where each piece stands. */
record Printed(int pages, List<Piece> pieces) {
    /** Characters drawn side by side in one size; y is the baseline, counted from the top of the page. */
    record Piece(String text, float left, float right, float baseline, float size) {
        float top() {
            return baseline - size * Typeface.CAPITAL;
        }

        float bottom() {
            return baseline + size * 0.21f; // Liberation Sans goes so far below the baseline
        }

        boolean overlaps(Piece other) {
            return left < other.right && other.left < right && top() < other.bottom() && other.top() < bottom();
        }

        private Piece and(TextPosition next) {
            return new Piece(text + next.getUnicode(), left, next.getX() + next.getWidth(), baseline, size);
        }

        private boolean goesOnWith(TextPosition next) {
            return next.getY() == baseline
                    && next.getFontSizeInPt() == size
                    && Math.abs(next.getX() - right) < size / 4;
        }
    }

    static Printed of(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            List<Piece> pieces = new ArrayList<>();
            new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition next) {
                    if (!pieces.isEmpty() && pieces.getLast().goesOnWith(next)) {
                        pieces.add(pieces.removeLast().and(next));
                    } else {
                        pieces.add(new Piece(
                                next.getUnicode(),
                                next.getX(),
                                next.getX() + next.getWidth(),
                                next.getY(),
                                next.getFontSizeInPt()));
                    }
                }
            }.getText(document);
            return new Printed(document.getNumberOfPages(), pieces);
        }
    }

    static BufferedImage picture(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFRenderer(document).renderImageWithDPI(0, 150);
        }
    }

    List<String> texts() {
        return pieces.stream().map(Piece::text).toList();
    }

    /** The whole text with single spaces, so that sentences can be found across lines. */
    String flow() {
        return String.join(" ", texts());
    }

    Piece piece(String text) {
        return pieces.stream()
                .filter(piece -> piece.text.equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is not in " + texts()));
    }

    /** What the QR code somewhere on a picture says. */
    static String scan(BufferedImage picture) throws NotFoundException, ChecksumException, FormatException {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
        var source = new RGBLuminanceSource(width, height, pixels);
        return new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source)))
                .getText();
    }
}
