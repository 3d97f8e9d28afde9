package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.money.Odds;
import java.util.List;
import java.util.Map;

/**
 * Where the games of the family differ.
 *
 * @param limit the highest total that is not over
 * @param peeks whether the house dealer looks for a natural under an ace or picture before anybody draws (filed 626)
 * @param bonuses the bonus bets by name
 * @param apart whether bonus bets have sweeps of their own: Lucky Lucky before any draw, Buster last (filed 763)
 */
record Rulebook(
        int limit,
        Natural natural,
        DrawChart chart,
        JokerUp jokerUp,
        boolean peeks,
        Doubling doubling,
        Splitting splitting,
        Surrender surrender,
        Insurance insurance,
        FirstCard firstCard,
        Sweep sweep,
        Winners winners,
        Map<String, Bonus> bonuses,
        boolean apart) {
    private static final int RESCUE_LINE = 646;

    Rulebook {
        bonuses = Map.copyOf(bonuses);
    }

    Total total(List<Card> cards) {
        return Total.of(cards, limit);
    }

    boolean isOver(Hand hand) {
        return total(hand.cards()).points() > limit;
    }

    /** Whether a player's hand is a natural; one made after a split is not. */
    boolean isNatural(Hand hand) {
        return hand.origin() == Hand.Origin.DEALT && natural.isMadeOf(hand.cards());
    }

    /** Whether the player-dealer has a natural, or a joker up that counts as one. */
    boolean isDealersNatural(List<Card> dealer) {
        return natural.isMadeOf(dealer) || endsTheDraw(dealer);
    }

    /** Whether the player-dealer's up card leaves nothing to draw. */
    boolean endsTheDraw(List<Card> dealer) {
        return jokerUp == JokerUp.ENDS_THE_DRAW && dealer.getFirst().isJoker();
    }

    /** Whether the player-dealer's up card leaves players nothing but to hit or stand. */
    boolean barsAllButHits(List<Card> dealer) {
        return jokerUp == JokerUp.BARS_ALL_BUT_HITS && dealer.getFirst().isJoker();
    }

    /** What a player's hand came to against the player-dealer's cards. */
    Verdict verdict(Hand hand, List<Card> dealer) {
        if (hand.state() == Hand.State.SURRENDERED) {
            return surrender.wholeToNatural() && isDealersNatural(dealer)
                    ? Verdict.lose("surrendered to a natural (filed " + surrender.line() + ")")
                    : new Verdict(Verdict.Kind.SURRENDER, Odds.EVEN, "surrendered (filed " + surrender.line() + ")");
        }
        if (hand.state() == Hand.State.RESCUED && !isOver(hand)) {
            return new Verdict(Verdict.Kind.RESCUE, Odds.EVEN, "rescued (filed " + RESCUE_LINE + ")");
        }
        return winners.of(standing(hand, dealer));
    }

    Standing standing(Hand hand, List<Card> dealer) {
        if (isNatural(hand)) {
            return isDealersNatural(dealer) ? Standing.BOTH_NATURAL : Standing.PLAYER_NATURAL;
        }
        if (isDealersNatural(dealer)) {
            return Standing.DEALER_NATURAL;
        }
        int points = total(hand.cards()).points();
        int dealers = total(dealer).points();
        if (points > limit && dealers > limit) {
            return bothOver(hand, points, dealer, dealers);
        }
        if (dealers > limit) {
            return Standing.DEALER_OVER;
        }
        if (points > limit) {
            return Standing.PLAYER_OVER;
        }
        if (points == dealers) {
            return points == limit ? Standing.EQUAL_AT_THE_LIMIT : Standing.EQUAL;
        }
        return points > dealers ? Standing.HIGHER : Standing.LOWER;
    }

    private Standing bothOver(Hand hand, int points, List<Card> dealer, int dealers) {
        if (winners.overPush().excepts(hand.cards(), points, dealer, dealers)) {
            return Standing.BOTH_OVER_EXCEPTED;
        }
        if (points == dealers) {
            return Standing.BOTH_OVER_EQUAL;
        }
        return points < dealers ? Standing.BOTH_OVER_PLAYER_CLOSER : Standing.BOTH_OVER_DEALER_CLOSER;
    }
}
