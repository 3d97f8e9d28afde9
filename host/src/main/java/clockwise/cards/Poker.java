package clockwise.cards;

/**
 * How poker hands rank, the joker being an ace or completing a straight, flush or straight flush; the two ways differ
 * in what A-2-3-4-5 is among the straights.
 *
 * <p>A hand's key is its category above five nibbles of ranks, 2 to 14, in the order in which they are compared; the
 * higher key wins and equal keys are copies.
 */
public final class Poker {
    /** A-2-3-4-5 is the lowest straight. */
    public static final Poker WHEEL_LOWEST = new Poker(0x50);
    /** A-2-3-4-5 stands between 10-J-Q-K-A and 9-10-J-Q-K; its key holds a king and, to be above it, a five. */
    public static final Poker WHEEL_SECOND = new Poker(0xd5);

    public static final int HIGH_CARD = 0;
    public static final int PAIR = 1;
    public static final int TWO_PAIRS = 2;
    public static final int TRIPS = 3;
    public static final int STRAIGHT = 4;
    public static final int FLUSH = 5;
    public static final int FULL_HOUSE = 6;
    public static final int QUADS = 7;
    public static final int STRAIGHT_FLUSH = 8;
    public static final int ROYAL_FLUSH = 9;
    public static final int FIVE_ACES = 10;

    private static final int CATEGORY = 20;
    private static final int ACE = 1 << 12;
    private static final int ALL_RANKS = 0x1fff;
    private static final int WHEEL = ACE | 0xf;
    private static final int BROADWAY = 0xe0;
    /** The five highest ranks of a set of ranks as nibbles, the highest in bits 16 to 19. */
    private static final int[] NIBBLES = nibbles();

    /** By a set of ranks, the best straight in it as two nibbles or 0, without and with a joker to complete it. */
    private final short[][] straights;

    private Poker(int wheel) {
        straights = new short[][] {straights(wheel, 5), straights(wheel, 4)};
    }

    /** The category of a key. */
    public static int category(int key) {
        return key >>> CATEGORY;
    }

    /** The key of two cards: a pair or high cards. */
    public static int two(long cards) {
        return two(cards & -cards, cards & (cards - 1));
    }

    /** The key of two cards, each given as its bit. */
    public static int two(long one, long other) {
        int first = CardBits.rank(one);
        int second = CardBits.rank(other);
        if (first == second) {
            return (PAIR << CATEGORY) | (first << 16);
        }
        return (Math.max(first, second) << 16) | (Math.min(first, second) << 12);
    }

    /** Whether these ranks, of five cards or more, hold a straight; `jokers` is 1 where a joker may complete it. */
    public boolean hasStraight(int ranks, int jokers) {
        return straights[jokers][ranks] != 0;
    }

    /** The key of five cards. */
    public int five(long cards) {
        int jokers = CardBits.jokers(cards);
        int clubs = CardBits.ranks(cards, Suit.CLUBS);
        int diamonds = CardBits.ranks(cards, Suit.DIAMONDS);
        int hearts = CardBits.ranks(cards, Suit.HEARTS);
        int spades = CardBits.ranks(cards, Suit.SPADES);
        int ranks = clubs | diamonds | hearts | spades;
        if (Integer.bitCount(ranks) + jokers == 5) {
            boolean flush = ranks == clubs || ranks == diamonds || ranks == hearts || ranks == spades;
            int straight = straights[jokers][ranks];
            if (flush || straight != 0) {
                return complete(flush, straight, jokers == 0 ? ranks : ranks | highestMissing(ranks));
            }
        }
        return ofAKind(Alike.of(clubs, diamonds, hearts, spades, jokers));
    }

    private static int complete(boolean flush, int straight, int ranks) {
        if (straight == 0) {
            return (FLUSH << CATEGORY) | NIBBLES[ranks];
        }
        int category = !flush ? STRAIGHT : straight == BROADWAY ? ROYAL_FLUSH : STRAIGHT_FLUSH;
        return (category << CATEGORY) | (straight << 12);
    }

    private static int highestMissing(int ranks) {
        return Integer.highestOneBit(ALL_RANKS & ~ranks);
    }

    private static int ofAKind(Alike alike) {
        int ones = alike.one();
        int twos = alike.two();
        if (twos == 0) {
            return NIBBLES[ones];
        }
        if (alike.five() != 0) {
            return key(FIVE_ACES, alike.five(), 0);
        }
        if (alike.four() != 0) {
            return key(QUADS, alike.four(), ones & ~alike.four());
        }
        if (alike.three() != 0) {
            int pair = twos & ~alike.three();
            return pair != 0 ? key(FULL_HOUSE, alike.three(), pair) : key(TRIPS, alike.three(), ones & ~twos);
        }
        boolean single = (twos & (twos - 1)) == 0;
        return single ? key(PAIR, twos, ones & ~twos) : key(TWO_PAIRS, twos, 0) | (NIBBLES[ones & ~twos] >>> 8);
    }

    private static int key(int category, int rank, int others) {
        return (category << CATEGORY) | NIBBLES[rank] | (NIBBLES[others] >>> 4);
    }

    private static int[] nibbles() {
        int[] nibbles = new int[ALL_RANKS + 1];
        for (int ranks = 1; ranks <= ALL_RANKS; ranks++) {
            int highest = Integer.highestOneBit(ranks);
            nibbles[ranks] = ((Integer.numberOfTrailingZeros(highest) + 2) << 16) | (nibbles[ranks ^ highest] >>> 4);
        }
        return nibbles;
    }

    /** For every set of ranks the best straight of which it holds at least `held` cards. */
    private static short[] straights(int wheel, int held) {
        short[] best = new short[ALL_RANKS + 1];
        for (int ranks = 0; ranks <= ALL_RANKS; ranks++) {
            int found = Integer.bitCount(ranks & WHEEL) >= held ? wheel : 0;
            for (int low = 0; low <= 8; low++) {
                if (Integer.bitCount(ranks & (0x1f << low)) >= held) {
                    found = Math.max(found, (low + 6) << 4);
                }
            }
            best[ranks] = (short) found;
        }
        return best;
    }
}
