package clockwise.live;

import clockwise.table.Table;

/** Somebody who wants to know when a table has changed. Called while the table is locked: it must be quick. */
public interface Watcher {
    /** What the log now says of a table. */
    void changed(Table table);

    /** This host serves a table no more. */
    void unserved(int table, Unserved why);
}
