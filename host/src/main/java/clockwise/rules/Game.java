package clockwise.rules;

import clockwise.cards.Card;
import clockwise.money.Money;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The rules of a game as pure functions of the round. */
public interface Game {
    Terms terms();

    default String id() {
        return terms().id();
    }

    /** All bets of the game, in the order in which a tablet shows them. */
    List<Bet> bets();

    /** Whether a bet of the game may be placed on this felt. */
    default boolean isOpen(Bet bet, Felt felt) {
        return true;
    }

    /** The most that this wager, as it stands on this felt, can win at its best odds. */
    Money most(Wager wager, Felt felt);

    /** The wagers without a stake that the game itself adds when the wagers are locked. */
    default List<Wager> addedAtTheLock(Round round) {
        return List.of();
    }

    /** All that may happen now, in the order in which the tablet proposes it; an empty list ends the round. */
    List<Next> next(Round round);

    /** How each wager of a pass ended. Asked only when {@link #next} offers to settle that pass. */
    List<Outcome> outcomes(Round round, int pass);

    /** What the action button is counted from. */
    Button button();

    /**
     * The seats but the player-dealer's in the order in which base wagers are settled; the first is the button's.
     *
     * @param count what the button is counted from, 0 without a button
     */
    List<Integer> seatOrder(int count, int seats, int dealerSeat);

    /** The seat where the action button lies, once it is known; nothing in a game without one. */
    default OptionalInt buttonSeat(Round round) {
        return OptionalInt.empty();
    }

    /** The cards as they lie on the felt, hand by hand in the order in which the hands came to be. */
    default Map<Spot, List<Card>> onTheFelt(Round round) {
        Map<Spot, List<Card>> hands = new LinkedHashMap<>();
        for (Play play : round.plays()) {
            if (play instanceof Play.Dealt dealt) {
                hands.computeIfAbsent(dealt.spot(), round::cardsAt);
            }
        }
        return hands;
    }

    /** What a screen writes beside the cards of a spot, such as how a hand is set or what it counts. */
    default Map<Spot, String> captions(Round round) {
        return Map.of();
    }

    /** All that the players' hand tracking counts of this game, the winners first; empty where nobody tracks hands. */
    default List<String> tracks() {
        return List.of();
    }

    /** What of {@link #tracks} this round was, the winner first. Asked when the last pass can be or is settled. */
    default List<String> tracked(Round round) {
        return List.of();
    }

    /** What the bonus bets pay, as it is shown to the players; empty where no table is shown. */
    default List<Pay> pays() {
        return List.of();
    }

    /** What may go wrong at this game, in the order in which a tablet lists it. */
    default List<Irregularity> irregularities() {
        return List.of();
    }

    /**
     * The circles that are dead after an irregularity with the effect HANDS_DEAD. Asked only when both cards of the
     * player-dealer's are entered, see {@link Referee#exposed}.
     */
    default Set<Integer> deadCircles(Round round, Irregularity irregularity) {
        return Set.of();
    }

    /** What the house chooses for a hand that its player has left, if it has a choice now. */
    default Optional<String> houseChoice(Round round, Spot spot) {
        return Optional.empty();
    }

    /** The wagers of a pass by id, in the order in which they are settled. */
    List<Integer> order(Round round, int pass);
}
