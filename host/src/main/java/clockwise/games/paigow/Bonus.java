package clockwise.games.paigow;

import clockwise.cards.Alike;
import clockwise.cards.CardBits;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.money.Odds;
import java.util.Optional;

/** The rows of the Fortune Bonus and Envy Bonus pay table, the highest first (filed 2620-2633). */
public enum Bonus {
    /** Seven cards in sequence and suit, without the joker. */
    SF7("seven-card straight flush", 2620, 8000, 5000),
    /** A royal flush and the king and queen of another suit; the joker may be in the royal flush only. */
    ROYAL_MATCH("royal flush and royal match", 2621, 2000, 1000),
    SF7_JOKER("seven-card straight flush with joker", 2622, 1000, 500),
    FIVE_ACES("five aces", 2623, 400, 250),
    ROYAL("royal flush", 2624, 150, 50),
    STRAIGHT_FLUSH("straight flush", 2625, 50, 20),
    QUADS("four of a kind", 2629, 25, 5),
    FULL_HOUSE("full house", 2630, 5, 0),
    FLUSH("flush", 2631, 4, 0),
    /** Above the straight here, other than among poker hands. */
    TRIPS("three of a kind", 2632, 3, 0),
    STRAIGHT("straight", 2633, 2, 0),
    /** Any other hand loses. */
    NONE("no bonus hand", 2589, 0, 0);

    private static final int ROYAL_RANKS = 0x1f00;
    private static final int KING_AND_QUEEN = 0xc00;
    private static final int SEVEN_RANKS = 0x7f;

    private final String title;
    private final int line;
    private final int odds;
    private final int envy;

    Bonus(String title, int line, int odds, int envy) {
        this.title = title;
        this.line = line;
        this.odds = odds;
        this.envy = envy;
    }

    /** The row of a name as it is declared; empty where there is none. */
    public static Optional<Bonus> named(String name) {
        for (Bonus bonus : values()) {
            if (bonus.name().equals(name)) {
                return Optional.of(bonus);
            }
        }
        return Optional.empty();
    }

    /** What the Fortune Bonus Bet is paid; empty for a hand that loses. */
    public Optional<Odds> odds() {
        return odds == 0 ? Optional.empty() : Optional.of(Odds.to1(odds));
    }

    /** The fixed sum of the Envy Bonus, zero below four of a kind. */
    public Money envy() {
        return Money.dollars(envy);
    }

    /** The hand in words with its line in the filing. */
    public String title() {
        return title + " (filed " + line + ")";
    }

    /** The best row that seven cards reach (filed 2571). */
    public static Bonus of(long cards) {
        int jokers = CardBits.jokers(cards);
        int clubs = CardBits.ranks(cards, Suit.CLUBS);
        int diamonds = CardBits.ranks(cards, Suit.DIAMONDS);
        int hearts = CardBits.ranks(cards, Suit.HEARTS);
        int spades = CardBits.ranks(cards, Suit.SPADES);
        Bonus ofAKind = ofAKind(Alike.of(clubs, diamonds, hearts, spades, jokers));
        int suited = suited(clubs, diamonds, hearts, spades, 5 - jokers);
        if (suited != 0) {
            Bonus inSuit = inSuit(suited, jokers, matches(clubs, diamonds, hearts, spades));
            return inSuit.ordinal() < ofAKind.ordinal() ? inSuit : ofAKind;
        }
        boolean straight = ofAKind == NONE && HouseWay.RANKING.hasStraight(clubs | diamonds | hearts | spades, jokers);
        return straight ? STRAIGHT : ofAKind;
    }

    /** The ranks of the suit that makes a flush, or none: seven cards hold no two such suits. */
    private static int suited(int clubs, int diamonds, int hearts, int spades, int enough) {
        if (Integer.bitCount(clubs) >= enough) {
            return clubs;
        }
        if (Integer.bitCount(diamonds) >= enough) {
            return diamonds;
        }
        if (Integer.bitCount(hearts) >= enough) {
            return hearts;
        }
        return Integer.bitCount(spades) >= enough ? spades : 0;
    }

    /** Whether the two cards beside five of another suit are king and queen of one suit. */
    private static boolean matches(int clubs, int diamonds, int hearts, int spades) {
        return clubs == KING_AND_QUEEN
                || diamonds == KING_AND_QUEEN
                || hearts == KING_AND_QUEEN
                || spades == KING_AND_QUEEN;
    }

    private static Bonus inSuit(int suited, int jokers, boolean match) {
        if (!HouseWay.RANKING.hasStraight(suited, jokers)) {
            return FLUSH;
        }
        if (isRunOfSeven(suited, jokers)) {
            return jokers == 0 ? SF7 : SF7_JOKER;
        }
        boolean royal = Integer.bitCount(suited & ROYAL_RANKS) + jokers >= 5;
        return royal ? match ? ROYAL_MATCH : ROYAL : STRAIGHT_FLUSH;
    }

    private static boolean isRunOfSeven(int suited, int jokers) {
        if (Integer.bitCount(suited) + jokers < 7) {
            return false;
        }
        int aceTwice = (suited << 1) | (suited >>> 12);
        for (int low = 0; low <= 7; low++) {
            if (Integer.bitCount(aceTwice & (SEVEN_RANKS << low)) + jokers == 7) {
                return true;
            }
        }
        return false;
    }

    private static Bonus ofAKind(Alike alike) {
        if (alike.three() == 0) {
            return NONE;
        }
        if (alike.four() != 0) {
            return alike.five() != 0 ? FIVE_ACES : QUADS;
        }
        return Integer.bitCount(alike.two()) > 1 ? FULL_HOUSE : TRIPS;
    }
}
