package clockwise.live;

import clockwise.games.Games;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.table.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The results of this shoe and of the one before, as the log tells them: a voided round is none, and an approved
 * correction says what it really was.
 */
final class ShoeTrack {
    /** A round without its plays, and what its game tracks of it; nothing yet while it is played. */
    private record Told(Round begun, List<String> result) {}

    private NavigableMap<Long, Told> shoe = new TreeMap<>();
    private NavigableMap<Long, Told> previous = new TreeMap<>();
    private final Map<Long, List<Play>> asked = new HashMap<>();
    private Optional<Round> begun = Optional.empty();
    private Optional<Round> played = Optional.empty();

    /** The results of this shoe in order. */
    List<List<String>> results() {
        return results(shoe);
    }

    List<List<String>> previous() {
        return results(previous);
    }

    private static List<List<String>> results(NavigableMap<Long, Told> shoe) {
        return shoe.values().stream().map(Told::result).toList();
    }

    /** Takes the next event of the log. */
    void accept(long seq, Event event) {
        played = played.map(round -> History.after(round, event));
        switch (event) {
            case Event.TableOpened _ -> {
                shoe = new TreeMap<>();
                previous = new TreeMap<>();
            }
            case Event.ShoeChanged _ -> {
                previous = shoe.isEmpty() ? previous : shoe;
                shoe = new TreeMap<>();
            }
            case Event.WagersLocked lock -> {
                begun = Optional.of(lock.round());
                played = begun;
            }
            case Event.HandsDead dead -> begun = begun.map(round -> round.without(dead.circles()));
            case Event.PassSettled settled -> {
                if (settled.last()) {
                    played.ifPresent(round -> shoe.put(round.number(), told(begun.orElseThrow(), round)));
                }
            }
            case Event.RoundVoided voided -> {
                shoe.remove(voided.round());
                played = Optional.empty();
            }
            case Event.RoundEnded _ -> played = Optional.empty();
            case Event.CorrectionAsked correction -> asked.put(seq, correction.plays());
            case Event.CorrectionRefused refused -> asked.remove(refused.asked());
            case Event.CorrectionApproved approved ->
                Optional.ofNullable(asked.remove(approved.asked()))
                        .ifPresent(plays -> correct(approved.round(), plays));
            default -> {}
        }
    }

    private void correct(long round, List<Play> plays) {
        for (NavigableMap<Long, Told> of : List.of(shoe, previous)) {
            of.computeIfPresent(round, (_, told) -> {
                Round corrected = told.begun;
                for (Play play : plays) {
                    corrected = corrected.with(play);
                }
                return told(told.begun, corrected);
            });
        }
    }

    private static Told told(Round begun, Round played) {
        return new Told(
                begun,
                Games.byId(played.felt().game())
                        .map(game -> game.tracked(played))
                        .orElse(List.of()));
    }

    /** Whether the shoe before this one is known. */
    boolean hasPrevious() {
        return !previous.isEmpty();
    }
}
