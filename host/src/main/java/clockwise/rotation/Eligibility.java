package clockwise.rotation;

/** What a filing asks of whoever takes the position, beside a seat. */
public record Eligibility(boolean playedLastHand, int leastWagers) {
    /** A seat is enough. */
    public static final Eligibility SEATED = new Eligibility(false, 0);

    public Eligibility {
        if (leastWagers < 0 || leastWagers > 100) {
            throw new IllegalArgumentException("eligibility after " + leastWagers + " wagers");
        }
    }
}
