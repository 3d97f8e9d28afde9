package clockwise.rules;

import clockwise.money.Money;

/** How a wager ended, before the bank's cover is counted. `why` names the rule and its line in the filing. */
public sealed interface Outcome {
    int wager();

    String why();

    /** The wager is due `due` from the bank and keeps its stake. */
    record Wins(int wager, Money due, String why) implements Outcome {}

    /** The bank is due `due` of the stake; the rest of the stake goes back. */
    record Loses(int wager, Money due, String why) implements Outcome {}

    /** The stake goes back. */
    record Pushes(int wager, String why) implements Outcome {}
}
