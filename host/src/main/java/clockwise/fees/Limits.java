package clockwise.fees;

import clockwise.money.Money;

/** Between which amounts a table's posted minimum wager must lie, and between which its maximum. */
public record Limits(Money leastMinimum, Money mostMinimum, Money leastMaximum, Money mostMaximum) {
    /** What the filings allow at all (filed 1693-1695, and so in every schedule). */
    public static final Limits FILED =
            new Limits(Money.dollars(1), Money.dollars(1_000), Money.dollars(100), Money.dollars(10_000));

    /** Whether a table may post this minimum and this maximum. */
    public boolean allow(Money minimum, Money maximum) {
        return within(leastMinimum, minimum, mostMinimum)
                && within(leastMaximum, maximum, mostMaximum)
                && !minimum.isMoreThan(maximum);
    }

    private static boolean within(Money least, Money amount, Money most) {
        return !amount.isLessThan(least) && !amount.isMoreThan(most);
    }
}
