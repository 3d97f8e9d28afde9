package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PatienceTest {
    @Test
    void theLimitDoublesToTheLongestAndStartsAgainAfterASuccess() {
        Random most = new Random() {
            private static final long serialVersionUID = 1;

            @Override
            public long nextLong(long bound) {
                return bound - 1;
            }
        };
        Patience patience = new Patience(most);
        for (long limit : new long[] {250, 500, 1_000, 2_000, 4_000, 5_000, 5_000}) {
            assertEquals(limit, patience.next().toMillis());
        }
        for (int i = 0; i < 100; i++) {
            assertEquals(Patience.LONGEST_MILLIS, patience.next().toMillis());
        }
        patience.succeeded();
        assertEquals(250, patience.next().toMillis());
    }

    @Test
    void agentsThatFailTogetherDoNotComeBackTogether() {
        TreeSet<Long> waits = new TreeSet<>();
        for (int seed = 0; seed < 100; seed++) {
            Patience patience = new Patience(new Random(seed));
            for (int i = 0; i < 8; i++) {
                patience.next();
            }
            waits.add(patience.next().toMillis());
        }
        assertTrue(waits.size() > 90 && waits.first() < 500 && waits.last() > 4_500, waits::toString);
    }
}
