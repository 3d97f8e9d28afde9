package clockwise.table;

import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rotation.Asked;
import clockwise.rotation.Position;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Round;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A table as its log tells it. It never changes: what is recorded makes another one.
 *
 * @param seq the last event that it knows
 * @param revision the house dealer's decisions so far
 * @param pending a schedule that takes effect when the round is over
 * @param dealer the badge of the house dealer, empty for none
 * @param box the drop box, empty for none
 * @param agent the agent that is at the table as far as the log knows, empty for none
 * @param offer the answers of the offer that is going on
 * @param bank what the player-dealer has posted for the round
 * @param rounds the number of the last round
 * @param last the last round as it was when its wagers were locked
 * @param corrections asked for and not yet approved
 * @param corrected where in the log a finished round was corrected last
 * @param tally what it did lately
 * @param undoable what may be taken back, the last one last
 */
public record Table(
        int id,
        long seq,
        long revision,
        Phase phase,
        Optional<Setup> setup,
        Optional<Posting> pending,
        String dealer,
        String box,
        String agent,
        Map<Integer, Seat> seats,
        Position position,
        List<OfferLine> offer,
        Optional<Taking> taking,
        Money bank,
        Optional<Hand> hand,
        long rounds,
        Optional<Round> last,
        Shoe shoe,
        Optional<Replay> replay,
        List<Alert> alerts,
        List<Correction> corrections,
        List<Corrected> corrected,
        Optional<Pause> pause,
        Tally tally,
        List<Long> undoable) {

    /** A finished round whose settlement was corrected, and the event that did it. */
    public record Corrected(long round, long seq) {}

    public Table {
        seats = Collections.unmodifiableMap(new TreeMap<>(seats));
        offer = List.copyOf(offer);
        alerts = List.copyOf(alerts);
        corrections = List.copyOf(corrections);
        corrected = List.copyOf(corrected);
        undoable = List.copyOf(undoable);
    }

    /** A table of which nothing is recorded yet. */
    public static Table closed(int id) {
        return new Table(
                id,
                0,
                0,
                Phase.CLOSED,
                Optional.empty(),
                Optional.empty(),
                "",
                "",
                "",
                Map.of(),
                Position.begun(0),
                List.of(),
                Optional.empty(),
                Money.ZERO,
                Optional.empty(),
                0,
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

    /** What follows from this request. */
    public Decision decide(Request request) {
        return Entrance.refusal(this, request).orElseGet(() -> Deciding.decide(this, request));
    }

    /** The table after this event. No rule is asked: what a rule said is in the event. */
    public Table evolve(Recorded recorded) {
        return Evolution.evolve(this, recorded);
    }

    /** How the table is set up; asking a closed one is a bug. */
    public Setup posted() {
        return setup.orElseThrow(() -> new IllegalStateException("table " + id + " is closed"));
    }

    /** The round in play with all that belongs to it; asking between rounds is a bug. */
    public Hand inPlay() {
        return hand.orElseThrow(() -> new IllegalStateException("table " + id + " has no round in play"));
    }

    public Game game() {
        return Games.byId(posted().felt().game())
                .orElseThrow(() ->
                        new IllegalStateException("no game " + posted().felt().game()));
    }

    /** What may happen in the round now; nothing outside the phase of play. */
    public List<Next> next() {
        return phase == Phase.PLAY ? game().next(inPlay().round()) : List.of();
    }

    /** Everybody at the table in the order of the offer that is due. */
    public List<Asked> order(long at) {
        return posted().rotation()
                .order(
                        position,
                        seats.values().stream()
                                .map(seat -> seat.candidate(rounds))
                                .toList(),
                        at);
    }

    /** Whoever must be asked next in the offer. */
    public Optional<Asked> asked(long at) {
        return order(at).stream()
                .filter(asked ->
                        asked.mayTake() && !hasAnswered(asked.candidate().person()))
                .findFirst();
    }

    boolean hasAnswered(String person) {
        return offer.stream().anyMatch(line -> line.person().equals(person));
    }

    Optional<Seat> seat(int number) {
        return Optional.ofNullable(seats.get(number));
    }
}
