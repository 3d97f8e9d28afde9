package clockwise.demo;

import java.io.PrintStream;

/** One line that tells how far the start is: written over itself on a terminal, else once for each thing. */
final class Progress {
    private static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream out;
    private final boolean isTerminal;
    private String last = "";

    Progress(PrintStream out, boolean isTerminal) {
        this.out = out;
        this.isTerminal = isTerminal;
    }

    synchronized void tell(String what) {
        if (what.equals(last)) {
            return;
        }
        last = what;
        if (isTerminal) {
            out.print(BACK_AND_CLEAR + what);
            out.flush();
        } else {
            out.println(what);
        }
    }

    /** What stays on the screen, below nothing else. */
    synchronized void end(String text) {
        out.print((isTerminal ? BACK_AND_CLEAR : "") + text);
        out.flush();
    }
}
