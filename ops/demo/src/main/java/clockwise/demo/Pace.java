package clockwise.demo;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** How long people and devices take; at a speed of 10 they take a tenth of it. */
record Pace(double speed) {
    private static final double NANOS = 1e9;

    /** What takes time, with the seconds that it usually takes. */
    enum Step {
        COME_TO_TABLE(4),
        SIT_DOWN(3),
        ANSWER(4),
        POST_BANK(6),
        WAGER(14),
        DROP(4),
        CARD(1.5),
        CHOOSE(4),
        DICE(4),
        SETTLE(3),
        LINE(2.5),
        CHANGE_CARDS(25),
        RESTART(20),
        BREAK(40),
        /** From noticing a mistake to taking it back. */
        UNDO(2),
        /** Until a dealer confirms by hand what no sensor has told. */
        PATIENCE(15),
        /** Until a floor manager comes. */
        FLOOR(30),
        /** Until a floor manager is done with something small. */
        LOOK(3),
        /** Until something out of the ordinary happens on the floor. */
        HAPPENING(150),
        OPEN_AGAIN(60),
        JAM(60),
        BILL(90),
        SHUFFLE(120);

        private final double seconds;

        Step(double seconds) {
            this.seconds = seconds;
        }
    }

    Duration of(Step step, Luck luck) {
        return Duration.ofNanos((long) (step.seconds * luck.spread() / speed * NANOS));
    }

    /** The same, but no less than that: the devices and the host do not become faster. */
    Duration atLeast(Duration least, Step step, Luck luck) {
        Duration usual = of(step, luck);
        return usual.compareTo(least) < 0 ? least : usual;
    }

    void waits(Step step, Luck luck) throws InterruptedException {
        rest(of(step, luck));
    }

    /** By the clock on the wall, whatever the speed. */
    static void rest(Duration time) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(time.toNanos());
    }
}
