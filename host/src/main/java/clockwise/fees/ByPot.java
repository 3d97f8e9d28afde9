package clockwise.fees;

import clockwise.money.Money;
import java.util.List;

/**
 * Poker: a regular fee after the flop, and modified fee B besides when the pot reaches its qualifying size. The filing
 * ties B to the size alone (filed 1063), so that it is taken before the flop too.
 */
public record ByPot(
        int number,
        String tableLimit,
        List<PlayersRate> regular,
        ModifiedFee modifiedA,
        Money qualifyingPot,
        Money modifiedB,
        Lines lines)
        implements ByHand {
    public ByPot {
        regular = List.copyOf(regular);
    }

    @Override
    public Money modifiedB(PokerHand hand) {
        return hand.pot().isLessThan(qualifyingPot) ? Money.ZERO : modifiedB;
    }
}
