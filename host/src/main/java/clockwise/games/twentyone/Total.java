package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import java.util.List;

/** The points of a hand. Soft: an ace counts 11 in it. */
record Total(int points, boolean soft) {
    /**
     * The points of these cards where `limit` is the most that is not over. A joker makes the limit, hard (filed 24,
     * 172); an ace is 11 while the total stays within the limit (filed 23, 116, 239, 434, 565, 700, 908), which makes
     * two aces 22 where the limit is 22 (filed 21).
     */
    static Total of(List<Card> cards, int limit) {
        int points = 0;
        int aces = 0;
        for (Card card : cards) {
            if (card.isJoker()) {
                return new Total(limit, false);
            }
            aces += card.rank() == Rank.ACE ? 1 : 0;
            points += value(card);
        }
        boolean soft = false;
        while (aces > 0 && points + 10 <= limit) {
            points += 10;
            aces--;
            soft = true;
        }
        return new Total(points, soft);
    }

    /** As a house dealer says it: `7/17` for an ace and a six. */
    @Override
    public String toString() {
        return soft ? (points - 10) + "/" + points : Integer.toString(points);
    }

    /** What a card counts by itself, an ace 1, a picture 10. */
    static int value(Card card) {
        return Math.min(card.rank().count(), 10);
    }
}
