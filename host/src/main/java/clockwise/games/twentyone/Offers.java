package clockwise.games.twentyone;

import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Option;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The choices of a circle with the money that goes with them, for its player and the backline bettors behind it. */
record Offers(Rulebook rules, Round round, Circle circle) {
    private static final int LINES = 3;

    /** The options for a hand; without a player in the circle, nobody can add money to it. */
    List<Option> options(Hand hand, List<Choice> choices) {
        List<Option> options = new ArrayList<>();
        for (Choice choice : choices) {
            option(hand, choice).ifPresent(options::add);
        }
        return options;
    }

    private Optional<Option> option(Hand hand, Choice choice) {
        return switch (choice) {
            case HIT, STAND, SURRENDER, RESCUE -> Optional.of(Option.free(choice.name(), hand.spot()));
            case DOUBLE -> twice(hand, choice, rules.doubling().leastFor(stake(hand, 0), felt()));
            case REDOUBLE -> twice(hand, choice, stake(hand, 0));
            case SPLIT ->
                paid(choice, circle.nextSpot(), TwentyOne.SPLIT, stake(hand, 0), stake(hand, 0), stakes(hand));
            case INSURANCE -> insurance();
        };
    }

    private Optional<Option> twice(Hand hand, Choice choice, Money least) {
        return paid(choice, hand.spot(), TwentyOne.DOUBLE, least, stake(hand, 0), stakes(hand));
    }

    /** Insurance for the circle, if it has a wager whose half can be paid in whole units. */
    Optional<Option> insurance() {
        Money base = base(0);
        List<Money> following = new ArrayList<>();
        for (int line = 1; line <= LINES; line++) {
            following.add(rules.insurance().mostFor(base(line), felt()));
        }
        return paid(
                Choice.INSURANCE,
                circle.spot(),
                TwentyOne.INSURANCE,
                rules.insurance().leastFor(base, felt()),
                rules.insurance().mostFor(base, felt()),
                following);
    }

    /** An option with money, if the player of the circle has any to match; `following` is what each line may add. */
    private Optional<Option> paid(
            Choice choice, Spot spot, String bet, Money least, Money most, List<Money> following) {
        if (most.isZero()) {
            return Optional.empty();
        }
        List<Wager> follow = new ArrayList<>();
        for (int line = 1; line <= LINES; line++) {
            Money amount = following.get(line - 1);
            if (!amount.isZero()) {
                follow.add(new Wager(0, spot, line, owner(line), bet, amount));
            }
        }
        return Optional.of(new Option(choice.name(), spot, bet, least, most, follow));
    }

    /** What each backline bettor has on a hand and may add once more. */
    private List<Money> stakes(Hand hand) {
        List<Money> stakes = new ArrayList<>();
        for (int line = 1; line <= LINES; line++) {
            stakes.add(stake(hand, line));
        }
        return stakes;
    }

    private Money stake(Hand hand, int line) {
        Money sum = Money.ZERO;
        for (Wager wager : circle.stakes(round, hand, line)) {
            sum = sum.plus(wager.amount());
        }
        return sum;
    }

    private Money base(int line) {
        return circle.base(round, line).map(Wager::amount).orElse(Money.ZERO);
    }

    private int owner(int line) {
        return circle.base(round, line).map(Wager::owner).orElse(0);
    }

    private Felt felt() {
        return round.felt();
    }
}
