package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The cards with which a player over the limit pushes against a player-dealer who is over too. */
enum OverPush {
    NEVER("") {
        @Override
        boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints) {
            return false;
        }
    },
    /** Three cards, 22 to 25, and closer (filed 324, 995); cards of doubled and split hands count alike. */
    THREE_CARDS_TO_25("three cards to 25 or less") {
        @Override
        boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints) {
            return player.size() == 3 && points <= 25 && points < dealerPoints;
        }
    },
    /** Three cards, 25, and closer (filed 779). */
    THREE_CARDS_OF_25("three-card 25") {
        @Override
        boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints) {
            return player.size() == 3 && points == 25 && points < dealerPoints;
        }
    },
    /** The player-dealer's 7, 8 and 9 of one suit, which is 24, against a player who is closer (filed 511). */
    DEALER_SUITED_789("player-dealer's suited 7-8-9") {
        @Override
        boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints) {
            return points < dealerPoints
                    && dealer.size() == 3
                    && ranks(dealer).equals(EnumSet.of(Rank.SEVEN, Rank.EIGHT, Rank.NINE))
                    && dealer.stream().map(Card::suit).distinct().count() == 1;
        }
    },
    /** The player-dealer's three eights, exactly three cards, against every player who is over (filed 634). */
    DEALER_888("player-dealer's 8-8-8") {
        @Override
        boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints) {
            return dealer.size() == 3 && ranks(dealer).equals(EnumSet.of(Rank.EIGHT));
        }
    };

    private final String words;

    OverPush(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Whether these two hands, both over, are excepted. */
    abstract boolean excepts(List<Card> player, int points, List<Card> dealer, int dealerPoints);

    private static Set<Rank> ranks(List<Card> cards) {
        Set<Rank> ranks = EnumSet.noneOf(Rank.class);
        for (Card card : cards) {
            ranks.add(card.rank());
        }
        return ranks;
    }
}
