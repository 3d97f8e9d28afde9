package clockwise.desk;

import clockwise.cards.Card;
import clockwise.cards.CardBits;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.games.paigow.Bonus;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Counts how many of all hands of seven cards reach each row of the Fortune Bonus. */
final class CountPaiGow {
    private static final int CARDS = 53;

    private CountPaiGow() {}

    /** Prints the twelve counts. */
    static void run(PrintWriter out) {
        long[] counts = counts();
        out.println("category,count");
        for (Bonus bonus : Bonus.values()) {
            out.println(bonus.name() + "," + counts[bonus.ordinal()]);
        }
    }

    /** The counts by the ordinal of their row, every hand looked at once, on all cores. */
    static long[] counts() {
        long[] deck = deck();
        return IntStream.range(0, CARDS * CARDS)
                .parallel()
                .filter(pair -> pair / CARDS < pair % CARDS)
                .mapToObj(pair -> withFirst(deck, pair / CARDS, pair % CARDS))
                .reduce(new long[Bonus.values().length], CountPaiGow::sum);
    }

    private static long[] withFirst(long[] deck, int first, int second) {
        long[] counts = new long[Bonus.values().length];
        for (int third = second + 1; third < CARDS; third++) {
            for (int fourth = third + 1; fourth < CARDS; fourth++) {
                long four = deck[first] | deck[second] | deck[third] | deck[fourth];
                countFrom(deck, fourth + 1, four, counts);
            }
        }
        return counts;
    }

    private static void countFrom(long[] deck, int from, long four, long[] counts) {
        for (int fifth = from; fifth < CARDS; fifth++) {
            for (int sixth = fifth + 1; sixth < CARDS; sixth++) {
                long six = four | deck[fifth] | deck[sixth];
                for (int seventh = sixth + 1; seventh < CARDS; seventh++) {
                    counts[Bonus.of(six | deck[seventh]).ordinal()]++;
                }
            }
        }
    }

    private static long[] sum(long[] one, long[] other) {
        long[] sum = one.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other[i];
        }
        return sum;
    }

    /** The 52 cards and the joker. */
    private static long[] deck() {
        List<Card> cards = new ArrayList<>();
        for (int card = 0; card < CARDS - 1; card++) {
            cards.add(Card.of(Rank.values()[card % 13], Suit.values()[card / 13]));
        }
        cards.add(Card.JOKER);
        return cards.stream().mapToLong(CardBits::of).toArray();
    }
}
