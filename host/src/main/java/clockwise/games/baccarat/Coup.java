package clockwise.games.baccarat;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import java.util.List;

/** The Player hand and the Banker hand of a round, as far as they are dealt. */
record Coup(List<Card> player, List<Card> banker) {
    /** When the Banker hits (H) or stands (S): a row for each total, a column for each third card of the Player. */
    private static final List<String> CHART = List.of(
            "HHHHHHHHHH", // 0, filed 3601
            "HHHHHHHHHH", // 1, filed 3600
            "HHHHHHHHHH", // 2, filed 3599
            "HHHHHHHHSH", // 3, filed 3598, 2695
            "SSHHHHHHSS", // 4, filed 3597, 2696
            "SSSSHHHHSS", // 5, filed 3596, 2697
            "SSSSSSHHSS", // 6, filed 3595, 2698
            "SSSSSSSSSS"); // 7, filed 3594

    private static final int HITS_UP_TO = 5; // filed 2692-2693, 3580-3581
    private static final int NATURAL = 8;

    static Coup of(Round round) {
        return new Coup(round.cardsAt(Spot.PLAYER), round.cardsAt(Spot.BANKER));
    }

    int playerTotal() {
        return total(player, player.size());
    }

    int bankerTotal() {
        return total(banker, banker.size());
    }

    /** Whether the first two cards of each hand are out. */
    boolean isDealt() {
        return player.size() >= 2 && banker.size() >= 2;
    }

    /** Whether the Player hand is to get its third card now. */
    boolean playerDraws() {
        return player.size() == 2 && !hasNatural() && playerTotal() <= HITS_UP_TO;
    }

    /** Whether the Banker hand is to get its third card now, the Player hand being complete. */
    boolean bankerDraws() {
        if (banker.size() != 2 || hasNatural()) {
            return false;
        }
        return player.size() == 2
                ? bankerTotal() <= HITS_UP_TO
                : CHART.get(bankerTotal()).charAt(value(player.get(2))) == 'H';
    }

    boolean isTie() {
        return playerTotal() == bankerTotal();
    }

    boolean playerWins() {
        return playerTotal() > bankerTotal();
    }

    boolean bankerWins() {
        return bankerTotal() > playerTotal();
    }

    /** The Banker wins with seven in three cards (filed 2747, 3656). */
    boolean isDragon7() {
        return banker.size() == 3 && bankerTotal() == 7 && bankerWins();
    }

    /** The Player wins with eight in three cards (filed 2756, 3641). */
    boolean isPanda8() {
        return player.size() == 3 && playerTotal() == 8 && playerWins();
    }

    /** Eight or nine in the first two cards of either hand ends the draw (filed 3579; EZ ranks it so, 2663-2664). */
    private boolean hasNatural() {
        return isPlayerNatural() || isBankerNatural();
    }

    boolean isPlayerNatural() {
        return total(player, 2) >= NATURAL;
    }

    boolean isBankerNatural() {
        return total(banker, 2) >= NATURAL;
    }

    private static int total(List<Card> cards, int first) {
        int total = 0;
        for (int i = 0; i < first; i++) {
            total += value(cards.get(i));
        }
        return total % 10;
    }

    /** Ace one, tens and pictures nothing, else the face value (filed 2659, 3534). */
    private static int value(Card card) {
        Rank rank = card.rank();
        return rank.isTenValue() ? 0 : rank.count();
    }
}
