package clockwise.table;

/** What a device says of a box. */
public enum BoxChange {
    ATTACHED,
    REMOVED,
    FULL
}
