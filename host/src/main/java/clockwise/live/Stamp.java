package clockwise.live;

import clockwise.table.Request;
import clockwise.table.Table;

/** Puts on a request what comes from outside the table: the time, its gaming day and shift, and what is looked up. */
public interface Stamp {
    Request on(Ask ask, Table table);
}
