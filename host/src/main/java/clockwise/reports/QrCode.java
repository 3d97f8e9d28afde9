package clockwise.reports;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.ArrayList;
import java.util.List;

/** The dark squares of a QR code as horizontal runs, without the quiet zone. */
record QrCode(int size, List<Run> runs) {
    /** The light border that a reader needs around the code (ISO/IEC 18004: four squares). */
    static final int QUIET = 4;

    /** Dark squares side by side, counted from the left and from the top. */
    record Run(int left, int top, int length) {}

    QrCode {
        runs = List.copyOf(runs);
    }

    /** A code that is still read when a quarter of it is scratched or stained. */
    static QrCode of(String text) {
        try {
            ByteMatrix squares = Encoder.encode(text, ErrorCorrectionLevel.Q).getMatrix();
            return new QrCode(squares.getWidth(), runs(squares));
        } catch (WriterException e) {
            throw new IllegalArgumentException("too long for a QR code: " + text.length() + " characters", e);
        }
    }

    private static List<Run> runs(ByteMatrix squares) {
        List<Run> runs = new ArrayList<>();
        for (int y = 0; y < squares.getHeight(); y++) {
            for (int x = 0; x < squares.getWidth(); x++) {
                int start = x;
                while (x < squares.getWidth() && squares.get(x, y) == 1) {
                    x++;
                }
                if (x > start) {
                    runs.add(new Run(start, y, x - start));
                }
            }
        }
        return runs;
    }
}
