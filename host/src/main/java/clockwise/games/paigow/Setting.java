package clockwise.games.paigow;

import clockwise.cards.CardBits;
import clockwise.cards.Poker;
import java.util.ArrayList;
import java.util.List;

/** Seven cards set into two in front and five behind, both as {@link CardBits}. */
public record Setting(long front, long back) {
    /** All settings of seven cards, fouls too. */
    public static List<Setting> all(long cards) {
        List<Setting> settings = new ArrayList<>();
        for (long one = cards; one != 0; one &= one - 1) {
            for (long other = one & (one - 1); other != 0; other &= other - 1) {
                long front = (one & -one) | (other & -other);
                settings.add(new Setting(front, cards & ~front));
            }
        }
        return settings;
    }

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
