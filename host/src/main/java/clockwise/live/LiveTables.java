package clockwise.live;

import clockwise.room.Catalogue;
import clockwise.room.Room;
import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.StoreUnavailable;
import clockwise.table.Actor;
import clockwise.table.Command;
import clockwise.table.Table;
import io.micronaut.context.annotation.Property;
import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of the room, each served by this host. */
@Singleton
public final class LiveTables {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

    private final Map<Integer, LiveTable> tables = new TreeMap<>();
    private final History history;
    private final Stamp stamp;
    private final URI address;
    private final Clock clock;
    private final Screens screens;

    LiveTables(
            Room room,
            Catalogue catalogue,
            EventStore store,
            GroupCommit writer,
            Screens screens,
            Clock clock,
            @Named("readers") ExecutorService readers,
            @Property(name = "clockwise.public-url") String address,
            @Property(name = "micronaut.server.port") int port) {
        this.history = new History(store);
        this.address = address(address, port);
        this.stamp = new HostStamp(clock, room, catalogue, history, readers, this.address);
        this.clock = clock;
        this.screens = screens;
        for (Room.TablePlace place : room.tables()) {
            tables.put(place.number(), new LiveTable(place.number(), store, writer, readers, screens));
        }
    }

    /** How the host is reached; a port that the system chooses is not known yet, and left out. */
    private static URI address(String publicUrl, int port) {
        String here = port > 0 ? "http://127.0.0.1:" + port : "http://127.0.0.1";
        return URI.create(publicUrl.isEmpty() ? here : publicUrl);
    }

    /** The table with this number, if the room has one. */
    public Optional<LiveTable> table(int number) {
        return Optional.ofNullable(tables.get(number));
    }

    /** All tables by number. */
    public List<LiveTable> all() {
        return List.copyOf(tables.values());
    }

    /** Reads a table from the log if that was not done yet; from then on {@link Screens} shows it. */
    public void read(LiveTable table) {
        if (screens.last(table.id()).isEmpty()) {
            table.table();
        }
    }

    /** Reads all tables; those that this host does not serve are shown as such. */
    public void readAll() {
        for (LiveTable table : tables.values()) {
            try {
                read(table);
            } catch (Unserved e) {
                LOG.atWarn().addKeyValue("table", table.id()).log("Not served: {}", e.getMessage());
            }
        }
    }

    public History history() {
        return history;
    }

    /** Where the placard of a table can be read. */
    URI placard(Table table) {
        return HostStamp.placard(address, table);
    }

    /** Decides a request with the host's own stamp on it; see {@link LiveTable#submit}. */
    public Outcome submit(LiveTable table, Ask ask) {
        return table.submit(ask, stamp);
    }

    /** Lets the clock speak at the tables whose rotation has one. */
    @Scheduled(fixedRate = "1m", initialDelay = "1m")
    void tick() {
        long minute = clock.millis() / 60_000;
        for (LiveTable table : tables.values()) {
            try {
                if (hasClock(table.table())) {
                    submit(table, new Ask("tick-" + minute, 0, Actor.HOST, new Command.Tick()));
                }
            } catch (StoreUnavailable | Unserved e) {
                LOG.atWarn().addKeyValue("table", table.id()).log("No tick: {}", e.getMessage());
            }
        }
    }

    private static boolean hasClock(Table table) {
        return table.setup().filter(setup -> setup.rotation().hasClock()).isPresent();
    }
}
