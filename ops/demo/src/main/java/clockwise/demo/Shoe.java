package clockwise.demo;

import clockwise.cards.Card;
import clockwise.cards.Deck;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.live.TableView;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The cards at a table, drawn without being put back until they are changed. */
final class Shoe {
    private static final List<Suit> SUITS = List.of(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES);
    private static final int SHUFFLED_EACH_ROUND = 2; // so few decks are
    private static final int LOW = 4; // a quarter is left when the cut card comes

    private final Deck deck;
    private final int decks;
    private final Luck luck;
    private final List<Card> left = new ArrayList<>();
    private int all;
    private long round = -1;

    Shoe(Deck deck, int decks, Luck luck) {
        this.deck = deck;
        this.decks = decks;
        this.luck = luck;
        change();
    }

    void change() {
        left.clear();
        for (Rank rank : Rank.values()) {
            for (Suit suit : rank == Rank.JOKER ? List.of(Suit.JOKER) : SUITS) {
                Card card = Card.of(rank, suit);
                for (int i = 0; i < decks * deck.copies(card); i++) {
                    left.add(card);
                }
            }
        }
        all = left.size();
    }

    /** Before the first card of a round that nobody has seen here yet. */
    void sees(TableView view) {
        boolean first = round < 0;
        if (view.rounds() == round) {
            return;
        }
        round = view.rounds();
        if (first || decks <= SHUFFLED_EACH_ROUND) {
            change();
            visible(view).forEach(this::takes);
        }
    }

    /** Begins anew with all but the cards on the felt: what was thought to be left was wrong. */
    void recount(TableView view) {
        change();
        visible(view).forEach(this::takes);
    }

    private static List<Card> visible(TableView view) {
        return view.round().stream()
                .flatMap(inPlay -> inPlay.hands().stream())
                .map(TableView.Cards::cards)
                .flatMap(Collection::stream)
                .toList();
    }

    private void takes(Card card) {
        if (card.suit() == Suit.UNSEEN) {
            SUITS.stream()
                    .map(suit -> Card.of(card.rank(), suit))
                    .filter(left::contains)
                    .findFirst()
                    .ifPresent(left::remove);
        } else {
            left.remove(card);
        }
    }

    Card draws() {
        if (left.isEmpty()) {
            change();
        }
        int at = luck.below(left.size());
        Card card = left.get(at);
        left.set(at, left.getLast());
        left.removeLast();
        return card;
    }

    /** A card that was shown by mistake goes back. */
    void takesBack(Card card) {
        left.add(card.suit() == Suit.UNSEEN ? Card.of(card.rank(), luck.oneOf(SUITS)) : card);
    }

    boolean isLow() {
        return decks > SHUFFLED_EACH_ROUND && left.size() * LOW < all;
    }

    /** A card as a dealer enters it: by rank alone where suits do not count. */
    static Card entered(Card card, boolean suits) {
        return suits || card.isJoker() ? card : Card.of(card.rank(), Suit.UNSEEN);
    }
}
