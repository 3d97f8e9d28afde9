package clockwise.table;

import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import java.util.List;

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
}
