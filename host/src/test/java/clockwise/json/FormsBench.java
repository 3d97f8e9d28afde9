package clockwise.json;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.money.Money;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import clockwise.rules.Step;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** How long one thread takes to write and to read a card that was dealt, and a settlement of ten steps. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Threads(1)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class FormsBench {
    private static final Form<Play> FORM = Samples.FORMS.of(Play.class);
    private static final Step STEP =
            new Step(3, Step.Kind.PAY, new Money(2500), new Money(2500), new Money(2500), new Money(90_000), "wins");

    private final Play dealt = new Play.Dealt(Spot.seat(3), Card.of(Rank.TEN, Suit.DIAMONDS));
    private final Play settled = new Play.Settled(1, Collections.nCopies(10, STEP));
    private final byte[] dealtJson = FORM.write(dealt);
    private final byte[] settledJson = FORM.write(settled);

    public static void main(String[] arguments) throws RunnerException {
        new Runner(new OptionsBuilder()
                        .include("^" + FormsBench.class.getName() + "\\.")
                        .build())
                .run();
    }

    @Benchmark
    public byte[] writeSmall() {
        return FORM.write(dealt);
    }

    @Benchmark
    public Play readSmall() throws Misread {
        return FORM.read(dealtJson);
    }

    @Benchmark
    public byte[] writeTenSteps() {
        return FORM.write(settled);
    }

    @Benchmark
    public Play readTenSteps() throws Misread {
        return FORM.read(settledJson);
    }
}
