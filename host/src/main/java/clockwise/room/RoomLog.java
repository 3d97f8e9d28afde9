package clockwise.room;

import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.Bytes;
import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.StoreUnavailable;
import io.micronaut.context.annotation.Context;
import io.micronaut.context.event.ShutdownEvent;
import io.micronaut.runtime.event.annotation.EventListener;
import jakarta.annotation.PostConstruct;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The room's own log, table 0: for now, when the host was started and stopped. */
@Context
public final class RoomLog {
    /** The number under which the room keeps its log beside those of the tables. */
    public static final int ROOM = 0;

    private static final Logger LOG = LoggerFactory.getLogger(RoomLog.class);

    private final EventStore store;
    private final GroupCommit writer;
    private final Clock clock = Clock.systemUTC();
    private History history = new History(Head.NONE, 0, false);

    /**
     * What the log told at the start: its end, how often the host was started, and whether it was last stopped in
     * order.
     */
    public record History(Head head, int starts, boolean stopped) {
        History with(Head next, String type) {
            return new History(next, starts + (type.equals("HostStarted") ? 1 : 0), type.equals("HostStopped"));
        }
    }

    RoomLog(EventStore store, GroupCommit writer) {
        this.store = store;
        this.writer = writer;
    }

    @PostConstruct
    void hostStarted() {
        store.read(ROOM, Head.NONE, entry -> history = history.with(new Head(entry.seq(), entry.hash()), entry.type()));
        if (history.starts() > 0 && !history.stopped()) {
            LOG.warn("The host was not stopped in order last time; what was stored is there");
        }
        record("HostStarted");
    }

    /** Comes before any bean is taken down, in whatever order: after it the log takes nothing more. */
    @EventListener
    void hostStopped(ShutdownEvent event) {
        try {
            record("HostStopped");
        } catch (StoreUnavailable e) {
            LOG.warn("The stop of the host is not in the log: {}", e.getMessage());
        } finally {
            writer.close();
        }
    }

    public synchronized History history() {
        return history;
    }

    private synchronized void record(String type) {
        Bytes body = Bytes.utf8("{\"version\":\"" + Version.OF_HOST + "\"}");
        Append append = new Append(
                ROOM,
                history.head().seq(),
                UUID.randomUUID().toString(),
                HashChain.sha256(body),
                "host",
                ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant()),
                List.of(new Append.Event(0, type, body)));
        if (!(writer.append(append) instanceof Answer.Appended appended)) {
            throw new IllegalStateException("Another host writes to this database: the room's log has gone on");
        }
        history = history.with(appended.head(), type);
        LOG.atInfo()
                .addKeyValue("table", ROOM)
                .addKeyValue("request", append.requestId())
                .log(type);
    }
}
