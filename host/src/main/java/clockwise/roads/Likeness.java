package clockwise.roads;

import java.util.ArrayList;
import java.util.List;

/**
 * How alike the columns of the Big Road are, as the derived roads tell it; tails do not count, a column is a run.
 *
 * <p>A hand that begins a run asks whether the two runs before it are equally long: the last one and one further back.
 * A hand that goes on with a run asks whether the run further back has a hand beside it, or has none beside the hand
 * before either.
 */
final class Likeness {
    private Likeness() {}

    /** @param back 1 for the Big Eye Boy, 2 for the Small Road, 3 for the Cockroach Road */
    static List<Boolean> of(String winners, int back) {
        List<Integer> runs = new ArrayList<>();
        List<Boolean> likeness = new ArrayList<>();
        char last = 'T';
        for (int hand = 0; hand < winners.length(); hand++) {
            char winner = winners.charAt(hand);
            if (winner == 'T') {
                continue;
            }
            if (winner == last) {
                runs.add(runs.removeLast() + 1);
            } else {
                runs.add(1);
            }
            last = winner;
            compare(runs, back, likeness);
        }
        return likeness;
    }

    private static void compare(List<Integer> runs, int back, List<Boolean> likeness) {
        int here = runs.size() - 1;
        int length = runs.getLast();
        if (length == 1 && here > back) {
            likeness.add(runs.get(here - 1).equals(runs.get(here - 1 - back)));
        } else if (length > 1 && here >= back) {
            likeness.add(runs.get(here - back) != length - 1);
        }
    }
}
