package clockwise.games.paigow;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** How many hands a second one thread sets House Way, and how many it finds the bonus row of. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(1)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class HouseWayBench {
    private static final int HANDS = 1 << 16;

    private final long[] hands = RandomHands.many(new Random(2539), HANDS);

    public static void main(String[] arguments) throws RunnerException {
        new Runner(new OptionsBuilder()
                        .include("^" + HouseWayBench.class.getName() + "\\.")
                        .build())
                .run();
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public void set(Blackhole hole) {
        for (long hand : hands) {
            hole.consume(HouseWay.of(hand));
        }
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public void bonus(Blackhole hole) {
        for (long hand : hands) {
            hole.consume(Bonus.of(hand));
        }
    }
}
