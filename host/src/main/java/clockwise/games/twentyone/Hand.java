package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.rules.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * A hand of cards as far as it has been played.
 *
 * @param due cards that a choice called for and that are not yet dealt
 * @param doubles how often it was doubled
 * @param doubledAt how many cards it had when it was last doubled
 */
public record Hand(Spot spot, List<Card> cards, Origin origin, State state, int due, int doubles, int doubledAt) {
    /** Where a hand comes from. */
    public enum Origin {
        DEALT,
        SPLIT
    }

    /** How far a hand is. */
    public enum State {
        OPEN,
        STOOD,
        SURRENDERED,
        RESCUED
    }

    public Hand {
        cards = List.copyOf(cards);
    }

    /** A hand of these cards on which nothing was chosen yet. */
    public static Hand of(Spot spot, List<Card> cards) {
        return new Hand(spot, cards, Origin.DEALT, State.OPEN, 0, 0, 0);
    }

    /** A hand of these cards, the first of which comes from a split pair. */
    public static Hand ofSplit(Spot spot, List<Card> cards) {
        return new Hand(spot, cards, Origin.SPLIT, State.OPEN, 2 - Math.min(cards.size(), 2), 0, 0);
    }

    /** This hand after it surrendered. */
    public Hand surrendered() {
        return in(State.SURRENDERED);
    }

    /** This hand after its last double was rescued. */
    public Hand rescued() {
        return in(State.RESCUED);
    }

    Hand stood() {
        return in(State.STOOD);
    }

    Hand asking() {
        return new Hand(spot, cards, origin, state, 1, doubles, doubledAt);
    }

    Hand doubled() {
        return new Hand(spot, cards, origin, state, 1, doubles + 1, cards.size());
    }

    Hand with(Card card) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return new Hand(spot, more, origin, state, Math.max(due - 1, 0), doubles, doubledAt);
    }

    boolean isFirstTwo() {
        return cards.size() == 2;
    }

    /** Whether it got or asked for more than its first two cards. */
    boolean hasActed() {
        return cards.size() + due > 2;
    }

    /** Whether its player has acted on it in any way, be it by a stand or a split. */
    boolean isBegun() {
        return hasActed() || state != State.OPEN || origin == Origin.SPLIT;
    }

    /** Whether it grew from one ace of a split pair. */
    boolean isSplitAce() {
        return origin == Origin.SPLIT && cards.getFirst().rank() == Rank.ACE;
    }

    boolean hasJoker() {
        return cards.stream().anyMatch(Card::isJoker);
    }

    private Hand in(State next) {
        return new Hand(spot, cards, origin, next, due, doubles, doubledAt);
    }
}
