package clockwise.money;

/** A sum of money in whole cents. Never negative: direction is a matter of who pays whom. */
public record Money(long cents) implements Comparable<Money> {
    public static final Money ZERO = new Money(0);
    public static final Money CENT = new Money(1);

    public Money {
        if (cents < 0) {
            throw new IllegalArgumentException("money below zero: " + cents + " cents");
        }
    }

    public static Money dollars(long dollars) {
        return new Money(Math.multiplyExact(dollars, 100L));
    }

    public Money plus(Money other) {
        return new Money(Math.addExact(cents, other.cents));
    }

    /** What is left after `other` is taken away; taking more than there is, is a bug. */
    public Money minus(Money other) {
        return new Money(cents - other.cents);
    }

    public Money times(long factor) {
        return new Money(Math.multiplyExact(cents, factor));
    }

    /** The largest multiple of `unit` that is not above this sum. */
    public Money downTo(Money unit) {
        return new Money(cents - cents % unit.cents);
    }

    public boolean isZero() {
        return cents == 0;
    }

    public boolean isMoreThan(Money other) {
        return cents > other.cents;
    }

    public boolean isLessThan(Money other) {
        return cents < other.cents;
    }

    public static Money least(Money one, Money other) {
        return one.cents <= other.cents ? one : other;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, other.cents);
    }

    /** Dollars with two decimals and no sign, as in round sheets: `1250.00`. */
    @Override
    public String toString() {
        long rest = cents % 100;
        return cents / 100 + (rest < 10 ? ".0" : ".") + rest;
    }
}
