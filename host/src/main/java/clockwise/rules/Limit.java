package clockwise.rules;

import clockwise.money.Money;

/** The least and the most that may be wagered in a betting space. */
public record Limit(Money least, Money most) {
    /** Whether this much may be wagered. */
    public boolean allows(Money amount) {
        return !amount.isLessThan(least) && !amount.isMoreThan(most);
    }

    @Override
    public String toString() {
        return least + " to " + most;
    }
}
