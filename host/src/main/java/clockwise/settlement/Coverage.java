package clockwise.settlement;

/** What a bank covers when it is short. It is part of a game's filing and never changes from round to round. */
public enum Coverage {
    /** What is paid and what is collected use up one bank together: paid + collected is never above it. */
    SINGLE_ACTION,
    /** What is paid and what is collected are counted apart, each up to the bank. */
    SEPARATE_CAPS
}
