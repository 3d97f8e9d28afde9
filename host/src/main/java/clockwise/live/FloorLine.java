package clockwise.live;

import clockwise.money.Money;
import clockwise.room.Room;
import clockwise.rotation.Kind;
import clockwise.table.Alert;
import clockwise.table.Phase;
import clockwise.table.Setup;
import clockwise.table.Table;
import clockwise.table.Taking;
import java.util.List;
import java.util.Optional;

/**
 * A table in one line, as the floor sees it.
 *
 * @param unserved the reason why this host does not serve the table, empty if it does
 * @param game the name of the game, empty for a closed table
 * @param schedule the posted schedule and its option, empty for a closed table
 * @param turn the face of the bank button, 0 for nobody
 * @param dealer the badge of the house dealer, empty for none
 * @param agent the agent at the table, if one has come since the host started
 */
public record FloorLine(
        int table,
        String name,
        Optional<Unserved.Reason> unserved,
        long seq,
        long revision,
        Phase phase,
        String game,
        Money least,
        Money most,
        String schedule,
        int option,
        Optional<Kind> playerDealer,
        int turn,
        int seated,
        int seats,
        String dealer,
        String box,
        long rounds,
        boolean paused,
        int corrections,
        List<Alert> alerts,
        Optional<AgentHealth> agent) {
    static FloorLine of(Table table, Room.TablePlace place, Optional<AgentHealth> agent) {
        Optional<Setup> setup = table.setup();
        return new FloorLine(
                table.id(),
                place.name(),
                Optional.empty(),
                table.seq(),
                table.revision(),
                table.phase(),
                setup.map(Setup::gameName).orElse(""),
                setup.map(posted -> posted.felt().min()).orElse(Money.ZERO),
                setup.map(posted -> posted.felt().max()).orElse(Money.ZERO),
                setup.map(posted -> posted.posting().schedule()).orElse(""),
                setup.map(posted -> posted.posting().option().number()).orElse(0),
                Viewing.taking(table).map(Taking::kind),
                Viewing.taking(table).map(Taking::turn).orElse(0),
                table.seats().size(),
                setup.map(posted -> posted.felt().seats()).orElse(place.seats()),
                table.dealer(),
                table.box(),
                table.rounds(),
                table.pause().isPresent(),
                table.corrections().size(),
                table.alerts(),
                agent);
    }

    /** The line of a table that this host does not serve. */
    static FloorLine unserved(Room.TablePlace place, Unserved.Reason reason, Optional<AgentHealth> agent) {
        return new FloorLine(
                place.number(),
                place.name(),
                Optional.of(reason),
                0,
                0,
                Phase.CLOSED,
                "",
                Money.ZERO,
                Money.ZERO,
                "",
                0,
                Optional.empty(),
                0,
                0,
                place.seats(),
                "",
                "",
                0,
                false,
                0,
                List.of(),
                agent);
    }
}
