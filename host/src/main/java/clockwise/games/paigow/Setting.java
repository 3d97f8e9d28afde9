package clockwise.games.paigow;

import clockwise.cards.CardBits;
import clockwise.cards.Poker;

/** Seven cards set into two in front and five behind, both as {@link CardBits}. */
public record Setting(long front, long back) {
    /** The rank key of the two cards. */
    public int frontKey() {
        return Poker.two(front);
    }

    /** The rank key of the five cards; behind, the joker is read afresh. */
    public int backKey() {
        return HouseWay.RANKING.five(back);
    }

    /** Whether the five cards fail to outrank the two (filed 2536). */
    public boolean isFoul() {
        return backKey() <= frontKey();
    }

    /** Front and back, `KdAs 3d4c4s7h7s`. */
    @Override
    public String toString() {
        return CardBits.text(front) + " " + CardBits.text(back);
    }
}
