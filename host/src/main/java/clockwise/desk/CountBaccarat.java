package clockwise.desk;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Outcome;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Counts how often each event of EZ Baccarat comes among all ordered sequences of six cards of a full shoe, by playing
 * every sequence of ranks through the game. With eight decks a count stays below 2^53.
 */
final class CountBaccarat {
    static final Game GAME = Games.byId("ez-baccarat").orElseThrow();
    private static final int CARDS = 6;
    private static final List<String> BETS = List.of("PLAYER", "BANKER", "TIE", "DRAGON7", "PANDA8");

    private final int[] shoe = new int[Rank.values().length];
    private int left;
    private long player;
    private long banker;
    private long tie;
    private long dragon7;
    private long panda8;
    private long total;

    private CountBaccarat(int decks) {
        for (Rank rank : Rank.values()) {
            shoe[rank.ordinal()] =
                    rank == Rank.JOKER ? 0 : decks * GAME.terms().deck().copies(card(rank));
            left += shoe[rank.ordinal()];
        }
    }

    static void run(int decks, PrintWriter out) {
        CountBaccarat count = new CountBaccarat(decks);
        count.play(wagered(decks), 0, 1);
        out.println("event,count");
        out.println("player," + count.player);
        out.println("banker," + count.banker);
        out.println("tie," + count.tie);
        out.println("dragon7," + count.dragon7);
        out.println("panda8," + count.panda8);
        out.println("total," + count.total);
    }

    /** A round with one wager of each kind: their outcomes tell what happened. */
    private static Round wagered(int decks) {
        Money amount = Money.dollars(1);
        Felt felt = new Felt(GAME.id(), 2, decks, amount, amount, Money.CENT, Set.of());
        List<Wager> wagers = IntStream.range(0, BETS.size())
                .mapToObj(i -> new Wager(i + 1, Spot.seat(1), 0, 1, BETS.get(i), amount))
                .toList();
        return new Round(1, felt, 2, Money.dollars(1000), wagers, List.of());
    }

    private void play(Round round, int dealt, long ways) {
        switch (GAME.next(round).getFirst()) {
            case Next.Deal deal -> {
                for (Rank rank : Rank.values()) {
                    int copies = shoe[rank.ordinal()];
                    if (copies > 0) {
                        shoe[rank.ordinal()]--;
                        left--;
                        play(round.with(new Play.Dealt(deal.spot(), card(rank))), dealt + 1, ways * copies);
                        left++;
                        shoe[rank.ordinal()]++;
                    }
                }
            }
            case Next.Settle settle -> count(GAME.outcomes(round, settle.pass()), ways * ofTheRest(dealt));
            case Next.Choose _, Next.Declare _, Next.Throw _ ->
                throw new IllegalStateException(GAME.id() + " has cards and nothing else");
        }
    }

    /** In how many ways the cards that stay in the shoe fill the six. */
    private long ofTheRest(int dealt) {
        long ways = 1;
        for (int i = dealt; i < CARDS; i++) {
            ways *= left - (i - dealt);
        }
        return ways;
    }

    private void count(List<Outcome> outcomes, long ways) {
        total += ways;
        player += wins(outcomes, "PLAYER") ? ways : 0;
        banker += outcomes.get(BETS.indexOf("PLAYER")) instanceof Outcome.Loses ? ways : 0; // the Banker's own may push
        tie += wins(outcomes, "TIE") ? ways : 0;
        dragon7 += wins(outcomes, "DRAGON7") ? ways : 0;
        panda8 += wins(outcomes, "PANDA8") ? ways : 0;
    }

    private static boolean wins(List<Outcome> outcomes, String bet) {
        return outcomes.get(BETS.indexOf(bet)) instanceof Outcome.Wins;
    }

    private static Card card(Rank rank) {
        return rank == Rank.JOKER ? Card.JOKER : Card.of(rank, Suit.UNSEEN);
    }
}
