package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.Optional;

/**
 * Poker: a regular fee after the flop, whatever the pot.
 *
 * @param atRiver modified fee B, taken besides when the hand reaches the river (filed 1135), where the option has one
 */
public record ByPlayers(
        int number,
        String tableLimit,
        List<PlayersRate> regular,
        ModifiedFee modifiedA,
        Optional<Money> atRiver,
        Lines lines)
        implements ByHand {
    public ByPlayers {
        regular = List.copyOf(regular);
    }

    @Override
    public Money modifiedB(PokerHand hand) {
        return hand.sawRiver() ? atRiver.orElse(Money.ZERO) : Money.ZERO;
    }
}
