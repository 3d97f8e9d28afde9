package clockwise.games.twentyone;

import clockwise.cards.Card;
import clockwise.rules.Felt;
import java.util.ArrayList;
import java.util.List;

/** What the player of a hand may choose, money left aside. */
final class Moves {
    private Moves() {}

    /** The choices for a hand, none for one that is finished. */
    static List<Choice> of(Rulebook rules, Felt felt, List<Card> dealer, Circle circle, Hand hand) {
        if (hand.state() != Hand.State.OPEN || isComplete(rules, dealer, hand)) {
            return List.of();
        }
        return hand.doubles() > 0 ? afterDouble(rules, felt, hand) : played(rules, dealer, circle, hand);
    }

    /** Whether the cards themselves end the hand; a natural stands in every game, a joker stops it (filed 24, 172). */
    private static boolean isComplete(Rulebook rules, List<Card> dealer, Hand hand) {
        return rules.isOver(hand) || rules.isNatural(hand) || hand.hasJoker() || rules.endsTheDraw(dealer);
    }

    private static List<Choice> afterDouble(Rulebook rules, Felt felt, Hand hand) {
        Doubling doubling = rules.doubling();
        List<Choice> choices = new ArrayList<>();
        boolean mayDraw = hand.cards().size() < hand.doubledAt() + doubling.cards();
        if (mayDraw && rules.chart().player(rules.total(hand.cards())) != DrawChart.Draw.STAND) {
            choices.add(Choice.HIT);
        }
        choices.add(Choice.STAND);
        if (doubling.allowsAgain(hand, felt)) {
            choices.add(Choice.REDOUBLE);
        }
        if (doubling.rescue()) {
            choices.add(Choice.RESCUE);
        }
        return choices;
    }

    private static List<Choice> played(Rulebook rules, List<Card> dealer, Circle circle, Hand hand) {
        Total total = rules.total(hand.cards());
        boolean oneCardOnly = hand.isSplitAce() && !rules.splitting().acesDraw();
        List<Choice> choices = new ArrayList<>(oneCardOnly ? List.of(Choice.STAND) : byChart(rules, total));
        if (rules.barsAllButHits(dealer)) {
            return choices;
        }
        if (!oneCardOnly && rules.doubling().allows(hand, total)) {
            choices.add(Choice.DOUBLE);
        }
        if (rules.splitting().allows(hand, circle.splits())) {
            choices.add(Choice.SPLIT);
        }
        boolean holeCardSeen =
                dealer.size() > 1; // by an irregularity; nobody surrenders after that (filed 188, 342, 651)
        if (!oneCardOnly && !holeCardSeen && rules.surrender().allows(hand, total)) {
            choices.add(Choice.SURRENDER);
        }
        return choices;
    }

    /** The chart forbids a hit or a stand only; it does not bar doubles, splits and surrenders. */
    private static List<Choice> byChart(Rulebook rules, Total total) {
        return switch (rules.chart().player(total)) {
            case HIT -> List.of(Choice.HIT);
            case STAND -> List.of(Choice.STAND);
            case OPTION -> List.of(Choice.HIT, Choice.STAND);
        };
    }
}
