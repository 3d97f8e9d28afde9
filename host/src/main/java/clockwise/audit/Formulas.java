package clockwise.audit;

/** What becomes of text in a CSV file that a spreadsheet would take for a formula. */
public enum Formulas {
    /** It stays as it is: the file holds exactly what was recorded. */
    PLAIN,
    /** It gets an apostrophe before it, which changes the value but runs nothing when the file is opened. */
    ESCAPED
}
