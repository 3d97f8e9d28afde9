package clockwise.evidence;

import clockwise.store.Bytes;

/**
 * Events of one table in a row that are leaves in a row.
 *
 * @param place the number of the first leaf, from 0
 * @param seq the first event, and `many` how many there are
 * @param hash the chain hash of the last one
 */
public record Run(long place, int table, long seq, long many, Bytes hash) {
    long end() {
        return place + many;
    }
}
