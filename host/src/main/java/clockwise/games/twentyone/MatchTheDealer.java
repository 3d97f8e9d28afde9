package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.money.Odds;
import java.util.List;

/** Match the Dealer: the circle's first two cards against the player-dealer's up card, by rank (filed 666). */
enum MatchTheDealer implements Bonus {
    /** Table D, filed for six decks; a room with other decks plays it too until one is filed. */
    TABLE_D;

    private static final int BEST = 16;

    @Override
    public Odds best() {
        return Odds.to1(BEST);
    }

    @Override
    public Verdict verdict(List<Card> firstTwo, List<Card> dealer) {
        Card up = dealer.getFirst();
        int suited = 0;
        int unsuited = 0;
        for (Card card : firstTwo) {
            if (card.equals(up)) {
                suited++;
            } else if (card.rank() == up.rank()) {
                unsuited++;
            }
        }
        return switch (suited * 3 + unsuited) {
            case 6 -> pays(BEST, "two suited matches", 672);
            case 4 -> pays(12, "one suited and one other match", 673);
            case 3 -> pays(8, "one suited match", 674);
            case 2 -> pays(8, "two unsuited matches", 675);
            case 1 -> pays(4, "one unsuited match", 676);
            default -> Verdict.lose("no match (filed 677)");
        };
    }

    private static Verdict pays(int win, String words, int line) {
        return Verdict.win(Odds.to1(win), words + " (filed " + line + ")");
    }
}
