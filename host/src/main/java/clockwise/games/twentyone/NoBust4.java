package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/** No Bust 21st Century Blackjack 4.0, filed 202-348, with the Buster of 350-400, and 4.01, filed 870-1027. */
final class NoBust4 {
    private static final Odds NATURAL_PAYS = new Odds(6, 5);

    static final Terms TERMS_4_0 = new Terms(
            "no-bust-4.0",
            "No Bust 21st Century Blackjack 4.0",
            "GEGA-000122",
            Profile.TWO_THEN_INTERVENE, // filed 313-314
            8, // filed 269
            Deck.STANDARD_52, // filed 236
            1,
            8,
            3, // filed 329
            false,
            Set.of());

    static final Rulebook RULES_4_0 = new Rulebook(
            21,
            Natural.ACE_AND_TEN, // filed 238
            new DrawChart(11, 21, 21, 17), // filed 284-292, which omit 19 and 20; 306-310
            JokerUp.NOT_IN_THE_DECK,
            false,
            new Doubling(Doubling.On.FIRST_TWO, Doubling.Least.EQUAL, 1, false), // filed 335
            new Splitting(Splitting.Pair.SAME_VALUE, Splitting.OPEN, Splitting.OPEN, false), // filed 338-339
            new Surrender(Surrender.When.UP_TO_20, false, 342),
            new Insurance(Insurance.Amount.HALF, 346),
            FirstCard.LEFT_OF_PLAYER_DEALER, // filed 279-280
            Sweep.BUTTON_FROM_DEALER, // filed 294-299
            Winners.with(OverPush.THREE_CARDS_TO_25)
                    .push(Standing.BOTH_NATURAL, "filed 318")
                    .win(Standing.PLAYER_NATURAL, NATURAL_PAYS, "filed 344")
                    .lose(Standing.DEALER_NATURAL, "filed 327")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 319")
                    .lose(Standing.PLAYER_OVER, "filed 326")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 320")
                    .lose(Standing.LOWER, "filed 320")
                    .push(Standing.EQUAL, "filed 321")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 323")
                    .lose(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 324")
                    .push(Standing.BOTH_OVER_EXCEPTED, "filed 324")
                    .lose(Standing.BOTH_OVER_EQUAL, "filed 325"),
            Map.of(TwentyOne.BUSTER, Buster.TABLE_A),
            false);

    static final Terms TERMS_4_01 = new Terms(
            "no-bust-4.01",
            "No Bust 21st Century Blackjack 4.01",
            "GEGA-000270",
            Profile.TWO_THEN_INTERVENE, // filed 983, 1027
            8, // filed 937
            Deck.STANDARD_52, // filed 905
            1,
            8,
            3, // filed 1000
            false,
            Set.of());

    static final Rulebook RULES_4_01 = new Rulebook(
            21,
            Natural.ACE_AND_TEN, // filed 907
            new DrawChart(11, 21, 21, 17), // filed 953-963, 975-979
            JokerUp.NOT_IN_THE_DECK,
            false,
            new Doubling(Doubling.On.FIRST_TWO, Doubling.Least.EQUAL, 1, false), // filed 1008
            new Splitting(Splitting.Pair.SAME_VALUE, Splitting.OPEN, Splitting.OPEN, false), // filed 1011-1012
            new Surrender(Surrender.When.UP_TO_20, false, 1015),
            new Insurance(Insurance.Amount.HALF, 1019),
            FirstCard.LEFT_OF_HOUSE_DEALER, // filed 946-947
            Sweep.FROM_HOUSE_DEALERS_RIGHT, // filed 966
            Winners.with(OverPush.THREE_CARDS_TO_25)
                    .push(Standing.BOTH_NATURAL, "filed 989")
                    .win(Standing.PLAYER_NATURAL, NATURAL_PAYS, "filed 1017")
                    .lose(Standing.DEALER_NATURAL, "filed 998")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 990")
                    .lose(Standing.PLAYER_OVER, "filed 997")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 991")
                    .lose(Standing.LOWER, "filed 991")
                    .push(Standing.EQUAL, "filed 992")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 994")
                    .lose(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 995")
                    .push(Standing.BOTH_OVER_EXCEPTED, "filed 995")
                    .lose(Standing.BOTH_OVER_EQUAL, "filed 996"),
            Map.of(),
            false);

    private NoBust4() {}
}
