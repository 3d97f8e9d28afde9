package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/**
 * No Bust 21st Century Blackjack with jokers, filed 101-200: two jokers are the natural, one makes 21 and stops. The
 * filing has no section on winners; what is marked as inferred follows the other games of the family.
 */
final class NoBustJoker {
    private static final String INFERRED = "inferred, winners are not filed";

    static final Terms TERMS = new Terms(
            "no-bust-joker",
            "No Bust 21st Century Blackjack (joker)",
            "GEGA-001051",
            Profile.TWO_THEN_INTERVENE, // filed 200
            8, // filed 140
            Deck.WITH_JOKER_53, // filed 141
            1, // filed 112
            8,
            3, // filed 175
            false,
            Set.of());

    static final Rulebook RULES = new Rulebook(
            21,
            Natural.TWO_JOKERS, // filed 114
            new DrawChart(11, 20, 20, 17), // filed 155-163, 170
            JokerUp.BARS_ALL_BUT_HITS, // filed 190
            false,
            new Doubling(Doubling.On.FIRST_TWO, Doubling.Least.EQUAL, 1, false), // filed 180
            new Splitting(Splitting.Pair.SAME_VALUE, 3, 3, false), // filed 182-186
            new Surrender(Surrender.When.FIRST_TWO, false, 188),
            Insurance.NEVER,
            FirstCard.LEFT_OF_PLAYER_DEALER, // filed 149-150
            Sweep.BUTTON_FROM_DEALER, // filed 165-166
            Winners.with(OverPush.NEVER)
                    .push(Standing.BOTH_NATURAL, INFERRED)
                    .win(Standing.PLAYER_NATURAL, Odds.to1(2), "filed 106, 194")
                    .lose(Standing.DEALER_NATURAL, "filed 106")
                    .win(Standing.DEALER_OVER, Odds.EVEN, INFERRED)
                    .lose(Standing.PLAYER_OVER, INFERRED)
                    .win(Standing.HIGHER, Odds.EVEN, INFERRED)
                    .lose(Standing.LOWER, INFERRED)
                    .push(Standing.EQUAL, INFERRED)
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, INFERRED)
                    .push(Standing.BOTH_OVER_PLAYER_CLOSER, INFERRED)
                    .lose(Standing.BOTH_OVER_EQUAL, INFERRED),
            Map.of(),
            false);

    private NoBustJoker() {}
}
