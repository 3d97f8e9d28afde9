package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A betting circle with its hands from left to right: one, or more after splits. */
record Circle(Spot spot, List<Hand> hands) {
    Circle {
        hands = List.copyOf(hands);
    }

    static Circle at(int seat) {
        Spot spot = Spot.seat(seat);
        return new Circle(spot, List.of(Hand.of(spot, List.of())));
    }

    /** The place of the hand on this spot, or -1. */
    int indexOf(Spot hand) {
        for (int i = 0; i < hands.size(); i++) {
            if (hands.get(i).spot().equals(hand)) {
                return i;
            }
        }
        return -1;
    }

    int splits() {
        return hands.size() - 1;
    }

    /** Where the new hand of the next split will lie: at the right end, named by the next letter. */
    Spot nextSpot() {
        return new Spot(spot.name() + (char) ('a' + hands.size()));
    }

    Circle with(Hand changed) {
        List<Hand> others = new ArrayList<>(hands);
        others.set(indexOf(changed.spot()), changed);
        return new Circle(spot, others);
    }

    /** This circle after the hand was split: its first card stays, the second begins the new hand. */
    Circle split(Hand hand) {
        List<Card> cards = hand.cards();
        Spot left = hand.spot().equals(spot) ? new Spot(spot.name() + "a") : hand.spot();
        List<Hand> more = new ArrayList<>(hands);
        more.set(indexOf(hand.spot()), Hand.ofSplit(left, List.of(cards.getFirst())));
        more.add(Hand.ofSplit(nextSpot(), List.of(cards.getLast())));
        return new Circle(spot, more);
    }

    /** The place of the hand that a wager rides on: the base wager on the first, the others where they lie. */
    int handOf(Wager wager) {
        return wager.bet().equals(TwentyOne.BASE) ? 0 : indexOf(wager.spot());
    }

    /** The wagers of one line that ride on a hand, in the order they were made. */
    List<Wager> stakes(Round round, Hand hand, int line) {
        int place = indexOf(hand.spot());
        return round.wagers().stream()
                .filter(wager -> wager.line() == line
                        && wager.spot().seat() == spot.seat()
                        && TwentyOne.HAND_BETS.contains(wager.bet())
                        && handOf(wager) == place)
                .toList();
    }

    /** The base wager of one line. */
    Optional<Wager> base(Round round, int line) {
        return round.wagers().stream()
                .filter(wager -> wager.line() == line
                        && wager.spot().equals(spot)
                        && wager.bet().equals(TwentyOne.BASE))
                .findFirst();
    }
}
