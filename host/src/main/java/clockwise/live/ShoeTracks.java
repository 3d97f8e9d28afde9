package clockwise.live;

import clockwise.store.BrokenLog;
import clockwise.store.Head;
import clockwise.store.StoreUnavailable;
import clockwise.table.Phase;
import clockwise.table.Table;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The shoes of the tables where hands are tracked, each read from the log once and then only what is new. */
@Singleton
final class ShoeTracks {
    private static final Logger LOG = LoggerFactory.getLogger(ShoeTracks.class);

    private final History history;
    private final Reading reading;
    private final Map<Integer, Reader> readers = new ConcurrentHashMap<>();

    ShoeTracks(LiveTables tables, @Named("readers") ExecutorService threads) {
        this.history = tables.history();
        this.reading = new Reading(threads);
    }

    /** The results of two shoes; nothing where no hands are tracked or the log cannot be read now. */
    Optional<Results> of(Table table) {
        boolean isTracked = table.setup().isPresent() && !table.game().tracks().isEmpty();
        return isTracked
                ? readers.computeIfAbsent(table.id(), _ -> new Reader()).results(table)
                : Optional.empty();
    }

    /** What the displays of a table count, of this shoe and of the one before. */
    record Results(List<List<String>> shoe, List<List<String>> previous) {}

    private final class Reader {
        private @Nullable ShoeTrack track;
        private Head read = Head.NONE;

        synchronized Optional<Results> results(Table table) {
            try {
                if (track == null || (read.seq() < table.seq() && mayTell(table))) {
                    reading.of(() -> read(table.id()));
                }
            } catch (StoreUnavailable | BrokenLog e) { // what is known is shown until it can be read again
                LOG.atWarn().addKeyValue("table", table.id()).log("The shoe was not read: {}", e.toString());
            }
            return Optional.ofNullable(track).map(known -> new Results(known.results(), known.previous()));
        }

        /** While cards are dealt nothing that is tracked is recorded. */
        private static boolean mayTell(Table table) {
            return table.phase() == Phase.SETTLE || table.hand().isEmpty();
        }

        private ShoeTrack read(int table) {
            ShoeTrack now = track;
            if (now == null) {
                now = begin(table);
            } else {
                ShoeTrack known = now;
                read = history.follow(table, read, recorded -> known.accept(recorded.seq(), recorded.event()));
            }
            track = now;
            return now;
        }

        /** From the change before the last one on; further back where the shoes between them were not played. */
        private ShoeTrack begin(int table) {
            for (int changes = 2; ; changes *= 4) {
                History.Since since = history.sinceShoe(table, changes);
                ShoeTrack found = new ShoeTrack();
                Head end =
                        history.follow(table, since.from(), recorded -> found.accept(recorded.seq(), recorded.event()));
                if (found.hasPrevious() || since.isOpening()) {
                    read = end;
                    return found;
                }
            }
        }
    }
}
