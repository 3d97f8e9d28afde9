package clockwise.table;

import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.util.List;
import java.util.stream.Stream;

/**
 * A finished round with the settlement that is in force for it, corrections included.
 *
 * @param wagers all wagers that the steps speak of, those of earlier corrections too
 */
public record Past(Round round, Coverage coverage, List<Step> steps, List<Wager> wagers) {
    public Past {
        steps = List.copyOf(steps);
        wagers = List.copyOf(wagers);
    }

    /**
     * A round as it was played.
     *
     * @param begun the round at its lock without those who died later
     * @param played the round at its end; a hand that died is no part of what can be corrected
     */
    public static Past played(Round begun, Coverage coverage, Round played) {
        List<Integer> dead = begun.dead().wagers().stream().map(Wager::id).toList();
        List<Step> living = played.steps().stream()
                .filter(step -> !dead.contains(step.wager()))
                .toList();
        return new Past(begun, coverage, living, played.wagers());
    }

    /** The same round after this correction was approved. */
    public Past corrected(Event.CorrectionAsked asked) {
        Stream<Wager> added = asked.plays().stream()
                .flatMap(play -> play instanceof Play.Chose chose ? chose.added().stream() : Stream.of());
        return new Past(
                round,
                coverage,
                asked.steps(),
                Stream.concat(round.wagers().stream(), added).toList());
    }
}
