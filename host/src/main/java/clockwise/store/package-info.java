/**
 * The log of events: append-only, chained by hashes, fenced by the primary key, written by one group-committing thread.
 */
package clockwise.store;
