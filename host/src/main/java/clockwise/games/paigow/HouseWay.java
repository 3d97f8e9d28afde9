package clockwise.games.paigow;

import clockwise.cards.Alike;
import clockwise.cards.CardBits;
import clockwise.cards.Poker;
import clockwise.cards.Suit;

/**
 * The House Way: how the player-dealer's seven cards are set (filed 2539-2555).
 *
 * <p>A row of the chart says what must stand in front; among the settings with that front the strongest back is taken,
 * and what then still differs ranks the same. The joker counts as an ace for pairs and in front. The rows for four of a
 * kind and for a full house, and the choice among several complete hands, are not in the chart: they are the room's
 * decision.
 */
public final class HouseWay {
    /** The filing does not say what A-2-3-4-5 is among the straights; the room ranks it lowest. */
    public static final Poker RANKING = Poker.WHEEL_LOWEST;

    private static final int ACE = 14;
    private static final int KING = 13;
    private static final int QUEEN = 12;
    private static final int NINE = 9;
    private static final int SIX = 6;

    private HouseWay() {}

    /** The setting of seven cards. */
    public static Setting of(long cards) {
        Alike alike = Alike.of(cards);
        boolean mayBeComplete = alike.four() == 0 && !isSeveral(alike.two());
        return mayBeComplete && hasCompleteHand(cards) ? completeHand(cards) : withFront(cards, front(alike));
    }

    private static boolean hasCompleteHand(long cards) {
        int jokers = CardBits.jokers(cards);
        int clubs = CardBits.ranks(cards, Suit.CLUBS);
        int diamonds = CardBits.ranks(cards, Suit.DIAMONDS);
        int hearts = CardBits.ranks(cards, Suit.HEARTS);
        int spades = CardBits.ranks(cards, Suit.SPADES);
        return RANKING.hasStraight(clubs | diamonds | hearts | spades, jokers)
                || Integer.bitCount(clubs) + jokers >= 5
                || Integer.bitCount(diamonds) + jokers >= 5
                || Integer.bitCount(hearts) + jokers >= 5
                || Integer.bitCount(spades) + jokers >= 5;
    }

    /** The highest front that leaves a complete hand, and then the best of those behind (filed 2552, 2553, 2555). */
    private static Setting completeHand(long cards) {
        long best = 0;
        int bestFront = -1;
        int bestBack = -1;
        for (long one = cards; one != 0; one &= one - 1) {
            for (long other = one & (one - 1); other != 0; other &= other - 1) {
                long front = (one & -one) | (other & -other);
                int frontKey = Poker.two(one & -one, other & -other);
                if (frontKey < bestFront) {
                    continue;
                }
                int backKey = RANKING.five(cards & ~front);
                if (isComplete(backKey) && (frontKey > bestFront || backKey > bestBack)) {
                    best = front;
                    bestFront = frontKey;
                    bestBack = backKey;
                }
            }
        }
        return new Setting(best, cards & ~best);
    }

    private static boolean isComplete(int key) {
        int category = Poker.category(key);
        return category == Poker.STRAIGHT
                || category == Poker.FLUSH
                || category == Poker.STRAIGHT_FLUSH
                || category == Poker.ROYAL_FLUSH;
    }

    /** The strongest back among the settings with this front. */
    private static Setting withFront(long cards, int frontKey) {
        long best = 0;
        int bestBack = -1;
        for (long one = cards; one != 0; one &= one - 1) {
            for (long other = one & (one - 1); other != 0; other &= other - 1) {
                if (Poker.two(one & -one, other & -other) != frontKey) {
                    continue;
                }
                long front = (one & -one) | (other & -other);
                int backKey = RANKING.five(cards & ~front);
                if (backKey > bestBack) {
                    best = front;
                    bestBack = backKey;
                }
            }
        }
        return new Setting(best, cards & ~best);
    }

    /** The key of the front that the chart asks for where no complete hand decides. */
    private static int front(Alike alike) {
        if (alike.five() != 0) {
            return pair(alike.five()); // filed 2551
        }
        if (alike.four() != 0) {
            return besideFour(alike);
        }
        if (alike.three() != 0) {
            return besideThree(alike);
        }
        return switch (Integer.bitCount(alike.two())) {
            case 3 -> pair(alike.two()); // filed 2548
            case 2 -> besideTwoPairs(alike); // filed 2547, 2554
            case 1 -> twoHighest(singles(alike)); // filed 2546
            default -> twoHighest(withoutHighest(alike.one())); // filed 2541
        };
    }

    /** A pair besides goes in front; else queens and better are split, fives and lower never. */
    private static int besideFour(Alike alike) {
        int pairs = alike.two() & ~alike.four();
        if (pairs != 0) {
            return pair(pairs);
        }
        int four = highest(alike.four());
        int needed = four >= QUEEN ? ACE + 1 : four >= NINE ? KING : four >= SIX ? QUEEN : 0;
        return highest(singles(alike)) >= needed ? twoHighest(singles(alike)) : pair(alike.four());
    }

    private static int besideThree(Alike alike) {
        if (isSeveral(alike.three())) {
            return pair(alike.three()); // filed 2550
        }
        int pairs = alike.two() & ~alike.three();
        if (pairs != 0) {
            return pair(pairs);
        }
        int others = singles(alike);
        boolean aces = highest(alike.three()) == ACE;
        return aces ? high(ACE, highest(others)) : twoHighest(others); // filed 2549
    }

    /** Both pairs stay behind if a card that is high enough for the larger pair can be in front. */
    private static int besideTwoPairs(Alike alike) {
        int larger = highest(alike.two());
        int needed = larger >= QUEEN ? ACE + 1 : larger >= NINE ? ACE : larger >= SIX ? KING : QUEEN;
        return highest(singles(alike)) >= needed ? twoHighest(singles(alike)) : pair(withoutHighest(alike.two()));
    }

    private static int singles(Alike alike) {
        return alike.one() & ~alike.two();
    }

    private static int pair(int ranks) {
        return (Poker.PAIR << 20) | (highest(ranks) << 16);
    }

    private static int twoHighest(int ranks) {
        return high(highest(ranks), highest(withoutHighest(ranks)));
    }

    private static int high(int rank, int next) {
        return (rank << 16) | (next << 12);
    }

    private static int withoutHighest(int ranks) {
        return ranks & ~Integer.highestOneBit(ranks);
    }

    private static int highest(int ranks) {
        return Integer.numberOfTrailingZeros(Integer.highestOneBit(ranks)) + 2;
    }

    private static boolean isSeveral(int ranks) {
        return (ranks & (ranks - 1)) != 0;
    }
}
