package clockwise.rotation;

import clockwise.rotation.Moment.Dealt;
import java.util.List;

/**
 * Who held the position at a table, in figures; the same for every profile.
 *
 * @param hands hands that counted
 * @param holders how many people held the position
 * @param mostHands the most hands in a row by one person
 * @param longestSpell the longest time in a row by one person, in microseconds
 * @param tpppsPerMille the share of all hands that a TPPPS held, in thousandths, rounded down
 */
public record Totals(
        int hands,
        int holders,
        int mostHands,
        long longestSpell,
        int tpppsHands,
        int tpppsPerMille,
        int offers,
        int accepted,
        int declined,
        int away,
        int notEligible) {
    static Totals of(List<Moment> moments) {
        List<Dealt> hands = only(moments, Dealt.class);
        List<Moment.Offered> offers = only(moments, Moment.Offered.class);
        int tppps = (int) hands.stream()
                .filter(hand -> hand.holder().kind() == Kind.TPPPS)
                .count();
        int mostHands = 0;
        long longest = 0;
        int inARow = 0;
        long since = 0;
        String before = "";
        for (Moment moment : moments) {
            if (moment instanceof Moment.Began) {
                before = "";
            }
            if (moment instanceof Dealt hand) {
                boolean same = hand.holder().person().equals(before);
                inARow = same ? inARow + 1 : 1;
                since = same ? since : hand.taken();
                before = hand.holder().person();
                mostHands = Math.max(mostHands, inARow);
                longest = Math.max(longest, hand.ended() - since);
            }
        }
        return new Totals(
                hands.size(),
                (int) hands.stream()
                        .map(hand -> hand.holder().person())
                        .distinct()
                        .count(),
                mostHands,
                longest,
                tppps,
                hands.isEmpty() ? 0 : (int) (1000L * tppps / hands.size()),
                offers.size(),
                offers.stream().mapToInt(Moment.Offered::accepted).sum(),
                offers.stream().mapToInt(Moment.Offered::declined).sum(),
                offers.stream().mapToInt(Moment.Offered::away).sum(),
                offers.stream().mapToInt(Moment.Offered::notEligible).sum());
    }

    private static <T extends Moment> List<T> only(List<Moment> moments, Class<T> kind) {
        return moments.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
