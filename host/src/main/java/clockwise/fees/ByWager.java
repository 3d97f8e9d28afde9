package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.Optional;

/**
 * Each player pays by the band of each base wager, and the player-dealer a flat fee; nothing is taken for bonus bets
 * (filed 1691).
 *
 * @param player bands of a base wager, ascending
 */
public record ByWager(int number, Money playerDealer, List<Band> player, Lines lines)
        implements FeeOption.PlayerDealer {
    public ByWager {
        player = List.copyOf(player);
    }

    @Override
    public int rates() {
        return player.size();
    }

    @Override
    public Fees collect(Wagers wagers) {
        Money action = wagers.totalTableAction();
        List<Money> players =
                wagers.base().stream().map(wager -> Band.feeOn(wager, player)).toList();
        return new Fees(action, action.isZero() ? Money.ZERO : playerDealer, players);
    }

    @Override
    public Optional<Band> rate(boolean ofPlayerDealer, Money basis) {
        return ofPlayerDealer ? Optional.empty() : Optional.of(Band.holding(basis, player));
    }
}
