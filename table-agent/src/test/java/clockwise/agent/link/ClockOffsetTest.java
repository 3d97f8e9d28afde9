package clockwise.agent.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.agent.devices.Moment;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ClockOffsetTest {
    private static final long MICRO = 1_000;
    private static final long HOST_AHEAD = 5_000_000;

    private final ClockOffset clock = new ClockOffset();

    /** A moment so many microseconds after the start of the steady clock, with our calendar at 1970 then. */
    private static Moment at(long micros) {
        return new Moment(micros * MICRO, Instant.EPOCH.plusNanos(micros * MICRO));
    }

    /** A question whose answer takes two ways; the host looks at its clock between them. */
    private void ask(long number, long start, long there, long back) {
        clock.asked(number, at(start));
        clock.answered(number, start + there + HOST_AHEAD, at(start + there + back));
    }

    @Test
    void nothingIsKnownBeforeAnAnswer() {
        assertEquals(0, clock.micros(at(1)));
        clock.answered(7, 123, at(2));
        assertEquals(0, clock.micros(at(3)), "nobody asked that");
    }

    @Test
    void anEvenTripIsMeasuredExactly() {
        ask(1, 1_000, 400, 400);
        assertEquals(HOST_AHEAD, clock.micros(at(9_000)));
    }

    @Test
    void theShortestOfTheLastTripsCounts() {
        ask(1, 1_000, 200, 200);
        ask(2, 2_000, 90_000, 10);
        assertEquals(HOST_AHEAD, clock.micros(at(200_000)));
        for (long i = 3; i < 11; i++) {
            ask(i, 1_000_000 * i, 2_000, 1_000);
        }
        assertEquals(HOST_AHEAD + 500, clock.micros(at(20_000_000)), "the first two are forgotten");
    }

    @Test
    void settingOurOwnClockIsNoticedAtOnce() {
        ask(1, 1_000, 400, 400);
        Moment later = at(10_000);
        Moment setBack = new Moment(later.nanos(), later.at().minusSeconds(60));
        assertEquals(HOST_AHEAD + 60_000_000, clock.micros(setBack));
    }

    @Test
    void aNewStreamKeepsWhatWasMeasuredUntilItKnowsBetter() {
        ask(1, 1_000, 400, 400);
        clock.asked(2, at(2_000));
        clock.restart();
        clock.answered(2, 0, at(3_000));
        assertEquals(HOST_AHEAD, clock.micros(at(4_000)));
        ask(3, 5_000, 900, 500);
        assertEquals(HOST_AHEAD + 200, clock.micros(at(9_000)));
    }
}
