package clockwise.agents;

import clockwise.table.Phase;
import clockwise.table.Shoe;
import clockwise.table.Table;

/**
 * What the host wants of the devices at a table.
 *
 * @param due the collection that is due and has a box to fall into, in cents
 * @param lamp whether the table waits for the floor: an alert is open
 * @param shuffle whether the cards must be changed or shuffled before the next hand
 */
record Wanted(long due, boolean lamp, boolean shuffle) {
    static final Wanted NOTHING = new Wanted(0, false, false);

    static Wanted at(Table table) {
        return new Wanted(due(table), !table.alerts().isEmpty(), table.shoe() == Shoe.OUT);
    }

    private static long due(Table table) {
        return table.phase() == Phase.COLLECT && !table.box().isEmpty()
                ? table.inPlay().due().cents()
                : 0;
    }
}
