package clockwise.rules;

import java.util.ArrayList;
import java.util.List;

/** Whose wager comes first. Seats are numbered 1 to S clockwise, seat 1 at the house dealer's left. */
public final class ActionOrder {
    private ActionOrder() {}

    /** The next seat clockwise. */
    public static int leftOf(int seat, int seats) {
        return seat % seats + 1;
    }

    /** The seats but the player-dealer's, clockwise from `first`. */
    public static List<Integer> clockwise(int first, int seats, int dealerSeat) {
        List<Integer> order = new ArrayList<>(seats);
        for (int i = 0, seat = first; i < seats; i++, seat = leftOf(seat, seats)) {
            if (seat != dealerSeat) {
                order.add(seat);
            }
        }
        return order;
    }

    /** The seats but the player-dealer's from the house dealer's right, against the clock (filed 490, 966). */
    public static List<Integer> fromHouseDealersRight(int seats, int dealerSeat) {
        return clockwise(1, seats, dealerSeat).reversed();
    }

    /** The action button's seat: `count` seats on from the player-dealer, who is not counted (filed 80). */
    public static int buttonFromDealer(int count, int seats, int dealerSeat) {
        return (dealerSeat + (count - 1) % (seats - 1)) % seats + 1;
    }

    /** The action button's seat: the `count`-th seat from seat 1 that is not the player-dealer's (filed 592). */
    public static int buttonFromSeatOne(int count, int seats, int dealerSeat) {
        return clockwise(1, seats, dealerSeat).get((count - 1) % (seats - 1));
    }

    /** The seat that gets the first pile: the player-dealer is 1, 8 and 15 of the dice's sum (filed 2535). */
    public static int firstPile(int sum, int seats, int dealerSeat) {
        return (dealerSeat - 1 + (sum - 1) % seats) % seats + 1;
    }

    /** The action button of the dice: the seat after the first pile's, and never the player-dealer's (filed 2535). */
    public static int buttonFromDice(int sum, int seats, int dealerSeat) {
        return clockwise(leftOf(firstPile(sum, seats, dealerSeat), seats), seats, dealerSeat)
                .getFirst();
    }
}
