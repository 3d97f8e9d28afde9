package clockwise.games.paigow;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Slow and plain: poker hands, bonus rows and the House Way by trying everything. What the fast code is held against.
 */
final class Naive {
    private static final Set<Integer> COMPLETE = Set.of(4, 5, 8, 9);

    /** Two cards in front, five behind. */
    record Split(List<Card> front, List<Card> back) {
        int frontKey() {
            return two(front);
        }

        int backKey() {
            return five(back);
        }

        boolean isComplete() {
            return COMPLETE.contains(backKey() >> 20);
        }
    }

    private Naive() {}

    static int rank(Card card) {
        return card.isJoker() ? 14 : card.rank().ordinal() + 2;
    }

    static int two(List<Card> cards) {
        int high = Math.max(rank(cards.getFirst()), rank(cards.getLast()));
        int low = Math.min(rank(cards.getFirst()), rank(cards.getLast()));
        return high == low ? key(1, List.of(high)) : key(0, List.of(high, low));
    }

    /** The best reading of five cards: the joker as an ace, or as any absent card that completes a hand. */
    static int five(List<Card> cards) {
        int best = plain(cards);
        if (cards.contains(Card.JOKER)) {
            for (Card stand : RandomHands.deck().subList(0, 52)) {
                List<Card> read = new ArrayList<>(cards);
                read.set(read.indexOf(Card.JOKER), stand);
                int key = plain(read);
                if (!cards.contains(stand) && COMPLETE.contains(key >> 20)) {
                    best = Math.max(best, key);
                }
            }
        }
        return best;
    }

    /** The key of five cards with the joker as an ace of no suit. */
    private static int plain(List<Card> cards) {
        Map<Integer, Long> counts = counts(cards);
        List<Integer> byCount = new ArrayList<>(counts.keySet());
        byCount.sort(Comparator.comparing((Integer rank) -> counts.get(rank))
                .thenComparing(Comparator.naturalOrder())
                .reversed());
        List<Long> shape = byCount.stream().map(counts::get).toList();
        boolean flush = cards.stream().map(Card::suit).distinct().count() == 1;
        int straight = straight(new TreeSet<>(byCount));
        if (flush && straight > 0) {
            return key(straight == 14 ? 9 : 8, List.of(straight));
        }
        if (flush) {
            return key(5, byCount);
        }
        if (straight > 0) {
            return key(4, List.of(straight));
        }
        int category = switch (shape.size()) {
            case 1 -> 10;
            case 2 -> shape.getFirst() == 4 ? 7 : 6;
            case 3 -> shape.getFirst() == 3 ? 3 : 2;
            case 4 -> 1;
            default -> 0;
        };
        return key(category, byCount);
    }

    private static Map<Integer, Long> counts(List<Card> cards) {
        return cards.stream().collect(Collectors.groupingBy(Naive::rank, TreeMap::new, Collectors.counting()));
    }

    /** The top of a straight of exactly five ranks, or 0. */
    private static int straight(NavigableSet<Integer> ranks) {
        if (ranks.equals(Set.of(14, 2, 3, 4, 5))) {
            return 5;
        }
        return ranks.size() == 5 && ranks.last() - ranks.first() == 4 ? ranks.last() : 0;
    }

    private static int key(int category, List<Integer> ranks) {
        int key = category;
        for (int i = 0; i < 5; i++) {
            key = key * 16 + (i < ranks.size() ? ranks.get(i) : 0);
        }
        return key;
    }

    static List<Split> splits(List<Card> seven) {
        List<Split> splits = new ArrayList<>();
        for (int one = 0; one < 7; one++) {
            for (int other = one + 1; other < 7; other++) {
                List<Card> back = new ArrayList<>(seven);
                back.remove(other);
                back.remove(one);
                splits.add(new Split(List.of(seven.get(one), seven.get(other)), back));
            }
        }
        return splits;
    }

    static Bonus bonus(List<Card> seven) {
        Bonus best = Bonus.NONE;
        if (isSevenCardStraightFlush(seven)) {
            best = seven.contains(Card.JOKER) ? Bonus.SF7_JOKER : Bonus.SF7;
        }
        for (Split split : splits(seven)) {
            Bonus bonus = switch (split.backKey() >> 20) {
                case 10 -> Bonus.FIVE_ACES;
                case 9 -> isRoyalMatch(split.front()) ? Bonus.ROYAL_MATCH : Bonus.ROYAL;
                case 8 -> Bonus.STRAIGHT_FLUSH;
                case 7 -> Bonus.QUADS;
                case 6 -> Bonus.FULL_HOUSE;
                case 5 -> Bonus.FLUSH;
                case 4 -> Bonus.STRAIGHT;
                case 3 -> Bonus.TRIPS;
                default -> Bonus.NONE;
            };
            best = Collections.min(List.of(best, bonus));
        }
        return best;
    }

    private static boolean isRoyalMatch(List<Card> two) {
        Set<Rank> ranks = two.stream().map(Card::rank).collect(Collectors.toSet());
        return ranks.equals(Set.of(Rank.KING, Rank.QUEEN))
                && two.getFirst().suit() == two.getLast().suit();
    }

    private static boolean isSevenCardStraightFlush(List<Card> seven) {
        for (Suit suit : List.of(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)) {
            for (int low = 1; low <= 8; low++) {
                int held = 0;
                for (int rank = low; rank < low + 7; rank++) {
                    held += seven.contains(Card.of(Rank.values()[(rank + 11) % 13], suit)) ? 1 : 0;
                }
                if (held == 7 || (held == 6 && seven.contains(Card.JOKER))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The House Way's front and back keys. */
    static List<Integer> houseWay(List<Card> seven) {
        List<Split> allowed = allowed(seven);
        Split best = Collections.max(
                allowed, Comparator.comparingInt(Split::frontKey).thenComparingInt(Split::backKey));
        return List.of(best.frontKey(), best.backKey());
    }

    /** The settings of the row; where several are left, the highest front and then the highest back is meant. */
    private static List<Split> allowed(List<Card> seven) {
        Map<Integer, Long> counts = counts(seven);
        List<Integer> fours = ranks(counts, 4);
        List<Integer> threes = ranks(counts, 3);
        List<Integer> twos = ranks(counts, 2);
        List<Integer> ones = ranks(counts, 1);
        if (!ranks(counts, 5).isEmpty()) {
            return fronts(seven, 14, 14);
        }
        if (!fours.isEmpty()) {
            int four = fours.getFirst();
            List<Integer> besides = threes.isEmpty() ? twos : threes;
            if (!besides.isEmpty()) {
                return fronts(seven, besides.getFirst(), besides.getFirst());
            }
            boolean together = four <= 5
                    || (four <= 8 && ones.getFirst() >= 12)
                    || (four >= 9 && four <= 11 && ones.getFirst() >= 13);
            return together ? fronts(seven, ones.get(0), ones.get(1)) : fronts(seven, four, four);
        }
        if (threes.size() == 2) {
            return fronts(seven, threes.getFirst(), threes.getFirst());
        }
        if ((threes.size() == 1 && !twos.isEmpty()) || twos.size() == 3) {
            return fronts(seven, twos.getFirst(), twos.getFirst());
        }
        if (twos.size() == 2) {
            int larger = twos.getFirst();
            boolean together = (larger <= 5 && ones.getFirst() >= 12)
                    || (larger >= 6 && larger <= 8 && ones.getFirst() >= 13)
                    || (larger >= 9 && larger <= 11 && ones.getFirst() == 14);
            return together ? fronts(seven, ones.get(0), ones.get(1)) : fronts(seven, twos.get(1), twos.get(1));
        }
        List<Split> complete = splits(seven).stream().filter(Split::isComplete).toList();
        if (!complete.isEmpty()) {
            return complete;
        }
        if (threes.equals(List.of(14))) {
            return fronts(seven, 14, ones.getFirst());
        }
        boolean nothing = threes.isEmpty() && twos.isEmpty();
        return nothing ? fronts(seven, ones.get(1), ones.get(2)) : fronts(seven, ones.get(0), ones.get(1));
    }

    private static List<Split> fronts(List<Card> seven, int one, int other) {
        List<Integer> wanted = List.of(Math.max(one, other), Math.min(one, other));
        return splits(seven).stream()
                .filter(split -> split.front().stream()
                        .map(Naive::rank)
                        .sorted(Comparator.reverseOrder())
                        .toList()
                        .equals(wanted))
                .toList();
    }

    /** The ranks with exactly so many cards, the highest first. */
    private static List<Integer> ranks(Map<Integer, Long> counts, long count) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() == count)
                .map(Map.Entry::getKey)
                .sorted(Comparator.reverseOrder())
                .toList();
    }
}
