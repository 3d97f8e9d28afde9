package clockwise.fees;

import clockwise.money.Money;
import java.time.Instant;

/** Poker: one fee from the pot at every top and bottom of the hour (filed 1049), however many players there are. */
public record ByTime(int number, String tableLimit, Money fee, Lines lines) implements FeeOption.Poker {
    public static final int MINUTES = 30;
    private static final long SECONDS = MINUTES * 60L;

    @Override
    public int rates() {
        return 1;
    }

    /** What so many tops and bottoms of the hour cost. */
    public Money collect(long drops) {
        return fee.times(drops);
    }

    /** Tops and bottoms of the hour after one moment, up to and including another. */
    public static long drops(Instant after, Instant upTo) {
        return Math.floorDiv(upTo.getEpochSecond(), SECONDS) - Math.floorDiv(after.getEpochSecond(), SECONDS);
    }
}
