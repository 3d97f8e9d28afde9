package clockwise.fees;

import clockwise.money.Money;

/** What a poker fee looks at: who was dealt in, the pot before any fee, and how far the board got. */
public record PokerHand(int players, Money pot, End end) {
    /** How far the board got, in this order. */
    public enum End {
        BEFORE_FLOP,
        AFTER_FLOP,
        RIVER,
        /** Run twice, which takes the board to the river. */
        RUN_TWICE
    }

    boolean sawFlop() {
        return end != End.BEFORE_FLOP;
    }

    boolean sawRiver() {
        return end == End.RIVER || end == End.RUN_TWICE;
    }
}
