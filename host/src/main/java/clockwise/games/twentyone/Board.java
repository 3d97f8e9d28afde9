package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.rules.Dead;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All cards on the felt, read from the plays of a round.
 *
 * @param circles the circles with a base wager, in the order of the deal
 * @param dealer the player-dealer's cards as far as they were seen: up card, second card, hits
 * @param declared what the peek showed, empty before or without one
 * @param acted whether anybody has acted on a hand, so that insurance is closed
 */
record Board(List<Circle> circles, List<Card> dealer, String declared, boolean acted) {
    static final String NATURAL = "NATURAL";
    static final String NO_NATURAL = "NO_NATURAL";

    Board {
        circles = List.copyOf(circles);
        dealer = List.copyOf(dealer);
    }

    static Board of(Rulebook rules, Round round) {
        List<Circle> circles = new ArrayList<>();
        for (int seat : rules.firstCard().seats(round.felt().seats(), round.dealerSeat())) {
            if (hasBase(round, Spot.seat(seat))) {
                circles.add(Circle.at(seat));
            }
        }
        List<Card> dealer = new ArrayList<>();
        String declared = "";
        boolean acted = false;
        for (Play play : round.plays()) {
            switch (play) {
                case Play.Dealt dealt when dealt.spot().equals(Spot.DEALER) -> dealer.add(dealt.card());
                case Play.Dealt dealt -> {
                    Hand hand = change(circles, dealt.spot(), dealt.card());
                    acted |= hand.cards().size() > 2;
                }
                case Play.Chose chose -> {
                    choose(circles, chose);
                    acted |= Choice.valueOf(chose.choice()) != Choice.INSURANCE;
                }
                case Play.Declared result -> declared = result.result();
                case Play.Threw threw -> throw new IllegalStateException("no dice in this game: " + threw);
                case Play.Settled settled -> {}
            }
        }
        return new Board(circles, dealer, declared, acted || dealer.size() > 1 || actedBeforeItDied(round.dead()));
    }

    /** Whether somebody acted on a hand that is dead now: insurance does not open again. */
    private static boolean actedBeforeItDied(Dead dead) {
        Map<Spot, Integer> cards = new HashMap<>();
        for (Play play : dead.plays()) {
            boolean chose =
                    play instanceof Play.Chose chosen && !chosen.choice().equals(Choice.INSURANCE.name());
            boolean drew = play instanceof Play.Dealt dealt && cards.merge(dealt.spot(), 1, Integer::sum) > 2;
            if (chose || drew) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasBase(Round round, Spot spot) {
        return round.wagers().stream()
                .anyMatch(wager ->
                        wager.bet().equals(TwentyOne.BASE) && wager.spot().equals(spot));
    }

    private static Hand change(List<Circle> circles, Spot spot, Card card) {
        int at = placeOf(circles, spot);
        Circle circle = circles.get(at);
        Hand hand = circle.hands().get(circle.indexOf(spot)).with(card);
        circles.set(at, circle.with(hand));
        return hand;
    }

    private static void choose(List<Circle> circles, Play.Chose chose) {
        int at = placeOf(circles, chose.spot());
        Circle circle = circles.get(at);
        Hand hand = circle.hands().get(circle.indexOf(chose.spot()));
        circles.set(
                at,
                switch (Choice.valueOf(chose.choice())) {
                    case HIT -> circle.with(hand.asking());
                    case STAND -> circle.with(hand.stood());
                    case DOUBLE, REDOUBLE -> circle.with(hand.doubled());
                    case SPLIT -> circle.split(hand);
                    case SURRENDER -> circle.with(hand.surrendered());
                    case RESCUE -> circle.with(hand.rescued());
                    case INSURANCE -> circle;
                });
    }

    private static int placeOf(List<Circle> circles, Spot spot) {
        for (int i = 0; i < circles.size(); i++) {
            if (circles.get(i).spot().seat() == spot.seat()) {
                return i;
            }
        }
        throw new IllegalArgumentException("no circle for " + spot);
    }

    /** The spot of the next card of the deal, or nothing once all have two and the player-dealer one. */
    Optional<Spot> nextOfTheDeal() {
        for (int round = 0; round < 2; round++) {
            for (Circle circle : circles) {
                Hand first = circle.hands().getFirst();
                if (first.origin() == Hand.Origin.DEALT && first.cards().size() <= round) {
                    return Optional.of(circle.spot());
                }
            }
            if (dealer.isEmpty()) {
                return Optional.of(Spot.DEALER);
            }
        }
        return Optional.empty();
    }

    Circle circle(Spot spot) {
        return circles.get(placeOf(circles, spot));
    }

    boolean showsAce() {
        return dealer.getFirst().rank() == Rank.ACE;
    }

    /** Whether the up card may have a natural below it: an ace or a picture (filed 626). */
    boolean isToBePeeked() {
        return declared.isEmpty()
                && dealer.size() == 1
                && (showsAce() || dealer.getFirst().rank().isPicture());
    }
}
