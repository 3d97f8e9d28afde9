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
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The room's own log, table 0: when the host was started and stopped, and who signed in. */
@Context
public final class RoomLog {
    /** The number under which the room keeps its log beside those of the tables. */
    public static final int ROOM = 0;

    private static final Logger LOG = LoggerFactory.getLogger(RoomLog.class);

    private final EventStore store;
    private final GroupCommit writer;
    private final Clock clock;
    private History history = new History(Head.NONE, 0, false);
    private boolean headIsKnown;

    /**
     * What the log told at the start: its end, how often the host was started, and whether it was last stopped in
     * order.
     */
    public record History(Head head, int starts, boolean stopped) {
        History with(Head next, String type) {
            return new History(next, starts + (type.equals("HostStarted") ? 1 : 0), type.equals("HostStopped"));
        }
    }

    /** The room is named so that it is read, and refused if need be, before a start is recorded. */
    RoomLog(EventStore store, GroupCommit writer, Clock clock, Room room) {
        this.store = store;
        this.writer = writer;
        this.clock = clock;
        LOG.info("{}, tables: {}", room.establishment().name(), room.tables().size());
    }

    @PostConstruct
    void hostStarted() {
        readOn();
        if (history.starts() > 0 && !history.stopped()) {
            LOG.warn("The host was not stopped in order last time; what was stored is there");
        }
        record("HostStarted", "host", Map.of("version", Version.OF_HOST));
    }

    /** Comes before any bean is taken down, in whatever order: after it the log takes nothing more. */
    @EventListener
    void hostStopped(ShutdownEvent event) {
        try {
            record("HostStopped", "host", Map.of("version", Version.OF_HOST));
        } catch (StoreUnavailable e) {
            LOG.warn("The stop of the host is not in the log: {}", e.getMessage());
        } finally {
            writer.close();
        }
    }

    public synchronized History history() {
        return history;
    }

    /**
     * Adds an event and returns when it is stored.
     *
     * @param type a name that we own
     * @param actor a badge number, or `host`
     * @throws StoreUnavailable if it is not stored, or nobody knows
     */
    public synchronized void record(String type, String actor, Map<String, String> body) {
        if (!headIsKnown) {
            readOn();
        }
        Bytes bytes = Bytes.utf8(json(body));
        Append append = new Append(
                ROOM,
                history.head().seq(),
                UUID.randomUUID().toString(),
                HashChain.sha256(bytes),
                actor,
                ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant()),
                List.of(new Append.Event(0, type, bytes)));
        headIsKnown = false; // after a failure only the log knows
        Answer answer = writer.append(append);
        headIsKnown = true;
        if (!(answer instanceof Answer.Appended appended)) {
            throw new StoreUnavailable("Another host writes to this database: the room's log has gone on");
        }
        history = history.with(appended.head(), type);
        LOG.atInfo()
                .addKeyValue("table", ROOM)
                .addKeyValue("request", append.requestId())
                .log(type);
    }

    private void readOn() {
        store.read(
                ROOM,
                history.head(),
                entry -> history = history.with(new Head(entry.seq(), entry.hash()), entry.type()));
        headIsKnown = true;
    }

    /** One flat object with its keys in order, so that the same body always has the same bytes. */
    private static String json(Map<String, String> body) {
        return new TreeMap<>(body)
                .entrySet().stream()
                        .map(entry -> quoted(entry.getKey()) + ":" + quoted(entry.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c)) { // half a character cannot be written in UTF-8
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
