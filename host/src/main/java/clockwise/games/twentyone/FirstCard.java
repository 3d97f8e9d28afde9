package clockwise.games.twentyone;

import clockwise.rules.ActionOrder;
import java.util.List;

/** Who gets the first card and acts first; the player-dealer is always last. */
enum FirstCard {
    LEFT_OF_PLAYER_DEALER,
    LEFT_OF_HOUSE_DEALER;

    /** The seats but the player-dealer's in the order of the deal. */
    List<Integer> seats(int seats, int dealerSeat) {
        int first = this == LEFT_OF_HOUSE_DEALER ? 1 : ActionOrder.leftOf(dealerSeat, seats);
        return ActionOrder.clockwise(first, seats, dealerSeat);
    }
}
