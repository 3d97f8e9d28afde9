package clockwise.rules;

import clockwise.money.Money;
import java.util.Set;

/** What the game needs to know of its table: seats, decks, limits of a betting space, smallest unit, table options. */
public record Felt(String game, int seats, int decks, Money min, Money max, Money unit, Set<String> options) {
    public Felt {
        options = Set.copyOf(options);
    }
}
