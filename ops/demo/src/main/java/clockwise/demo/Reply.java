package clockwise.demo;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the host answered to a request. */
record Reply(int status, String body) {
    private static final Pattern CODE = Pattern.compile("\"code\":\"([A-Z_]+)\"");

    boolean isDone() {
        return status == 200;
    }

    /** The code of a refusal or problem, empty where there is none. */
    String code() {
        Matcher code = CODE.matcher(body);
        return !isDone() && code.find() ? code.group(1) : "";
    }
}
