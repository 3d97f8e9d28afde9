package clockwise.room;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The room's time: which gaming day and which shift a moment belongs to. Both begin on the wall clock, and once begun
 * they do not come back when the clocks are set back.
 *
 * @param dayStarts when a gaming day begins; the hours before it belong to the day before
 * @param shifts in the order of the gaming day
 */
public record Calendar(ZoneId zone, LocalTime dayStarts, List<Shift> shifts) {
    /** As most rooms of California keep it. */
    public static final Calendar USUAL = new Calendar(
            ZoneId.of("America/Los_Angeles"),
            LocalTime.of(6, 0),
            List.of(
                    new Shift("DAY", LocalTime.of(6, 0), LocalTime.of(14, 0)),
                    new Shift("SWING", LocalTime.of(14, 0), LocalTime.of(22, 0)),
                    new Shift("GRAVE", LocalTime.of(22, 0), LocalTime.of(6, 0))));

    private static final int MINUTES_OF_A_DAY = 24 * 60;

    /** A part of the day; one that ends when it begins lasts for all of it. */
    public record Shift(String name, LocalTime from, LocalTime to) {
        private int minutesAfter(LocalTime start) {
            return Math.floorMod(minutes(from) - minutes(start), MINUTES_OF_A_DAY);
        }

        private int length() {
            return from.equals(to) ? MINUTES_OF_A_DAY : Math.floorMod(minutes(to) - minutes(from), MINUTES_OF_A_DAY);
        }
    }

    public Calendar {
        shifts = inOrder(dayStarts, shifts);
        objection(dayStarts, shifts).ifPresent(objection -> {
            throw new IllegalArgumentException(objection);
        });
    }

    /** Why these shifts do not make up a gaming day, if they do not. */
    static Optional<String> objection(LocalTime dayStarts, List<Shift> shifts) {
        if (shifts.stream().noneMatch(shift -> shift.from().equals(dayStarts))) {
            return Optional.of("the gaming day starts at " + dayStarts + " and no shift does");
        }
        int covered = 0;
        for (Shift shift : inOrder(dayStarts, shifts)) {
            int from = shift.minutesAfter(dayStarts);
            if (from > covered) {
                return Optional.of("no shift from " + dayStarts.plusMinutes(covered) + " to " + shift.from());
            }
            if (from < covered) {
                return Optional.of("the shift " + shift.name() + " begins before the one before it ends");
            }
            covered += shift.length();
        }
        if (covered > MINUTES_OF_A_DAY) {
            return Optional.of("the last shift ends after the gaming day");
        }
        return covered == MINUTES_OF_A_DAY
                ? Optional.empty()
                : Optional.of("no shift from " + dayStarts.plusMinutes(covered) + " to " + dayStarts);
    }

    private static List<Shift> inOrder(LocalTime dayStarts, List<Shift> shifts) {
        return shifts.stream()
                .sorted(Comparator.comparingInt(shift -> shift.minutesAfter(dayStarts)))
                .toList();
    }

    private static int minutes(LocalTime time) {
        return time.toSecondOfDay() / 60;
    }

    /** The gaming day of a moment. */
    public LocalDate day(Instant at) {
        LocalDate date = at.atZone(zone).toLocalDate();
        return at.isBefore(starts(date)) ? date.minusDays(1) : date;
    }

    /** The name of the shift of a moment. */
    public String shift(Instant at) {
        LocalDate day = day(at);
        return shifts.reversed().stream()
                .filter(shift -> !at.isBefore(starts(day, shift)))
                .findFirst()
                .orElseThrow()
                .name();
    }

    /** The moment at which a gaming day begins; it ends when the next one does. */
    public Instant starts(LocalDate day) {
        return day.atTime(dayStarts).atZone(zone).toInstant();
    }

    private Instant starts(LocalDate day, Shift shift) {
        LocalDate date = shift.from().isBefore(dayStarts) ? day.plusDays(1) : day;
        return date.atTime(shift.from()).atZone(zone).toInstant();
    }
}
