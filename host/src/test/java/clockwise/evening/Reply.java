package clockwise.evening;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.live.Outcome;
import clockwise.store.TableForms;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the host answered. */
record Reply(int status, String type, String body) {
    private static final Form<Outcome.Done> DONE = TableForms.ALL.of(Outcome.Done.class);
    private static final Pattern CODE = Pattern.compile("\"code\":\"([A-Z_]+)\"");

    boolean isDone() {
        return status == 200;
    }

    /** The code of a refusal or problem, empty where there is none. */
    String code() {
        Matcher code = CODE.matcher(body);
        return status != 200 && code.find() ? code.group(1) : "";
    }

    /** Where in the log the request stands; anything but "done" is a failure of the test. */
    Outcome.Done done() {
        if (!isDone()) {
            throw new AssertionError("refused: " + this);
        }
        try {
            return DONE.read(body);
        } catch (Misread e) {
            throw new AssertionError(body, e);
        }
    }
}
