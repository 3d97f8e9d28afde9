package clockwise.table;

import clockwise.money.Money;
import clockwise.rotation.Position;
import clockwise.rules.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** A table on the way to its next state: the one place where something is assigned. */
final class Change {
    private final int id;
    Phase phase;
    Optional<Setup> setup;
    Optional<Posting> pending;
    String dealer;
    String box;
    String agent;
    final Map<Integer, Seat> seats;
    Position position;
    List<OfferLine> offer;
    Optional<Taking> taking;
    Money bank;
    Optional<Hand> hand;
    long rounds;
    Optional<Round> last;
    Shoe shoe;
    Optional<Replay> replay;
    final List<Alert> alerts;
    final List<Correction> corrections;
    final List<Table.Corrected> corrected;
    Optional<Pause> pause;
    Tally tally;
    final List<Long> undoable;

    Change(Table table) {
        id = table.id();
        phase = table.phase();
        setup = table.setup();
        pending = table.pending();
        dealer = table.dealer();
        box = table.box();
        agent = table.agent();
        seats = new TreeMap<>(table.seats());
        position = table.position();
        offer = table.offer();
        taking = table.taking();
        bank = table.bank();
        hand = table.hand();
        rounds = table.rounds();
        last = table.last();
        shoe = table.shoe();
        replay = table.replay();
        alerts = new ArrayList<>(table.alerts());
        corrections = new ArrayList<>(table.corrections());
        corrected = new ArrayList<>(table.corrected());
        pause = table.pause();
        tally = table.tally();
        undoable = new ArrayList<>(table.undoable());
    }

    void seat(int number, UnaryOperator<Seat> change) {
        seats.computeIfPresent(number, (key, seat) -> change.apply(seat));
    }

    void hand(UnaryOperator<Hand> change) {
        hand = hand.map(change);
    }

    /** Back to an offer that begins anew. */
    void offerAgain() {
        phase = Phase.OFFER;
        offer = List.of();
        taking = Optional.empty();
        bank = Money.ZERO;
        undoable.clear();
    }

    Table table(long seq, long revision) {
        return new Table(
                id,
                seq,
                revision,
                phase,
                setup,
                pending,
                dealer,
                box,
                agent,
                seats,
                position,
                offer,
                taking,
                bank,
                hand,
                rounds,
                last,
                shoe,
                replay,
                alerts,
                corrections,
                corrected,
                pause,
                tally,
                undoable);
    }
}
