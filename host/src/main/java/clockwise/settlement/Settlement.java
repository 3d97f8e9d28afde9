package clockwise.settlement;

import clockwise.rules.Game;
import clockwise.rules.Outcome;
import clockwise.rules.Round;
import clockwise.rules.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns outcomes into the steps that a house dealer follows, in the game's order and to the extent of the bank. */
public final class Settlement {
    private Settlement() {}

    /** The steps of a pass that is due, against what earlier passes of this round have left of the bank. */
    public static List<Step> settle(Game game, Round round, int pass, Coverage coverage) {
        Map<Integer, Outcome> outcomes = new HashMap<>();
        for (Outcome outcome : game.outcomes(round, pass)) {
            outcomes.put(outcome.wager(), outcome);
        }
        Cover cover = left(round, coverage);
        List<Step> steps = new ArrayList<>();
        for (int wager : game.order(round, pass)) {
            Outcome outcome = outcomes.remove(wager);
            if (outcome == null) {
                throw new IllegalStateException(game.id() + " has no outcome for wager " + wager);
            }
            Step step = cover.step(outcome, round.wager(wager).amount());
            steps.add(step);
            cover = cover.after(step);
        }
        if (!outcomes.isEmpty()) {
            throw new IllegalStateException(game.id() + " has no place in the order for " + outcomes.keySet());
        }
        return steps;
    }

    /** What the passes settled so far have left of the bank. */
    public static Cover left(Round round, Coverage coverage) {
        Cover cover = Cover.of(coverage, round.bank());
        for (Step step : round.steps()) {
            cover = cover.after(step);
        }
        return cover;
    }
}
