package clockwise.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

/** What a call of the desk answered. */
record Called(int code, String out, String err) {
    static Called with(String input, String... arguments) throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Desk.run(
                List.of(arguments),
                new BufferedReader(new StringReader(input)),
                new PrintWriter(out),
                new PrintWriter(err));
        return new Called(code, out.toString(), err.toString());
    }
}
