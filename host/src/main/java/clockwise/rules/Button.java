package clockwise.rules;

import java.util.stream.IntStream;

/** What a game counts its action button from. */
public enum Button {
    /** No button: settlement begins at a fixed place. */
    NONE(0, 0),
    /** A card of the player-dealer's, as {@link clockwise.cards.Rank#count} counts it. */
    CARD(1, 14),
    /** The sum of three dice. */
    DICE(3, 18);

    private final int least;
    private final int most;

    Button(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** All numbers that a button can be counted from. */
    public IntStream counts() {
        return IntStream.rangeClosed(least, most);
    }

    /** Whether a button can be counted from this number; without a button the number is 0. */
    public boolean counts(int count) {
        return count >= least && count <= most;
    }
}
