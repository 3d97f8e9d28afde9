package clockwise.rules;

import clockwise.cards.Deck;
import clockwise.money.Money;
import clockwise.rotation.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The smallest game that has everything: dice, a card, a choice with money, a declared result and a settlement. */
final class ParlourGame implements Game {
    private static final Terms TERMS = new Terms(
            "parlour", "Parlour", "none", Profile.TWO_THEN_OFFER, 4, Deck.STANDARD_52, 1, 2, 1, true, Set.of("late"));

    @Override
    public Terms terms() {
        return TERMS;
    }

    @Override
    public List<Bet> bets() {
        return List.of(
                new Bet("BASE", Bet.Comes.BEFORE_THE_LOCK, 1, 1, Set.of(), false),
                new Bet("BONUS", Bet.Comes.BEFORE_THE_LOCK, 1, 2, Set.of("BASE"), true),
                new Bet("DOUBLE", Bet.Comes.WITH_A_CHOICE, 1, 3, Set.of(), false),
                new Bet("AWARD", Bet.Comes.AT_THE_LOCK, 1, 4, Set.of(), true));
    }

    @Override
    public Money most(Wager wager, Felt felt) {
        return Money.ZERO;
    }

    @Override
    public List<Wager> addedAtTheLock(Round round) {
        return List.of(new Wager(round.wagers().size() + 1, Spot.seat(1), 0, 1, "AWARD", Money.ZERO));
    }

    @Override
    public List<Next> next(Round round) {
        return switch (round.plays().size()) {
            case 0 -> List.of(new Next.Throw(2));
            case 1 -> List.of(new Next.Deal(Spot.seat(1)));
            case 2 -> List.of(new Next.Choose(Spot.seat(1), List.of(stand(), doubling(round))));
            case 3 -> List.of(new Next.Deal(Spot.DEALER));
            case 4 -> List.of(new Next.Declare(Spot.seat(1), List.of("WIN", "LOSE")));
            case 5 -> List.of(new Next.Settle(1));
            default -> List.of();
        };
    }

    private static Option stand() {
        return Option.free("STAND", Spot.seat(1));
    }

    private static Option doubling(Round round) {
        List<Wager> follow = new ArrayList<>();
        for (Wager wager : round.wagers()) {
            if (wager.line() > 0) {
                follow.add(new Wager(0, wager.spot(), wager.line(), wager.owner(), "DOUBLE", wager.amount()));
            }
        }
        return new Option(
                "DOUBLE",
                Spot.seat(1),
                "DOUBLE",
                Money.dollars(1),
                round.wager(1).amount(),
                follow);
    }

    @Override
    public List<Outcome> outcomes(Round round, int pass) {
        return round.wagers().stream()
                .<Outcome>map(wager -> new Outcome.Pushes(wager.id(), "parlour"))
                .toList();
    }

    @Override
    public Button button() {
        return Button.NONE;
    }

    @Override
    public List<Integer> seatOrder(int count, int seats, int dealerSeat) {
        return ActionOrder.clockwise(1, seats, dealerSeat);
    }

    @Override
    public List<Integer> order(Round round, int pass) {
        return round.wagers().stream().map(Wager::id).toList();
    }
}
