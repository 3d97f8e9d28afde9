package clockwise.table;

import clockwise.rotation.Candidate;
import clockwise.rotation.Moment;
import clockwise.rules.Wager;
import clockwise.table.OfferLine.Answer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What a rotation looks at, read from a table's events from an opening on. */
public final class Moments {
    private final List<Moment> moments = new ArrayList<>();
    private final Map<Long, Offer> offers = new HashMap<>();
    private final Map<Long, Set<String>> asked = new HashMap<>();
    private final Map<Integer, Seat> seats = new TreeMap<>();
    private List<Candidate> seated = List.of();
    private Optional<Recorded> lock = Optional.empty();
    private long round;
    private boolean stopped;

    private Moments(List<Recorded> events) {
        for (Offer offer : OfferLog.of(events)) {
            offers.put(offer.seq(), offer);
            Set<String> people = new HashSet<>();
            offer.lines().stream()
                    .filter(line -> line.answer() != Answer.NOT_ELIGIBLE)
                    .forEach(line -> people.add(line.person()));
            offer.rounds().forEach(number -> asked.put(number, people));
        }
    }

    public static List<Moment> of(List<Recorded> events) {
        Moments reader = new Moments(events);
        events.forEach(reader::read);
        return List.copyOf(reader.moments);
    }

    private void read(Recorded recorded) {
        long at = recorded.at();
        switch (recorded.event()) {
            case Event.TableOpened opened ->
                moments.add(new Moment.Began(at, opened.setup().rotation().eligibility()));
            case Event.TableClosed closed -> seats.clear();
            case Event.GameRestarted restarted -> moments.add(new Moment.Restarted(at));
            case Event.PlayPaused paused -> stopped = paused.pause().byRotation();
            case Event.PlayResumed resumed -> resume(at);
            case Event.SeatTaken taken -> sit(taken, at);
            case Event.SeatLeft left -> seats.remove(left.seat());
            case Event.BankOffered offered -> offered(recorded.seq(), at);
            case Event.BankTaken taken -> seated = candidates();
            case Event.WagersLocked locked -> lock = Optional.of(recorded);
            case Event.RoundEnded ended -> lock.ifPresent(locked -> ended(locked, at));
            case Event.RoundVoided voided -> voided(voided.round());
            default -> {}
        }
    }

    private void resume(long at) {
        if (stopped) {
            moments.add(new Moment.Stopped(at));
        }
        stopped = false;
    }

    private void sit(Event.SeatTaken taken, long at) {
        Seat seat = Seat.taken(taken.seat(), taken.occupant());
        moments.add(new Moment.Sat(at, round, seat.candidate(round), candidates()));
        seats.put(taken.seat(), seat);
    }

    /** An offer counts once, at its first question; one that was taken back was a mistake and does not count. */
    private void offered(long seq, long at) {
        Optional.ofNullable(offers.get(seq))
                .filter(offer -> offer.outcome() != Offer.Outcome.TAKEN_BACK)
                .ifPresent(offer -> moments.add(new Moment.Offered(
                        at,
                        said(offer, Answer.ACCEPT),
                        said(offer, Answer.DECLINE),
                        said(offer, Answer.AWAY),
                        said(offer, Answer.NOT_ELIGIBLE))));
    }

    private static int said(Offer offer, Answer answer) {
        return (int)
                offer.lines().stream().filter(line -> line.answer() == answer).count();
    }

    private void ended(Recorded recorded, long at) {
        Event.WagersLocked locked = (Event.WagersLocked) recorded.event();
        Taking taking = locked.taking();
        List<Integer> owners =
                locked.round().wagers().stream().map(Wager::owner).distinct().toList();
        List<Candidate> players = candidates().stream()
                .filter(candidate -> owners.contains(candidate.seat()))
                .toList();
        moments.add(new Moment.Dealt(
                locked.round().number(),
                taking.at(),
                recorded.at(),
                at,
                new Candidate(taking.seat(), taking.person(), taking.kind(), 0, true),
                taking.offered(),
                seated,
                asked.getOrDefault(locked.round().number(), Set.of()),
                players));
        round = locked.round().number();
        seats.replaceAll((number, seat) -> owners.contains(number) ? seat.played(round, true) : seat);
        seats.computeIfPresent(taking.seat(), (number, seat) -> seat.played(round, false));
        lock = Optional.empty();
    }

    private void voided(long number) {
        seats.replaceAll((seat, taken) -> taken.carried(number));
        round = number;
        lock = Optional.empty();
    }

    private List<Candidate> candidates() {
        return seats.values().stream().map(seat -> seat.candidate(round)).toList();
    }
}
