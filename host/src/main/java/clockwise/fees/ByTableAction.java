package clockwise.fees;

import clockwise.money.Money;
import java.util.List;
import java.util.Optional;

/**
 * The player-dealer pays by the band of the Total Table Action.
 *
 * @param playerDealer bands of the Total Table Action, ascending
 * @param player flat, for each base wager; mostly zero. "From each player" (filed 1731) is read as per base wager
 */
public record ByTableAction(int number, List<Band> playerDealer, Money player, Lines lines)
        implements FeeOption.PlayerDealer {
    public ByTableAction {
        playerDealer = List.copyOf(playerDealer);
    }

    @Override
    public int rates() {
        return playerDealer.size();
    }

    @Override
    public Fees collect(Wagers wagers) {
        Money action = wagers.totalTableAction();
        List<Money> players = wagers.base().stream()
                .map(wager -> wager.isZero() ? Money.ZERO : player)
                .toList();
        return new Fees(action, Band.feeOn(action, playerDealer), players);
    }

    @Override
    public Optional<Band> rate(boolean ofPlayerDealer, Money basis) {
        return ofPlayerDealer ? Optional.of(Band.holding(basis, playerDealer)) : Optional.empty();
    }
}
