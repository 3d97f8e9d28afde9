package clockwise.fees;

import clockwise.money.Money;
import java.util.List;

/**
 * The collection of one round.
 *
 * @param players what is due for each base wager, in the order of the base wagers
 */
public record Fees(Money totalTableAction, Money playerDealer, List<Money> players) {
    public Fees {
        players = List.copyOf(players);
    }

    /** What all players pay together. */
    public Money ofPlayers() {
        return players.stream().reduce(Money.ZERO, Money::plus);
    }

    /** What goes into the box. */
    public Money total() {
        return playerDealer.plus(ofPlayers());
    }
}
