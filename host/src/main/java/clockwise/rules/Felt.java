package clockwise.rules;

import clockwise.money.Money;
import java.util.Map;
import java.util.Set;

/**
 * What the game needs to know of its table: seats, decks, limits, smallest unit, table options.
 *
 * @param min the least that may be wagered in a betting space without limits of its own
 * @param max the most
 * @param spaces the betting spaces with limits of their own, by bet (filed 841, 2670, 3556)
 */
public record Felt(
        String game,
        int seats,
        int decks,
        Money min,
        Money max,
        Money unit,
        Set<String> options,
        Map<String, Limit> spaces) {
    public Felt {
        options = Set.copyOf(options);
        spaces = Map.copyOf(spaces);
    }

    /** A felt with one pair of limits for all betting spaces. */
    public Felt(String game, int seats, int decks, Money min, Money max, Money unit, Set<String> options) {
        this(game, seats, decks, min, max, unit, options, Map.of());
    }

    /** What may be wagered in the space of this bet. */
    public Limit limit(String bet) {
        return spaces.getOrDefault(bet, new Limit(min, max));
    }

    /** The least that may be wagered in the space of this bet. */
    public Money least(String bet) {
        return limit(bet).least();
    }

    /** The most that may be wagered in the space of this bet. */
    public Money most(String bet) {
        return limit(bet).most();
    }
}
