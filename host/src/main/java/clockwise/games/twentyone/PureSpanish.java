package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/** Pure Spanish 21.5, filed 535-677: no tens, a peek, rescue and double-double, and both naturals won by the player. */
final class PureSpanish {
    private static final Odds NATURAL_PAYS = new Odds(6, 5); // filed 563

    static final Terms TERMS = new Terms(
            "pure-spanish-21.5",
            "Pure Spanish 21.5",
            "GEGA-004076",
            Profile.TWO_THEN_OFFER, // filed 596
            8, // filed 581
            Deck.WITHOUT_TENS_48, // filed 561
            4,
            8,
            3, // filed 637
            true, // filed 672-676
            Set.of(Doubling.DOUBLE_DOUBLE)); // filed 647

    static final Rulebook RULES = new Rulebook(
            21,
            Natural.ACE_AND_TEN, // filed 563
            new DrawChart(0, 17, 21, 17), // filed 605-607, 613-615
            JokerUp.NOT_IN_THE_DECK,
            true, // filed 626
            new Doubling(Doubling.On.FIRST_TWO, Doubling.Least.ANY_WITHOUT_DOUBLE_DOUBLE, 1, true), // filed 645-648
            new Splitting(Splitting.Pair.SAME_VALUE, 3, 3, true), // filed 649-650
            new Surrender(Surrender.When.FIRST_TWO, true, 651),
            Insurance.NEVER,
            FirstCard.LEFT_OF_PLAYER_DEALER, // filed 585-586
            Sweep.BUTTON_FROM_SEAT_ONE, // filed 592
            Winners.with(OverPush.DEALER_888)
                    .win(Standing.BOTH_NATURAL, NATURAL_PAYS, "filed 625")
                    .win(Standing.PLAYER_NATURAL, NATURAL_PAYS, "filed 563")
                    .lose(Standing.DEALER_NATURAL, "filed 626")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 628")
                    .lose(Standing.PLAYER_OVER, "filed 629")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 631")
                    .lose(Standing.LOWER, "filed 631")
                    .push(Standing.EQUAL, "filed 630")
                    .win(Standing.EQUAL_AT_THE_LIMIT, Odds.EVEN, "filed 632")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 635")
                    .lose(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 635")
                    .push(Standing.BOTH_OVER_EXCEPTED, "filed 634")
                    .lose(Standing.BOTH_OVER_EQUAL, "filed 635"),
            Map.of(TwentyOne.MATCH, MatchTheDealer.TABLE_D),
            false);

    private PureSpanish() {}
}
