package clockwise.roads;

import java.util.HashSet;
import java.util.Set;

/**
 * Where the next mark of a road goes: the same kind goes on below, another begins a column. A run that reaches the
 * bottom or meets an earlier one turns to the right and stays in its row: the dragon's tail.
 */
final class Tail {
    record Place(int column, int row) {}

    private final Set<Place> taken = new HashSet<>();
    private String kind = "";
    private int begun = -1;
    private boolean turned;
    private Place last = new Place(-1, 0);

    Place next(String mark) {
        last = mark.equals(kind) ? further() : anew();
        kind = mark;
        taken.add(last);
        return last;
    }

    private Place further() {
        Place below = new Place(last.column, last.row + 1);
        turned = turned || below.row == Roads.ROWS || taken.contains(below);
        return turned ? new Place(last.column + 1, last.row) : below;
    }

    /** A column further, but not where the tail of an earlier run lies in the first row. */
    private Place anew() {
        turned = false;
        begun++;
        while (taken.contains(new Place(begun, 0))) {
            begun++;
        }
        return new Place(begun, 0);
    }
}
