package clockwise.games.twentyone;

import clockwise.cards.Deck;
import clockwise.money.Odds;
import clockwise.rotation.Profile;
import clockwise.rules.Terms;
import java.util.Map;
import java.util.Set;

/** 21st Century Blackjack, filed 3-99: over is above 22, the joker makes 22, ties go to the player-dealer. */
final class CenturyBlackjack {
    static final Terms TERMS = new Terms(
            "21st-century",
            "21st Century Blackjack",
            "none",
            Profile.TWO_THEN_INTERVENE, // inferred from filed 73, 97
            7, // filed 80: the first hand is 1, 7 or King
            Deck.WITH_JOKER_53, // filed 24
            1, // decks are not filed
            8,
            3, // cross bets, which the player-dealer must approve (filed 62, 98)
            false,
            Set.of());

    static final Rulebook RULES = new Rulebook(
            22, // filed 9
            Natural.ACE_AND_ACE_OR_JOKER, // filed 21
            new DrawChart(0, 22, 22, 18), // filed 30, 32
            JokerUp.ENDS_THE_DRAW, // filed 16
            false,
            new Doubling(Doubling.On.HARD_11_AND_12, Doubling.Least.EQUAL, 2, false), // filed 33
            Splitting.NEVER,
            Surrender.NEVER,
            Insurance.NEVER,
            FirstCard.LEFT_OF_PLAYER_DEALER, // not filed
            Sweep.BUTTON_FROM_DEALER, // filed 15, 80
            Winners.with(OverPush.NEVER)
                    .push(Standing.BOTH_NATURAL, "filed 14")
                    .win(Standing.PLAYER_NATURAL, Odds.EVEN, "filed 20")
                    .lose(Standing.DEALER_NATURAL, "filed 16, 20")
                    .win(Standing.DEALER_OVER, Odds.EVEN, "filed 10")
                    .lose(Standing.PLAYER_OVER, "filed 9")
                    .win(Standing.HIGHER, Odds.EVEN, "filed 11")
                    .lose(Standing.LOWER, "filed 11")
                    .lose(Standing.EQUAL, "filed 13")
                    .lose(Standing.BOTH_OVER_DEALER_CLOSER, "filed 13")
                    .push(Standing.BOTH_OVER_PLAYER_CLOSER, "filed 12")
                    .lose(Standing.BOTH_OVER_EQUAL, "filed 13"),
            Map.of(),
            false);

    private CenturyBlackjack() {}
}
