package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Somebody with a badge who uses the API of a running host in a test. */
final class Visitor {
    private static final Pattern REVISION = Pattern.compile("\"revision\":(\\d+)");

    private final RunningHost host;
    private final HttpClient client;
    private final String pass;
    private long asked;

    Visitor(RunningHost host, HttpClient client, String badge) throws Exception {
        this.host = host;
        this.client = client;
        HttpRequest signIn = HttpRequest.newBuilder(URI.create(host.url("/api/sign-in")))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"badge\":\"" + badge + "\"}"))
                .build();
        String cookie = client.send(signIn, BodyHandlers.ofString())
                .headers()
                .firstValue("set-cookie")
                .orElseThrow();
        this.pass = cookie.substring(0, cookie.indexOf(';'));
    }

    /** The cookie that is sent with every request. */
    String pass() {
        return pass;
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(host.url(path)))
                .header("Content-Type", "application/json")
                .header("Cookie", pass);
    }

    HttpResponse<String> get(String path) throws Exception {
        return client.send(to(path).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String body) throws Exception {
        return client.send(to(path).POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> ask(int table, String id, long revision, String command) throws Exception {
        return post(
                "/api/tables/" + table + "/requests",
                "{\"id\":\"" + id + "\",\"revision\":" + revision + ",\"command\":" + command + "}");
    }

    /** Asks with a new id and the revision of now, and is not refused. */
    long does(int table, String command) throws Exception {
        long now = revision(get("/api/tables/" + table).body());
        HttpResponse<String> done = ask(table, pass.hashCode() + "-" + ++asked, now, command);
        assertEquals(200, done.statusCode(), command + " " + done.body());
        return revision(done.body());
    }

    static long revision(String json) {
        Matcher found = REVISION.matcher(json);
        assertTrue(found.find(), json);
        return Long.parseLong(found.group(1));
    }

    /** The data of the events of a stream, as they arrive. */
    Followed follow(String path) throws Exception {
        LinkedBlockingQueue<String> events = new LinkedBlockingQueue<>();
        HttpResponse<Stream<String>> response = client.send(to(path).build(), BodyHandlers.ofLines());
        assertEquals(200, response.statusCode());
        Thread.ofVirtual().start(() -> read(response.body(), events));
        return new Followed(events);
    }

    private static void read(Stream<String> lines, LinkedBlockingQueue<String> events) {
        try {
            lines.filter(line -> line.startsWith("data: "))
                    .forEach(line -> events.add(line.substring("data: ".length())));
        } catch (UncheckedIOException e) {
            events.add("the stream broke: " + e.getMessage()); // as it does when the test is over
        }
    }

    /** A stream that is followed. */
    record Followed(LinkedBlockingQueue<String> events) {
        /** The next event that tells this; those before it are passed over. */
        String until(String part) throws InterruptedException {
            for (String event = next(); ; event = next()) {
                if (event.contains(part)) {
                    return event;
                }
            }
        }

        String next() throws InterruptedException {
            String event = events.poll(30, TimeUnit.SECONDS);
            assertTrue(event != null, "nothing comes");
            return event;
        }
    }
}
