package clockwise.evening;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.live.TableView;
import clockwise.store.TableForms;
import clockwise.table.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Supplier;

/** Somebody with a badge at a tablet: knows the host by its address alone. */
final class Tablet {
    private static final Form<TableView> VIEW = TableForms.ALL.of(TableView.class);
    private static final int MOST_AGAIN = 30;
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Supplier<String> host;
    private final String badge;
    private final String pass;

    /** @param host the address, which may change when the host is started again */
    Tablet(Supplier<String> host, String badge) {
        this.host = host;
        this.badge = badge;
        HttpResponse<byte[]> signed = send(HttpRequest.newBuilder(URI.create(host.get() + "/api/sign-in"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"badge\":\"" + badge + "\"}")));
        this.pass = signed.headers()
                .firstValue("set-cookie")
                .map(cookie -> cookie.substring(0, cookie.indexOf(';')))
                .orElseThrow(() -> new AssertionError(badge + " was not let in: " + reply(signed)));
    }

    String badge() {
        return badge;
    }

    /** Asks once. */
    Reply asks(int table, String id, long revision, Command command) {
        return posts("/api/tables/" + table + "/requests", body(id, revision, command));
    }

    /** Asks again with the same request as long as the host says that the log does not answer: it may be busy. */
    Reply asksPatiently(int table, String id, long revision, Command command) {
        return patiently(() -> asks(table, id, revision, command));
    }

    private static Reply patiently(Supplier<Reply> asking) {
        Reply reply = asking.get();
        for (int again = 0; again < MOST_AGAIN && reply.code().equals("LOG_UNAVAILABLE"); again++) {
            reply = asking.get();
        }
        return reply;
    }

    static String body(String id, long revision, Command command) {
        return "{\"id\":\"" + id + "\",\"revision\":" + revision + ",\"command\":" + TableForms.COMMAND.text(command)
                + "}";
    }

    Reply posts(String path, String body) {
        return posts(path, body.getBytes(StandardCharsets.UTF_8), "application/json");
    }

    Reply posts(String path, byte[] body, String type) {
        return reply(send(to(path).header("Content-Type", type).POST(BodyPublishers.ofByteArray(body))));
    }

    Reply gets(String path) {
        return reply(send(to(path).GET()));
    }

    Reply sends(String method, String path) {
        return reply(send(to(path).method(method, BodyPublishers.noBody())));
    }

    /** The table as a screen shows it. */
    TableView looks(int table) {
        return view(shown(table));
    }

    String shown(int table) {
        Reply reply = patiently(() -> gets("/api/tables/" + table));
        if (reply.status() != 200) {
            throw new AssertionError("table " + table + " is not shown: " + reply);
        }
        return reply.body();
    }

    static TableView view(String json) {
        try {
            return VIEW.read(json);
        } catch (Misread e) {
            throw new AssertionError(json, e);
        }
    }

    /** Follows a stream of the host. */
    Screen follows(String path) {
        return new Screen(CLIENT, to(path).timeout(Duration.ofSeconds(10)).build());
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(host.get() + path)).header("Cookie", pass);
    }

    private static Reply reply(HttpResponse<byte[]> response) {
        return new Reply(
                response.statusCode(),
                response.headers().firstValue("content-type").orElse(""),
                new String(response.body(), StandardCharsets.UTF_8));
    }

    private static HttpResponse<byte[]> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
