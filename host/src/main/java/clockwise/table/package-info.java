/** A table: what may be decided at it now, and what follows from what was recorded. */
package clockwise.table;
