package clockwise.games.twentyone;

import clockwise.rules.ActionOrder;
import clockwise.rules.Button;
import java.util.List;

/** Where settlement begins and which way it goes. */
enum Sweep {
    /**
     * Clockwise from the action button, counted from the player-dealer by the second card (filed 80, 165, 294, 734).
     */
    BUTTON_FROM_DEALER(Button.CARD) {
        @Override
        List<Integer> seats(int count, int seats, int dealerSeat) {
            return ActionOrder.clockwise(ActionOrder.buttonFromDealer(count, seats, dealerSeat), seats, dealerSeat);
        }
    },
    /** Clockwise from the action button, counted from the house dealer's left by the down card (filed 592). */
    BUTTON_FROM_SEAT_ONE(Button.CARD) {
        @Override
        List<Integer> seats(int count, int seats, int dealerSeat) {
            return ActionOrder.clockwise(ActionOrder.buttonFromSeatOne(count, seats, dealerSeat), seats, dealerSeat);
        }
    },
    /** Against the clock from the house dealer's right (filed 490, 966). */
    FROM_HOUSE_DEALERS_RIGHT(Button.NONE) {
        @Override
        List<Integer> seats(int count, int seats, int dealerSeat) {
            return ActionOrder.fromHouseDealersRight(seats, dealerSeat);
        }
    };

    private final Button button;

    Sweep(Button button) {
        this.button = button;
    }

    Button button() {
        return button;
    }

    /** The seats but the player-dealer's in the order of settlement. */
    abstract List<Integer> seats(int count, int seats, int dealerSeat);
}
