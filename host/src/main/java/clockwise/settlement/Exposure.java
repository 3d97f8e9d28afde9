package clockwise.settlement;

import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Game;
import clockwise.rules.Round;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a bank faces before the deal.
 *
 * @param stakes all wagers together: a bank of this size reaches every wager at even money
 * @param worst what the bank would pay if every wager won at its best odds
 * @param atRisk the wagers that the bank may not reach if each before them acts for its stake, by id
 * @param surely those among them that it does not reach wherever the action button falls
 * @param first the wager at which the bank runs out, 0 for none; where that depends on the action button, the one at
 *     which it does so most often
 */
public record Exposure(Money stakes, Money worst, List<Integer> atRisk, List<Integer> surely, int first) {
    public Exposure {
        atRisk = List.copyOf(atRisk);
        surely = List.copyOf(surely);
    }

    /** The exposure of a round's bank to the wagers that were locked. */
    public static Exposure of(Game game, Round round) {
        Money stakes = Money.ZERO;
        Money worst = Money.ZERO;
        for (Wager wager : round.wagers()) {
            stakes = stakes.plus(wager.amount());
            worst = worst.plus(game.most(wager, round.felt()));
        }
        Set<List<Integer>> orders = game.button()
                .counts()
                .mapToObj(count -> game.seatOrder(count, round.felt().seats(), round.dealerSeat()))
                .collect(Collectors.toSet());
        Map<Integer, Integer> runsOut = new TreeMap<>();
        Set<Integer> some = new TreeSet<>();
        Set<Integer> all = new TreeSet<>(round.wagers().stream().map(Wager::id).toList());
        for (List<Integer> order : orders) {
            List<Integer> missed = missed(game, round, order);
            missed.stream().findFirst().ifPresent(wager -> runsOut.merge(wager, 1, Integer::sum));
            some.addAll(missed);
            all.retainAll(missed);
        }
        int first = runsOut.entrySet().stream()
                .max(Map.Entry.<Integer, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey)
                .orElse(0);
        return new Exposure(stakes, worst, List.copyOf(some), List.copyOf(all), first);
    }

    /** In the order of settlement. */
    private static List<Integer> missed(Game game, Round round, List<Integer> seats) {
        List<Integer> missed = new ArrayList<>();
        long left = round.bank().cents();
        for (Wager wager : inOrder(game, round, seats)) {
            left -= wager.amount().cents();
            if (left < 0 && !wager.amount().isZero()) {
                missed.add(wager.id());
            }
        }
        return missed;
    }

    private static List<Wager> inOrder(Game game, Round round, List<Integer> seats) {
        Map<String, Bet> bets = game.bets().stream().collect(Collectors.toMap(Bet::name, Function.identity()));
        List<Wager> wagers = new ArrayList<>(round.wagers());
        wagers.sort(Comparator.comparingInt((Wager wager) -> bet(bets, wager).pass())
                .thenComparingInt(wager -> seats.indexOf(wager.spot().seat()))
                .thenComparingInt(Wager::line)
                .thenComparingInt(wager -> bet(bets, wager).place()));
        return wagers;
    }

    private static Bet bet(Map<String, Bet> bets, Wager wager) {
        Bet bet = bets.get(wager.bet());
        if (bet == null) {
            throw new IllegalArgumentException("no bet " + wager.bet());
        }
        return bet;
    }
}
