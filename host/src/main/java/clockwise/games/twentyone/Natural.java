package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import java.util.List;

/** The two cards that are a game's best hand. */
enum Natural {
    /** An ace and a ten-value card (filed 238, 433, 699, 907); without tens in the deck, a picture (filed 563). */
    ACE_AND_TEN {
        @Override
        boolean isMadeOf(Card one, Card other) {
            return (one.rank() == Rank.ACE && other.rank().isTenValue())
                    || (other.rank() == Rank.ACE && one.rank().isTenValue());
        }
    },
    /** Two jokers (filed 114). */
    TWO_JOKERS {
        @Override
        boolean isMadeOf(Card one, Card other) {
            return one.isJoker() && other.isJoker();
        }
    },
    /** Two aces or an ace and a joker, but not two jokers (filed 21). */
    ACE_AND_ACE_OR_JOKER {
        @Override
        boolean isMadeOf(Card one, Card other) {
            return (one.rank() == Rank.ACE && (other.rank() == Rank.ACE || other.isJoker()))
                    || (other.rank() == Rank.ACE && one.isJoker());
        }
    };

    abstract boolean isMadeOf(Card one, Card other);

    boolean isMadeOf(List<Card> cards) {
        return cards.size() == 2 && isMadeOf(cards.getFirst(), cards.getLast());
    }
}
