package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/** No Bust 21st Century Buster Blackjack 4.0 with Lucky Lucky, filed 679-864: bonus bets in sweeps of their own. */
final class NoBustBuster4 {
    static final Terms TERMS = new Terms(
            "no-bust-buster-4.0",
            "No Bust 21st Century Buster Blackjack 4.0",
            "GEGA-004512",
            Profile.TWO_THEN_OFFER, // filed 683
            8, // filed 730
            Deck.STANDARD_52, // filed 695
            2,
            8,
            0, // filed 802
            true, // filed 856-860
            Set.of());

    static final Rulebook RULES = new Rulebook(
            21,
            Natural.ACE_AND_TEN, // filed 699
            new DrawChart(11, 21, 21, 17), // filed 794, 756-760
            JokerUp.NOT_IN_THE_DECK,
            false,
            new Doubling(Doubling.On.FIRST_TWO, Doubling.Least.TABLE_MINIMUM, 1, false), // filed 797
            new Splitting(Splitting.Pair.SAME_RANK, 3, 1, false), // filed 798
            new Surrender(Surrender.When.FIRST_TWO, true, 800),
            new Insurance(Insurance.Amount.UP_TO_HALF, 801),
            FirstCard.LEFT_OF_HOUSE_DEALER, // filed 749-751
            Sweep.BUTTON_FROM_DEALER, // filed 734-743
            Winners.with(OverPush.THREE_CARDS_OF_25)
                    .push(Standing.BOTH_NATURAL, "filed 773")
                    .win(Standing.PLAYER_NATURAL, new Odds(3, 2), "filed 689")
                    .lose(Standing.DEALER_NATURAL, "filed 782")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 774")
                    .lose(Standing.PLAYER_OVER, "filed 781")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 775")
                    .lose(Standing.LOWER, "filed 775")
                    .push(Standing.EQUAL, "filed 776")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 778")
                    .lose(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 779")
                    .push(Standing.BOTH_OVER_EXCEPTED, "filed 779")
                    .push(Standing.BOTH_OVER_EQUAL, "filed 780"),
            Map.of(TwentyOne.BUSTER, Buster.OF_4_0, TwentyOne.LUCKY, LuckyLucky.PAY_TABLE),
            true); // filed 763

    private NoBustBuster4() {}
}
