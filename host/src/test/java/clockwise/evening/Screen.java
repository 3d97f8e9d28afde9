package clockwise.evening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A screen that follows a stream of server-sent events. */
final class Screen implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 20_000;

    /** One event as it was sent. */
    record Told(String event, String id, String data) {}

    private final Stream<String> lines;
    private final List<Told> told = new ArrayList<>();

    Screen(HttpClient client, HttpRequest request) {
        try {
            HttpResponse<Stream<String>> response = client.send(request, BodyHandlers.ofLines());
            lines = response.body();
            if (response.statusCode() != 200) {
                throw new AssertionError(response + " " + lines.collect(Collectors.joining("\n")));
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        List<String> parts = new ArrayList<>();
        try {
            lines.forEach(line -> {
                parts.add(line);
                if (line.isEmpty()) {
                    tell(new Told(field(parts, "event"), field(parts, "id"), field(parts, "data")));
                    parts.clear();
                }
            });
        } catch (UncheckedIOException e) {
            tell(new Told("closed", "", String.valueOf(e.getMessage())));
        }
    }

    private static String field(List<String> parts, String name) {
        return parts.stream()
                .filter(part -> part.startsWith(name + ": "))
                .map(part -> part.substring(name.length() + 2))
                .collect(Collectors.joining("\n"));
    }

    private synchronized void tell(Told one) {
        if (!one.event().isEmpty()) {
            told.add(one);
            notifyAll();
        }
    }

    /** All that was told so far. */
    synchronized List<Told> told() {
        return List.copyOf(told);
    }

    /** Waits until something like this has been told. */
    synchronized Told await(Predicate<Told> wanted) throws InterruptedException {
        long until = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
        while (told.stream().noneMatch(wanted)) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("was never told; so far: " + told);
            }
            wait(left);
        }
        return told.stream().filter(wanted).findFirst().orElseThrow();
    }

    @Override
    public void close() {
        lines.close();
    }
}
