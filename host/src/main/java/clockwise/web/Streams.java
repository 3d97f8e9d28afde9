package clockwise.web;

import clockwise.live.LiveTables;
import clockwise.live.Picture;
import clockwise.live.Pictures;
import clockwise.live.Screens;
import io.micronaut.context.annotation.Property;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All streams of server-sent events: who follows which table, and the beat that keeps connections alive. */
@Singleton
final class Streams {
    private static final Problem TOO_MANY = Problem.of(
            HttpStatus.SERVICE_UNAVAILABLE, "TOO_MANY_STREAMS", "No more screens can follow. Close some of them.");

    /** After an hour a stream ends and the browser comes again, with a badge that is looked at again. */
    private static final int MOST_BEATS = 240;

    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final LiveTables tables;
    private final Pictures pictures;
    private final Clock clock;
    private final Places places;
    private final Map<Integer, Set<Client>> atTables = new ConcurrentHashMap<>();
    private final Set<Client> onTheFloor = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean floorChanged = new AtomicBoolean();
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("screens-", 0).factory());
    private final Runnable unfollow;

    Streams(
            LiveTables tables,
            Pictures pictures,
            Screens screens,
            Clock clock,
            @Property(name = "clockwise.most-streams") int most) {
        this.tables = tables;
        this.pictures = pictures;
        this.clock = clock;
        this.places = new Places(most);
        this.unfollow = screens.follow(this::changed);
    }

    /** The places for clients; one is taken when a stream is really sent, which an answer to HEAD never is. */
    private static final class Places {
        private final int most;
        private final AtomicInteger taken = new AtomicInteger();

        Places(int most) {
            this.most = most;
        }

        boolean areTaken() {
            return taken.get() >= most;
        }

        boolean take() {
            boolean free = taken.incrementAndGet() <= most;
            if (!free) {
                taken.decrementAndGet();
            }
            return free;
        }

        void give() {
            taken.decrementAndGet();
        }
    }

    /** A client with what it was told last. */
    private static final class Client {
        private final Set<Client> among;
        private final Feed feed;
        private final AtomicInteger beats = new AtomicInteger();
        private int answered;

        Client(Set<Client> among, Places places, Function<Client, Optional<byte[]>> news) {
            this.among = among;
            this.feed = new Feed(() -> news.apply(this).or(this::beat), () -> places.take() && among.add(this), () -> {
                places.give();
                among.remove(this);
            });
        }

        private Optional<byte[]> beat() {
            int now = beats.get();
            if (answered == now) {
                return Optional.empty();
            }
            answered = now;
            return Optional.of(BEAT);
        }

        void beats() {
            if (beats.incrementAndGet() > MOST_BEATS) {
                feed.close();
            } else {
                feed.knock();
            }
        }

        void leave() {
            feed.close();
            among.remove(this);
        }
    }

    /** Whole views of a table: at once, and after every change. */
    HttpResponse<?> table(int table) {
        Picture[] told = {null};
        return stream(atTables.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet()), _ -> {
            Optional<Picture> newest = pictures.of(table).filter(picture -> picture != told[0]);
            newest.ifPresent(picture -> told[0] = picture);
            return newest.map(Streams::frame);
        });
    }

    private static byte[] frame(Picture picture) {
        return switch (picture.shown()) {
            case Screens.Shown.Recorded recorded ->
                frame("table", Long.toString(recorded.state().seq()), picture.view());
            case Screens.Shown.Gone gone -> frame("unserved", "0", picture.view());
        };
    }

    /** What the players see of a table, at once and after every change, with the host's time for their clock. */
    HttpResponse<?> display(int table) {
        Picture[] told = {null};
        return stream(atTables.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet()), _ -> {
            Optional<Picture> newest = pictures.of(table).filter(picture -> picture != told[0]);
            newest.ifPresent(picture -> told[0] = picture);
            return newest.map(picture ->
                    frame("display", "", "{\"now\":" + clock.millis() + ",\"view\":" + picture.display() + "}"));
        });
    }

    /** The lines of the floor: all at once, then those that changed. */
    HttpResponse<?> floor() {
        Map<Integer, Picture> told = new HashMap<>();
        return stream(onTheFloor, _ -> {
            String lines = tables.all().stream()
                    .flatMap(table -> pictures.of(table.id()).stream())
                    .filter(picture -> told.put(picture.shown().table(), picture) != picture)
                    .map(Picture::line)
                    .collect(Collectors.joining(","));
            return lines.isEmpty() ? Optional.empty() : Optional.of(frame("floor", "", "[" + lines + "]"));
        });
    }

    private static byte[] frame(String event, String id, String json) {
        return ("event: " + event + "\n" + (id.isEmpty() ? "" : "id: " + id + "\n") + "data: " + json + "\n\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private HttpResponse<?> stream(Set<Client> among, Function<Client, Optional<byte[]>> news) {
        if (places.areTaken()) {
            return TOO_MANY.response().header(HttpHeaders.RETRY_AFTER, "10");
        }
        Client client = new Client(among, places, news);
        return HttpResponse.ok(client.feed)
                .contentType(MediaType.TEXT_EVENT_STREAM_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .header("X-Accel-Buffering", "no");
    }

    /** Called while the table is locked, so that all drawing and sending is left to another thread. */
    private void changed(Screens.Shown shown) {
        floorChanged.set(true);
        Set<Client> clients = atTables.getOrDefault(shown.table(), Set.of());
        if (!clients.isEmpty()) {
            threads.execute(() -> clients.forEach(client -> client.feed.knock()));
        }
    }

    @Scheduled(fixedRate = "500ms")
    void tellTheFloor() {
        if (floorChanged.getAndSet(false)) {
            onTheFloor.forEach(client -> client.feed.knock());
        }
    }

    /** Time alone changes the hands of the last hour. */
    @Scheduled(fixedRate = "1m", initialDelay = "1m")
    void minute() {
        floorChanged.set(true);
    }

    @Scheduled(fixedRate = "15s")
    void beat() {
        atTables.values().forEach(clients -> clients.forEach(Client::beats));
        onTheFloor.forEach(Client::beats);
    }

    @PreDestroy
    void close() {
        unfollow.run();
        atTables.values().forEach(clients -> clients.forEach(Client::leave));
        onTheFloor.forEach(Client::leave);
        threads.shutdownNow();
    }
}
