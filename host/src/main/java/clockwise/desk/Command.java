package clockwise.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** A command of the rulings desk: reads from `in`, prints to `out`, complains to `err`, answers an exit code. */
interface Command {
    int DONE = 0;
    int BAD_INPUT = 2;

    /** The words that call it and what it takes, as the help shows them: `count pai-gow`. */
    String usage();

    /** One sentence that says what it does. */
    String summary();

    /** Skips the byte order mark that some programs put before a text. */
    static void skipMark(BufferedReader in) throws IOException {
        in.mark(1);
        if (in.read() != '\ufeff') {
            in.reset();
        }
    }

    int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException;
}
