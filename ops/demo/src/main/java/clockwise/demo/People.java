package clockwise.demo;

import clockwise.live.TableView;
import clockwise.table.Command;
import clockwise.table.Phase;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** All the simulated people: they open the tables, and then they play until they are stopped. */
final class People implements AutoCloseable {
    private static final int OF_PEOPLE = 2;
    private static final int OF_CROWD = 3;
    private static final int OF_FLOOR = 4;
    private static final int SEATED_FOR_YOU = 5;

    private final Wanted wanted;
    private final HttpClient client;
    private final URI host;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    People(Wanted wanted, URI host) {
        this.wanted = wanted;
        this.host = host;
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
    }

    private Tablet tablet(String badge) {
        return new Tablet(client, host, badge);
    }

    /** Opens all tables that are not open, and tells each time how many are. */
    void open(IntConsumer opened) throws InterruptedException, ExecutionException {
        AtomicInteger count = new AtomicInteger();
        List<Future<?>> opening = new ArrayList<>();
        for (int table = 1; table <= wanted.tables(); table++) {
            int number = table;
            if (wanted.dealt().contains(table) || wanted.isReady(table)) {
                opening.add(threads.submit(() -> {
                    open(number);
                    opened.accept(count.incrementAndGet());
                    return number;
                }));
            }
        }
        for (Future<?> one : opening) {
            one.get();
        }
    }

    private void open(int table) throws InterruptedException {
        Tablet floor = tablet("F-1");
        TableView view = floor.looks(table);
        if (view.phase() == Phase.CLOSED) {
            must(floor, table, Spread.at(table).opening());
        }
        if (view.box().isEmpty()) {
            must(floor, table, new Command.AttachBox("B-" + table));
        }
        Crowd crowd = new Crowd(table, Luck.of(wanted.seed(), table, OF_CROWD));
        for (int i = 0; i < SEATED_FOR_YOU; i++) {
            Optional<Command> comes = crowd.gathers(floor.looks(table));
            if (comes.isPresent()) {
                must(floor, table, comes.get());
            }
        }
    }

    private static void must(Tablet floor, int table, Command command) throws InterruptedException {
        Reply reply = floor.asks(table, 0, command);
        if (!reply.isDone()) {
            throw new IllegalStateException("table " + table + ": " + command + ": " + reply.body());
        }
    }

    /** Everybody begins. */
    void play() {
        for (int table : wanted.dealt()) {
            threads.execute(new DealtTable(
                    table,
                    wanted.pace(),
                    Luck.of(wanted.seed(), table, OF_PEOPLE),
                    new Crowd(table, Luck.of(wanted.seed(), table, OF_CROWD)),
                    tablet("D-" + table),
                    tablet("R-" + table),
                    tablet("F-1")));
        }
        threads.execute(new FloorWalk(
                tablet("F-1"), tablet("F-2"), wanted.dealt(), wanted.pace(), Luck.of(wanted.seed(), 0, OF_FLOOR)));
    }

    @Override
    public void close() {
        threads.shutdownNow();
        threads.close();
        client.shutdownNow();
    }
}
