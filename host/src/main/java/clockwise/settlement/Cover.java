package clockwise.settlement;

import clockwise.money.Money;
import clockwise.rules.Outcome;
import clockwise.rules.Step;

/**
 * What is left of the bank while a round is settled.
 *
 * @param toPay what may still be paid
 * @param toTake what may still be collected; under SINGLE_ACTION always equal to `toPay`
 */
public record Cover(Coverage coverage, Money toPay, Money toTake) {
    /** The cover of a bank before anything is settled. */
    public static Cover of(Coverage coverage, Money bank) {
        return new Cover(coverage, bank, bank);
    }

    /** What is done with a wager of this stake that ended so, as far as the bank still reaches. */
    public Step step(Outcome outcome, Money stake) {
        return switch (outcome) {
            case Outcome.Wins wins -> {
                Money paid = Money.least(wins.due(), toPay);
                yield toPay.isZero()
                        ? noAction(wins, wins.due(), stake)
                        : step(wins, Step.Kind.PAY, wins.due(), paid, stake);
            }
            case Outcome.Loses loses -> {
                Money taken = Money.least(loses.due(), toTake);
                yield toTake.isZero()
                        ? noAction(loses, loses.due(), stake)
                        : step(loses, Step.Kind.TAKE, loses.due(), taken, stake.minus(taken));
            }
            case Outcome.Pushes pushes ->
                isUsedUp()
                        ? noAction(pushes, Money.ZERO, stake)
                        : step(pushes, Step.Kind.PUSH, Money.ZERO, Money.ZERO, stake);
        };
    }

    /** What is left after this step. */
    public Cover after(Step step) {
        return switch (step.kind()) {
            case PAY -> less(step.moved(), coverage == Coverage.SINGLE_ACTION ? step.moved() : Money.ZERO);
            case TAKE -> less(coverage == Coverage.SINGLE_ACTION ? step.moved() : Money.ZERO, step.moved());
            case PUSH, NO_ACTION -> this;
        };
    }

    /** Whether nothing can move any more: whatever comes now, a push too, has no action (filed 2647, 3522). */
    public boolean isUsedUp() {
        return toPay.isZero() && toTake.isZero();
    }

    private Step noAction(Outcome outcome, Money due, Money stake) {
        return step(outcome, Step.Kind.NO_ACTION, due, Money.ZERO, stake);
    }

    private Step step(Outcome outcome, Step.Kind kind, Money due, Money moved, Money returned) {
        Step open = new Step(outcome.wager(), kind, due, moved, returned, toPay, outcome.why());
        return new Step(open.wager(), kind, due, moved, returned, after(open).toPay, open.why());
    }

    private Cover less(Money paid, Money taken) {
        return new Cover(coverage, toPay.minus(paid), toTake.minus(taken));
    }
}
