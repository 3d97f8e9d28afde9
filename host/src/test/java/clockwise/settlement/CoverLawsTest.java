package clockwise.settlement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rules.Outcome;
import clockwise.rules.Step;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** What holds for every bank and every list of outcomes. */
class CoverLawsTest {
    record Ended(Money stake, Outcome outcome) {}

    @Provide
    Arbitrary<Ended> ended() {
        Arbitrary<Long> stakes = Arbitraries.longs().between(0, 2_000);
        Arbitrary<Long> dues = Arbitraries.longs().between(0, 80_000);
        return Combinators.combine(stakes, dues, Arbitraries.integers().between(0, 3))
                .as((stake, due, kind) -> new Ended(
                        new Money(stake),
                        switch (kind) {
                            case 0 -> new Outcome.Wins(1, new Money(due), "");
                            case 1 -> new Outcome.Loses(1, new Money(stake), "");
                            case 2 -> new Outcome.Loses(1, new Money(stake / 2), "");
                            default -> new Outcome.Pushes(1, "");
                        }));
    }

    @Property
    void stakeIsCollectedPlusReturned(
            @ForAll Coverage coverage,
            @ForAll @LongRange(min = 0, max = 200_000) long bank,
            @ForAll("endings") List<Ended> endings) {
        List<Step> steps = steps(coverage, bank, endings);
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            assertEquals(endings.get(i).stake(), of(step, Step.Kind.TAKE).plus(step.returned()));
            assertTrue(!step.moved().isMoreThan(step.due()));
        }
    }

    @Property
    void theBankCoversWhatMoves(
            @ForAll Coverage coverage,
            @ForAll @LongRange(min = 0, max = 200_000) long bank,
            @ForAll("endings") List<Ended> endings) {
        List<Step> steps = steps(coverage, bank, endings);
        long paid = total(steps, Step.Kind.PAY);
        long collected = total(steps, Step.Kind.TAKE);
        switch (coverage) {
            case SINGLE_ACTION -> assertTrue(paid + collected <= bank);
            case SEPARATE_CAPS -> assertTrue(paid <= bank && collected <= bank);
        }
    }

    /** Less than its due moves only when the bank ends with it, and nothing moves after that. */
    @Property
    void nothingIsHeldBackWhileTheBankLasts(
            @ForAll @LongRange(min = 0, max = 200_000) long bank, @ForAll("endings") List<Ended> endings) {
        long left = bank;
        for (Step step : steps(Coverage.SINGLE_ACTION, bank, endings)) {
            assertEquals(Math.min(left, step.due().cents()), step.moved().cents());
            assertEquals(left == 0, step.kind() == Step.Kind.NO_ACTION);
            left -= step.moved().cents();
            assertEquals(left, step.bankLeft().cents());
        }
    }

    @Property
    void countedApartTheOneSideDoesNotTouchTheOther(
            @ForAll @LongRange(min = 0, max = 200_000) long bank, @ForAll("endings") List<Ended> endings) {
        List<Ended> winners = endings.stream()
                .filter(ended -> ended.outcome() instanceof Outcome.Wins)
                .toList();
        assertEquals(
                total(steps(Coverage.SEPARATE_CAPS, bank, winners), Step.Kind.PAY),
                total(steps(Coverage.SEPARATE_CAPS, bank, endings), Step.Kind.PAY));
    }

    @Provide
    Arbitrary<List<Ended>> endings() {
        return ended().list().ofMaxSize(40);
    }

    private static List<Step> steps(Coverage coverage, long bank, List<Ended> endings) {
        Cover cover = Cover.of(coverage, new Money(bank));
        List<Step> steps = new ArrayList<>();
        for (Ended ended : endings) {
            Step step = cover.step(ended.outcome(), ended.stake());
            steps.add(step);
            cover = cover.after(step);
        }
        return steps;
    }

    private static long total(List<Step> steps, Step.Kind kind) {
        return steps.stream().mapToLong(step -> of(step, kind).cents()).sum();
    }

    private static Money of(Step step, Step.Kind kind) {
        return step.kind() == kind ? step.moved() : Money.ZERO;
    }
}
