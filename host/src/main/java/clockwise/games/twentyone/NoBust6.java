package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/** No Bust 21st Century Blackjack 6.0, filed 402-533: no surrender, and the suited 7-8-9 of the player-dealer. */
final class NoBust6 {
    static final Terms TERMS = new Terms(
            "no-bust-6.0",
            "No Bust 21st Century Blackjack 6.0",
            "GEGA-002570",
            Profile.TWO_THEN_OFFER, // filed 501, which has no clause on a broken game
            8, // filed 461
            Deck.STANDARD_52, // filed 431
            1,
            8,
            3, // filed 531
            true, // filed 511
            Set.of());

    static final Rulebook RULES = new Rulebook(
            21,
            Natural.ACE_AND_TEN, // filed 433
            new DrawChart(11, 21, 21, 17), // filed 477-487, 493-497
            JokerUp.NOT_IN_THE_DECK,
            false,
            new Doubling(Doubling.On.FIRST_TWO_BUT_21, Doubling.Least.EQUAL, 1, false), // filed 517-518
            new Splitting(Splitting.Pair.SAME_RANK, 2, 1, false), // filed 520-522
            Surrender.NEVER, // filed 523
            new Insurance(Insurance.Amount.HALF, 526),
            FirstCard.LEFT_OF_HOUSE_DEALER, // filed 473-474
            Sweep.FROM_HOUSE_DEALERS_RIGHT, // filed 490
            Winners.with(OverPush.DEALER_SUITED_789)
                    .push(Standing.BOTH_NATURAL, "filed 505")
                    .win(Standing.PLAYER_NATURAL, new Odds(6, 5), "filed 425")
                    .lose(Standing.DEALER_NATURAL, "filed 515")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 506")
                    .lose(Standing.PLAYER_OVER, "filed 513")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 507")
                    .lose(Standing.LOWER, "filed 507")
                    .push(Standing.EQUAL, "filed 508")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 510")
                    .lose(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 511")
                    .push(Standing.BOTH_OVER_EXCEPTED, "filed 511")
                    .lose(Standing.BOTH_OVER_EQUAL, "filed 512"),
            Map.of(),
            false);

    private NoBust6() {}
}
