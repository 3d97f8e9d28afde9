package clockwise.reports;

import java.io.IOException;

/** What stands on a printed page, for tests of other packages. */
public final class Paper {
    private Paper() {}

    /** The whole text with single spaces. */
    public static String text(byte[] pdf) throws IOException {
        return Printed.of(pdf).flow();
    }
}
