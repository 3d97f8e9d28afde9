package clockwise.demo;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.live.FloorLine;
import clockwise.live.PastRound;
import clockwise.live.TableView;
import clockwise.store.TableForms;
import clockwise.table.Command;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Somebody with a badge at a screen: knows the host by its address alone, and signs in again when that has run out. */
final class Tablet {
    /** All tables in a line each. */
    record Lines(List<FloorLine> lines) {}

    private static final Form<TableView> VIEW = TableForms.ALL.of(TableView.class);
    private static final Form<Lines> LINES = TableForms.ALL.of(Lines.class);
    private static final Form<PastRound> REPLAY = TableForms.ALL.of(PastRound.class);
    private static final Duration LONGEST = Duration.ofSeconds(20);
    private static final Duration BUSY = Duration.ofMillis(300);
    private static final int MOST_AGAIN = 30;
    private static final int NOT_SIGNED_IN = 401;
    private static final int UNAVAILABLE = 503;

    private final HttpClient client;
    private final URI host;
    private final String badge;
    private String pass = "";

    Tablet(HttpClient client, URI host, String badge) {
        this.client = client;
        this.host = host;
        this.badge = badge;
    }

    String badge() {
        return badge;
    }

    /** Asks for something at a table; the same request again as long as the host cannot say whether it is done. */
    Reply asks(int table, long revision, Command command) throws InterruptedException {
        String body = "{\"id\":\"" + UUID.randomUUID() + "\",\"revision\":" + revision + ",\"command\":"
                + TableForms.COMMAND.text(command) + "}";
        return patiently("/api/tables/" + table + "/requests", body);
    }

    TableView looks(int table) throws InterruptedException {
        return read(VIEW, shown("/api/tables/" + table));
    }

    List<FloorLine> looksAround() throws InterruptedException {
        return read(LINES, "{\"lines\":" + shown("/api/tables") + "}").lines();
    }

    PastRound replays(int table, long round) throws InterruptedException {
        return read(REPLAY, shown("/api/tables/" + table + "/rounds/" + round + "/replay"));
    }

    private String shown(String path) throws InterruptedException {
        Reply reply = patiently(path, "");
        if (!reply.isDone()) {
            throw new HostAway(path + ": " + reply);
        }
        return reply.body();
    }

    private static <T> T read(Form<T> form, String json) {
        try {
            return form.read(json);
        } catch (Misread e) {
            throw new IllegalStateException(e.getMessage() + " in " + json, e);
        }
    }

    private Reply patiently(String path, String body) throws InterruptedException {
        for (int again = 0; again < MOST_AGAIN; again++) {
            Reply reply = signedIn(path, body);
            if (reply.status() != UNAVAILABLE) {
                return reply;
            }
            Pace.rest(BUSY);
        }
        throw new HostAway(path + " is not available");
    }

    private synchronized Reply signedIn(String path, String body) throws InterruptedException {
        Reply reply = reply(send(path, body));
        if (reply.status() != NOT_SIGNED_IN) {
            return reply;
        }
        HttpResponse<String> signed = send("/api/sign-in", "{\"badge\":\"" + badge + "\"}");
        pass = signed.headers()
                .firstValue("set-cookie")
                .map(cookie -> cookie.substring(0, cookie.indexOf(';')))
                .orElseThrow(() -> new HostAway(badge + " is not let in: " + reply(signed)));
        return reply(send(path, body));
    }

    private static Reply reply(HttpResponse<String> response) {
        return new Reply(response.statusCode(), response.body());
    }

    /** With a body it is sent, without one it is asked for. */
    private HttpResponse<String> send(String path, String body) throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(host.resolve(path)).timeout(LONGEST);
        if (!pass.isEmpty()) {
            request.header("Cookie", pass);
        }
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new HostAway(path + ": " + e);
        }
    }
}
