package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.money.Odds;
import java.util.List;

/**
 * Buster: the player-dealer goes over 21, and pays the more the more cards it took.
 *
 * @param pays to one, for three cards, four and so on; the last is for so many or more
 * @param leastDecks the fewest decks it is filed for
 * @param wins the filed line that pays it
 * @param loses the filed line that takes it
 */
record Buster(List<Integer> pays, int leastDecks, int wins, int loses) implements Bonus {
    private static final int LIMIT = 21;
    private static final int FEWEST = 3;

    /** Table A of the Buster pages, filed 383-389, for six to eight decks (371); the pages do not name their game. */
    static final Buster TABLE_A = new Buster(List.of(2, 2, 4, 18, 50, 200), 6, 375, 375);

    /** The pay table of Buster Blackjack 4.0, filed 826-834. */
    static final Buster OF_4_0 = new Buster(List.of(1, 3, 5, 20, 100, 250), 2, 819, 820);

    @Override
    public Odds best() {
        return Odds.to1(pays.getLast());
    }

    @Override
    public Verdict verdict(List<Card> firstTwo, List<Card> dealer) {
        if (Total.of(dealer, LIMIT).points() <= LIMIT) {
            return Verdict.lose("player-dealer not over (filed " + loses + ")");
        }
        int row = Math.min(dealer.size() - FEWEST, pays.size() - 1);
        return Verdict.win(
                Odds.to1(pays.get(row)), "player-dealer over with " + dealer.size() + " cards (filed " + wins + ")");
    }
}
