package clockwise.live;

import clockwise.money.Money;
import clockwise.room.Calendar;
import clockwise.room.Room;
import clockwise.rotation.Kind;
import clockwise.table.Alert;
import clockwise.table.Phase;
import clockwise.table.Setup;
import clockwise.table.Table;
import clockwise.table.Taking;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * A table in one line, as the floor sees it.
 *
 * @param unserved the reason why this host does not serve the table, empty if it does
 * @param game the name of the game, empty for a closed table
 * @param schedule the posted schedule and its option, empty for a closed table
 * @param turn the face of the bank button, 0 for nobody, and `holder` who has the bank, empty for nobody
 * @param persons everybody who sits there
 * @param dealer the badge of the house dealer, empty for none
 * @param pace the hands of the last hour
 * @param collected what was dropped in this shift
 * @param droppedAt when a collection was dropped last, in microseconds since 1970, 0 for never
 * @param agent the agent at the table, if one has come since the host started
 */
public record FloorLine(
        int table,
        String name,
        Optional<Unserved.Reason> unserved,
        long seq,
        long revision,
        FloorState state,
        Phase phase,
        String game,
        Money least,
        Money most,
        String schedule,
        int option,
        Optional<Kind> playerDealer,
        int turn,
        String holder,
        int seated,
        int seats,
        List<String> persons,
        String dealer,
        String box,
        long rounds,
        int pace,
        Money collected,
        long droppedAt,
        Money dropped,
        boolean paused,
        int corrections,
        List<Alert> alerts,
        Optional<AgentHealth> agent) {
    static FloorLine of(Table table, Room.TablePlace place, Optional<AgentHealth> agent, Calendar calendar, long at) {
        Optional<Setup> setup = table.setup();
        Optional<Taking> taking = Viewing.taking(table);
        Instant now = Instant.EPOCH.plus(at, ChronoUnit.MICROS);
        return new FloorLine(
                table.id(),
                place.name(),
                Optional.empty(),
                table.seq(),
                table.revision(),
                FloorState.of(table, at),
                table.phase(),
                setup.map(Setup::gameName).orElse(""),
                setup.map(posted -> posted.felt().min()).orElse(Money.ZERO),
                setup.map(posted -> posted.felt().max()).orElse(Money.ZERO),
                setup.map(posted -> posted.posting().schedule()).orElse(""),
                setup.map(posted -> posted.posting().option().number()).orElse(0),
                taking.map(Taking::kind),
                taking.map(Taking::turn).orElse(0),
                taking.map(Taking::person).orElse(""),
                table.seats().size(),
                setup.map(posted -> posted.felt().seats()).orElse(place.seats()),
                table.seats().values().stream()
                        .map(seat -> seat.occupant().id())
                        .toList(),
                table.dealer(),
                table.box(),
                table.rounds(),
                table.tally().pace(at),
                table.tally().collectedIn(calendar.day(now), calendar.shift(now)),
                table.tally().droppedAt(),
                table.tally().dropped(),
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
                FloorState.UNSERVED,
                Phase.CLOSED,
                "",
                Money.ZERO,
                Money.ZERO,
                "",
                0,
                Optional.empty(),
                0,
                "",
                0,
                place.seats(),
                List.of(),
                "",
                "",
                0,
                0,
                Money.ZERO,
                0,
                Money.ZERO,
                false,
                0,
                List.of(),
                agent);
    }
}
