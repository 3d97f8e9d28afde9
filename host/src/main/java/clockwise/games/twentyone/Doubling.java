package clockwise.games.twentyone;

import clockwise.money.Money;
import clockwise.rules.Felt;

/**
 * When a hand may be doubled and what it gets for it.
 *
 * @param cards the most cards a doubled hand draws; the first is dealt, a second is the player's option
 * @param rescue whether a doubled hand may be rescued and, as a table option, doubled again
 */
record Doubling(On on, Least least, int cards, boolean rescue) {
    /** The table option of doubling the doubled wager again (filed 647). */
    static final String DOUBLE_DOUBLE = "DOUBLE_DOUBLE";

    /** Once by doubling and twice by double-double (filed 647). */
    private static final int MOST = 3;

    /** The hands that may be doubled. */
    enum On {
        FIRST_TWO,
        FIRST_TWO_BUT_21,
        /** Of any number of cards: the filing names the totals only (filed 33). */
        HARD_11_AND_12
    }

    /** How little may be added; the most is always the hand's wager. */
    enum Least {
        EQUAL,
        TABLE_MINIMUM,
        /** Anything, unless double-double is offered (filed 645, 648). */
        ANY_WITHOUT_DOUBLE_DOUBLE
    }

    boolean allows(Hand hand, Total total) {
        return switch (on) {
            case FIRST_TWO -> hand.isFirstTwo();
            case FIRST_TWO_BUT_21 -> hand.isFirstTwo() && total.points() != 21;
            case HARD_11_AND_12 -> !total.soft() && (total.points() == 11 || total.points() == 12);
        };
    }

    boolean allowsAgain(Hand hand, Felt felt) {
        return rescue && hand.doubles() < MOST && felt.options().contains(DOUBLE_DOUBLE);
    }

    /** The least that may be added to a hand with this wager. */
    Money leastFor(Money wager, Felt felt) {
        return switch (least) {
            case EQUAL -> wager;
            case TABLE_MINIMUM -> Money.least(wager, felt.min());
            case ANY_WITHOUT_DOUBLE_DOUBLE -> felt.options().contains(DOUBLE_DOUBLE) ? wager : felt.unit();
        };
    }
}
