package clockwise.fees;

import clockwise.money.Money;

/** Modified fee A of a poker option. */
public record ModifiedFee(Money fee, When when) {
    /** What makes it due. */
    public enum When {
        /** Instead of the regular fee (filed 1063). */
        ENDS_BEFORE_FLOP,
        /** Besides the regular fee, when the players run the board twice (filed 1375). */
        RUNNING_IT_TWICE
    }

    Money on(PokerHand hand) {
        boolean due = switch (when) {
            case ENDS_BEFORE_FLOP -> !hand.sawFlop();
            case RUNNING_IT_TWICE -> hand.end() == PokerHand.End.RUN_TWICE;
        };
        return due ? fee : Money.ZERO;
    }
}
