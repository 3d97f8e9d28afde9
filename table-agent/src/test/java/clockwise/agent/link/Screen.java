package clockwise.agent.link;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.stream.Stream;

/** A client of table 12's stream, as a tablet is one: what it was shown last, and when. */
final class Screen implements AutoCloseable {
    private record Shown(long seq, long at) {}

    private final HttpClient client = HttpClient.newHttpClient();
    private volatile Shown shown = new Shown(0, 0);
    private long next;

    Screen(HostProcess host) throws IOException, InterruptedException {
        HttpResponse<Stream<String>> stream =
                client.send(host.request("/api/tables/12/stream").build(), BodyHandlers.ofLines());
        if (stream.statusCode() != 200) {
            throw new IOException("the stream is refused: " + stream.statusCode());
        }
        Thread.ofPlatform().daemon().name("screen").start(() -> look(stream.body()));
    }

    private void look(Stream<String> lines) {
        try {
            lines.forEach(this::hear);
        } catch (UncheckedIOException e) {
            shown = new Shown(-1, 0); // the host is gone: nothing more is shown
        }
    }

    /** The number of the last event comes first, then the whole view; only then has it arrived. */
    private void hear(String line) {
        if (line.startsWith("id: ")) {
            next = Long.parseLong(line.substring("id: ".length()));
        } else if (line.startsWith("data: ")) {
            shown = new Shown(next, System.nanoTime());
        }
    }

    long seq() {
        return shown.seq();
    }

    /** When it was shown, by the steady clock. */
    long at() {
        return shown.at();
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
