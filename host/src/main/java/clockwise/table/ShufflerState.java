package clockwise.table;

/** What a shuffler or shoe does; the order of its cards is never told. */
public enum ShufflerState {
    EMPTY,
    LOADED,
    SHUFFLING,
    READY,
    DEALING,
    STOPPED
}
