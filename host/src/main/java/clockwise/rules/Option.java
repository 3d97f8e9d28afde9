package clockwise.rules;

import clockwise.money.Money;
import java.util.List;

/**
 * A choice that a player may make, and the money that goes with it.
 *
 * @param spot where the added wager of the player of the circle will ride; of no meaning without money
 * @param bet the bet that the money becomes, empty for a choice without money
 * @param least the least that the player of the circle must add; equal to `most`: exactly that
 * @param most the most, zero for a choice without money
 * @param follow wagers that backline bettors of the circle may add, each or none; their ids are not yet given
 */
public record Option(String choice, Spot spot, String bet, Money least, Money most, List<Wager> follow) {
    public Option {
        follow = List.copyOf(follow);
    }

    public static Option free(String choice, Spot spot) {
        return new Option(choice, spot, "", Money.ZERO, Money.ZERO, List.of());
    }
}
