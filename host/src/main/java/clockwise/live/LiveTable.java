package clockwise.live;

import clockwise.json.Misread;
import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.BrokenLog;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.Head;
import clockwise.store.Snapshot;
import clockwise.store.StoreUnavailable;
import clockwise.store.TableForms;
import clockwise.table.Command;
import clockwise.table.Decision;
import clockwise.table.Event;
import clockwise.table.Recorded;
import clockwise.table.Rejection;
import clockwise.table.Request;
import clockwise.table.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table in play. A request is decided, appended to the log and only then shown; whatever fails on the way, the
 * table in memory is dropped and read again, because only the log knows.
 */
public final class LiveTable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /** After so many events a snapshot is kept, so that a start reads little more. */
    private static final int EVENTS_PER_SNAPSHOT = 400;

    private record Known(Table table, Head head) {}

    private final int id;
    private final EventStore store;
    private final GroupCommit writer;
    private final Executor readers;
    private final Reading reading;
    private final Watcher watcher;
    private final ReentrantLock lock = new ReentrantLock();
    private final Set<String> unsure = new HashSet<>();
    private @Nullable Known known;
    private @Nullable Unserved unserved;
    private long snapshotAt;

    /** @param readers platform threads for reading the store: an embedded database does not bear virtual ones */
    public LiveTable(int id, EventStore store, GroupCommit writer, Executor readers, Watcher watcher) {
        this.id = id;
        this.store = store;
        this.writer = writer;
        this.readers = readers;
        this.reading = new Reading(readers);
        this.watcher = watcher;
    }

    public int id() {
        return id;
    }

    /**
     * Decides a request and records what follows from it. May be called from any thread, also a virtual one.
     *
     * @throws StoreUnavailable when it is not known whether it was recorded: the same id, asked again, tells
     * @throws Unserved when this host does not serve the table
     */
    public Outcome submit(Ask ask, Stamp stamp) {
        lock.lock();
        try {
            return decided(ask, stamp);
        } finally {
            lock.unlock();
        }
    }

    private Outcome decided(Ask ask, Stamp stamp) {
        Known now = known();
        Request request = stamp.on(ask, now.table());
        return switch (now.table().decide(request)) {
            case Decision.Refused refused ->
                unlessRecorded(
                        ask,
                        now,
                        new Outcome.Refused(
                                refused.rejection(),
                                refused.detail(),
                                now.table().revision()));
            case Decision.Accepted accepted
            when accepted.events().isEmpty() -> unlessRecorded(ask, now, done(now.table()));
            case Decision.Accepted accepted -> {
                Table next =
                        next(request, now, accepted.events()); // before it is stored: what follows must be possible
                yield switch (write(append(ask, request, now, accepted.events()))) {
                    case Answer.Appended appended -> recorded(next, appended.head());
                    case Answer.AlreadyDone before -> doneBefore(now, before.seq());
                    case Answer.Reused reused -> reused(now.table());
                    case Answer.Conflict conflict -> {
                        catchUp(now);
                        yield decided(ask, stamp);
                    }
                };
            }
        };
    }

    /** The table as the log has it. */
    public Table table() {
        lock.lock();
        try {
            return known().table();
        } finally {
            lock.unlock();
        }
    }

    /** What was recorded of a request goes before what would be said of it now. */
    private Outcome unlessRecorded(Ask ask, Known now, Outcome otherwise) {
        Optional<EventStore.Done> done = reading.of(() -> store.find(id, ask.id()));
        if (done.isEmpty()) {
            return otherwise;
        }
        return done.get().requestHash().equals(ask.hash())
                ? doneBefore(now, done.get().seq())
                : reused(now.table());
    }

    /** It may have come into the log since it was read last. */
    private Outcome doneBefore(Known now, long seq) {
        if (seq > now.head().seq()) {
            catchUp(now);
        }
        return new Outcome.Done(seq, known().table().revision());
    }

    private Append append(Ask ask, Request request, Known now, List<Event> events) {
        long revision = revisionAfter(request, now);
        return new Append(
                id,
                now.head().seq(),
                ask.id(),
                ask.hash(),
                request.actor().id(),
                request.at(),
                events.stream().map(event -> TableForms.append(revision, event)).toList());
    }

    private static long revisionAfter(Request request, Known now) {
        return now.table().revision() + (request.command() instanceof Command.ByDealer ? 1 : 0);
    }

    private static Table next(Request request, Known now, List<Event> events) {
        Table next = now.table();
        for (Event event : events) {
            next = next.evolve(new Recorded(
                    next.seq() + 1,
                    revisionAfter(request, now),
                    request.at(),
                    request.actor().id(),
                    event));
        }
        return next;
    }

    private Answer write(Append append) {
        boolean answered = false;
        try {
            Answer answer = writer.append(append);
            answered = true;
            return answer;
        } finally {
            if (!answered) { // it may yet arrive in the log
                unsure.add(append.requestId());
                known = null;
            }
        }
    }

    private Outcome recorded(Table next, Head head) {
        known = new Known(next, head);
        watcher.changed(next);
        if (head.seq() - snapshotAt >= EVENTS_PER_SNAPSHOT) {
            snapshotAt = head.seq();
            keep(TableForms.snapshot(next, head));
        }
        return done(next);
    }

    private static Outcome done(Table table) {
        return new Outcome.Done(table.seq(), table.revision());
    }

    private static Outcome reused(Table table) {
        return new Outcome.Refused(Rejection.REQUEST_REUSED, "", table.revision());
    }

    /** The log has gone on without us: by a write of our own that was given up, or by another host. */
    private void catchUp(Known before) {
        known = null;
        Set<String> others = new HashSet<>();
        reading.of(() -> store.read(id, before.head(), entry -> others.add(entry.requestId())));
        others.removeAll(unsure);
        if (!others.isEmpty()) {
            throw stop(new Unserved(
                    Unserved.Reason.ANOTHER_HOST,
                    "Another host writes to table " + id + ". This one serves it no more until it is started again."));
        }
    }

    private Known known() {
        if (unserved != null) {
            throw unserved;
        }
        if (known == null) {
            known = reading.of(this::recover);
            watcher.changed(known.table());
        }
        return known;
    }

    private Known recover() {
        Known[] read = {start()};
        try {
            Head end = store.read(
                    id,
                    read[0].head(),
                    entry -> read[0] = new Known(read[0].table().evolve(recorded(entry)), read[0].head()));
            return new Known(read[0].table(), end);
        } catch (BrokenLog e) {
            LOG.atError().addKeyValue("table", id).setCause(e).log("The log is broken; the table stays closed");
            throw stop(new Unserved(Unserved.Reason.BROKEN_LOG, String.valueOf(e.getMessage())));
        }
    }

    private Known start() {
        Known nothing = new Known(Table.closed(id), Head.NONE);
        Optional<Snapshot> kept = store.snapshot(id).filter(last -> last.format() == TableForms.SNAPSHOT_FORMAT);
        if (kept.isEmpty()) {
            return nothing;
        }
        try {
            Known known = new Known(TableForms.table(kept.get()), kept.get().head());
            snapshotAt = known.head().seq();
            return known;
        } catch (Misread e) {
            LOG.atWarn().addKeyValue("table", id).log("The snapshot cannot be read and is left: {}", e.getMessage());
            return nothing;
        }
    }

    /** An entry of a table's log as an event that happened. */
    static Recorded recorded(Entry entry) {
        return new Recorded(entry.seq(), entry.revision(), entry.at(), entry.actor(), TableForms.event(entry));
    }

    private Unserved stop(Unserved why) {
        unserved = why;
        known = null;
        LOG.atError().addKeyValue("table", id).log(String.valueOf(why.getMessage()));
        watcher.unserved(id, why);
        return why;
    }

    private void keep(Snapshot snapshot) {
        readers.execute(() -> {
            try {
                store.keep(snapshot);
            } catch (RuntimeException e) { // a snapshot may be missing at any time
                LOG.atWarn().addKeyValue("table", id).log("No snapshot was kept: {}", e.toString());
            }
        });
    }
}
