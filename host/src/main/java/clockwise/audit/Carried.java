package clockwise.audit;

import clockwise.money.Money;
import clockwise.rotation.Position;
import clockwise.store.Head;
import clockwise.table.Phase;
import clockwise.table.Shoe;
import clockwise.table.Table;
import clockwise.table.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a table stood before the first of its events in an export: closed, with what a closed table carries on.
 *
 * @param seq the last event before, 0 if there was none, and `hash` its chain hash
 * @param rounds the number of the last round
 * @param box the drop box, empty for none
 * @param before the last event before the range; what comes until then only leads up to it
 */
record Carried(int table, long seq, String hash, long revision, long rounds, String box, long before) {
    /** A table whose log is in the export from its first event on. */
    static Carried nothing(int table, long before) {
        return new Carried(table, 0, Head.NONE.hash().toString(), 0, 0, "", before);
    }

    Table closed() {
        return new Table(
                table,
                seq,
                revision,
                Phase.CLOSED,
                Optional.empty(),
                Optional.empty(),
                "",
                box,
                "",
                Map.of(),
                Position.begun(0),
                List.of(),
                Optional.empty(),
                Money.ZERO,
                Optional.empty(),
                rounds,
                Optional.empty(),
                Shoe.READY,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Tally.NOTHING,
                List.of());
    }
}
