package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.Optional;

/** Poker: a fee from the pot of each hand, by the number of players. */
public sealed interface ByHand extends FeeOption.Poker permits ByPot, ByPlayers {
    /** What is taken after the flop, by the number of players. */
    List<PlayersRate> regular();

    ModifiedFee modifiedA();

    /** What is taken besides when the pot or the hand gets far enough; zero where this hand did not. */
    Money modifiedB(PokerHand hand);

    @Override
    default int rates() {
        return regular().size();
    }

    /** What the hand costs; empty where the option is not for that number of players. */
    default Optional<PokerFees> collect(PokerHand hand) {
        return regular().stream()
                .filter(rate -> rate.isFor(hand.players()))
                .findFirst()
                .map(rate -> new PokerFees(
                        hand.sawFlop() ? rate.fee() : Money.ZERO, modifiedA().on(hand), modifiedB(hand)));
    }
}
