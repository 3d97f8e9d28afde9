package clockwise.audit;

import clockwise.store.Entry;
import clockwise.table.Recorded;
import clockwise.table.Table;
import java.util.List;
import java.util.Optional;

/** What the events of one table tell; after an event that cannot be told it tells nothing more, and says why. */
final class Book {
    private final Replica replica;
    private final int number;
    private Optional<String> fault = Optional.empty();

    Book(Carried carried) {
        this.number = carried.table();
        this.replica = new Replica(carried);
    }

    /** The fees of the round that this event ends. */
    List<FeeLine> read(Entry entry) {
        if (number == 0 || fault.isPresent()) { // the room's own log is of no table
            return List.of();
        }
        try {
            Recorded recorded = EventLine.recorded(entry);
            return replica.read(recorded, entry.hash());
        } catch (RuntimeException e) { // an event that nobody wrote may break anything
            fault = Optional.of(
                    "table " + number + " cannot be told from event " + entry.seq() + " on: " + e.getMessage());
            return List.of();
        }
    }

    /** The fees of the round in play where the export ends. */
    List<FeeLine> open() {
        return fault.isPresent() || number == 0 ? List.of() : replica.open();
    }

    Table table() {
        return replica.table();
    }

    Optional<String> fault() {
        return fault;
    }
}
