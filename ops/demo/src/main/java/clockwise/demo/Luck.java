package clockwise.demo;

import java.util.List;
import java.util.Random;

/** Chance, the same for the same seed. */
final class Luck {
    private final Random random;

    Luck(long seed) {
        this.random = new Random(seed);
    }

    /** One of many, for somebody or something of its own. */
    static Luck of(long seed, int table, int of) {
        return new Luck((seed * 1_000_003 + table) * 31 + of);
    }

    boolean percent(int chance) {
        return random.nextInt(100) < chance;
    }

    boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }

    int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** A place in a list that is not empty. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Nobody takes the same time twice. */
    double spread() {
        return 0.6 + 0.8 * random.nextDouble();
    }
}
