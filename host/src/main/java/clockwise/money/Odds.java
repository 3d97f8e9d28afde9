package clockwise.money;

/** What a winning wager is paid: `win` for every `per` staked, as in 6:5. */
public record Odds(int win, int per) {
    public static final Odds EVEN = new Odds(1, 1);

    public Odds {
        if (win <= 0 || per <= 0) {
            throw new IllegalArgumentException("odds of " + win + " to " + per);
        }
    }

    public static Odds to1(int win) {
        return new Odds(win, 1);
    }

    /** The payment for `stake`, rounded down to the room's smallest unit. */
    public Money on(Money stake, Money unit) {
        return new Money(Math.multiplyExact(stake.cents(), (long) win) / per).downTo(unit);
    }

    @Override
    public String toString() {
        return win + ":" + per;
    }
}
