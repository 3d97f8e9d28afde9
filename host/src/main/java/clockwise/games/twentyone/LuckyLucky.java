package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.money.Odds;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Lucky Lucky: the circle's first two cards and the player-dealer's up card make 19 to 21; the best line pays (851).
 */
enum LuckyLucky implements Bonus {
    PAY_TABLE;

    private static final int LIMIT = 21;
    private static final int BEST = 200;

    @Override
    public Odds best() {
        return Odds.to1(BEST);
    }

    @Override
    public Verdict verdict(List<Card> firstTwo, List<Card> dealer) {
        List<Card> cards = List.of(firstTwo.get(0), firstTwo.get(1), dealer.getFirst());
        boolean suited = cards.stream().map(Card::suit).distinct().count() == 1;
        Set<Rank> ranks = EnumSet.noneOf(Rank.class);
        cards.forEach(card -> ranks.add(card.rank()));
        int points = Total.of(cards, LIMIT).points();
        if (ranks.equals(EnumSet.of(Rank.SEVEN))) {
            return suited ? pays(BEST, "suited 7-7-7", 856) : pays(50, "7-7-7", 858);
        }
        if (ranks.equals(EnumSet.of(Rank.SIX, Rank.SEVEN, Rank.EIGHT))) {
            return suited ? pays(100, "suited 6-7-8", 857) : pays(30, "6-7-8", 859);
        }
        return switch (points) {
            case 21 -> suited ? pays(10, "suited 21", 860) : pays(3, "21", 861);
            case 20 -> pays(2, "20", 862);
            case 19 -> pays(2, "19", 863);
            default -> Verdict.lose("Lucky Lucky " + points + " (filed 864)");
        };
    }

    private static Verdict pays(int win, String words, int line) {
        return Verdict.win(Odds.to1(win), "Lucky Lucky " + words + " (filed " + line + ")");
    }
}
