package clockwise.rules;

import clockwise.money.Money;

/**
 * One line of the dealer's instructions: what is done with one wager.
 *
 * @param due what the outcome called for
 * @param moved what the bank's cover let move: paid for PAY, collected for TAKE
 * @param returned what of the stake goes back to its owner
 * @param bankLeft what is left of the bank's cover afterwards
 */
public record Step(int wager, Kind kind, Money due, Money moved, Money returned, Money bankLeft, String why) {
    public enum Kind {
        PAY,
        TAKE,
        PUSH,
        /** The bank was used up before this wager's turn. */
        NO_ACTION
    }
}
