package clockwise.audit;

import clockwise.store.Bytes;
import clockwise.table.Account;
import clockwise.table.Event;
import clockwise.table.Fee;
import clockwise.table.Hand;
import clockwise.table.Occupant;
import clockwise.table.Recorded;
import clockwise.table.Seat;
import clockwise.table.Setup;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table retold from its events, which tells the fees of each round when the round is over. */
final class Replica {
    private record Lock(
            Setup setup, Event.WagersLocked locked, FeeLine.Locked event, String box, Map<String, Occupant> payers) {}

    private Table table;
    private @Nullable Lock lock;
    private long droppedAt;
    private long droppedSeq;

    Replica(Carried carried) {
        table = carried.closed();
    }

    Table table() {
        return table;
    }

    /** The fees of the round that this event ends; none for other events. */
    List<FeeLine> read(Recorded recorded, Bytes hash) {
        List<FeeLine> fees = switch (recorded.event()) {
            case Event.RoundEnded _ -> fees(FeeLine.End.PAID);
            case Event.RoundVoided _ -> fees(FeeLine.End.VOID);
            default -> List.of();
        };
        if (recorded.event() instanceof Event.WagersLocked locked) {
            lock = new Lock(
                    table.posted(),
                    locked,
                    new FeeLine.Locked(recorded.seq(), recorded.at(), hash.toString()),
                    table.box(),
                    payers(locked));
        }
        if (recorded.event() instanceof Event.DropConfirmed) {
            droppedAt = recorded.at();
            droppedSeq = recorded.seq();
        }
        table = table.evolve(recorded);
        return fees;
    }

    /** The fees of the round that is not over where the export ends. */
    List<FeeLine> open() {
        return table.hand().isPresent() ? fees(FeeLine.End.OPEN) : List.of();
    }

    /** Who sits where a fee comes from; they may get up before the round is over. */
    private Map<String, Occupant> payers(Event.WagersLocked locked) {
        Map<String, Occupant> payers = new HashMap<>();
        for (Fee fee : locked.fees()) {
            table.seats().values().stream()
                    .filter(seat -> Account.seat(seat.number()).equals(fee.account()))
                    .map(Seat::occupant)
                    .forEach(occupant -> payers.put(fee.account(), occupant));
        }
        return payers;
    }

    private List<FeeLine> fees(FeeLine.End end) {
        if (lock == null || table.hand().isEmpty()) {
            return List.of(); // the export begins after its lock
        }
        Hand hand = table.inPlay();
        List<FeeLine> lines = new ArrayList<>();
        for (Fee fee : hand.fees()) {
            lines.add(new FeeLine(
                    table.id(),
                    hand.day(),
                    hand.shift(),
                    hand.drop().map(drop -> drop.box()).orElse(lock.box()),
                    hand.round().number(),
                    lines.size() + 1,
                    lock.setup(),
                    lock.locked().posting(),
                    fee,
                    Optional.ofNullable(lock.payers().get(fee.account())),
                    lock.event(),
                    hand.drop().map(drop -> new FeeLine.Dropped(drop, droppedAt, droppedSeq)),
                    end));
        }
        return lines;
    }
}
