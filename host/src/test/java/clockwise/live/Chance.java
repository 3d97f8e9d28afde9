package clockwise.live;

import java.util.List;
import java.util.Random;

/** Draws from a seed. */
final class Chance {
    private final Random random;

    Chance(long seed) {
        random = new Random(seed * 0x9E3779B97F4A7C15L);
    }

    /** True once in so many times; never for 0. */
    boolean onceIn(int times) {
        return times > 0 && random.nextInt(times) == 0;
    }

    /** True in so many of a hundred times. */
    boolean percent(int percent) {
        return random.nextInt(100) < percent;
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
