package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.room.Calendar.Shift;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CalendarTest {
    private static final Calendar ROOM = Calendar.USUAL;

    /** In Pacific standard (-08:00) or daylight time (-07:00), as written. */
    private static String of(String time) {
        Instant at = Instant.parse(time);
        return ROOM.day(at) + " " + ROOM.shift(at);
    }

    @Test
    void shiftsBeginOnTheMinute() {
        assertEquals("2026-11-17 GRAVE", of("2026-11-18T05:59:59.999-08:00"));
        assertEquals("2026-11-18 DAY", of("2026-11-18T06:00:00-08:00"));
        assertEquals("2026-11-18 DAY", of("2026-11-18T13:59:59-08:00"));
        assertEquals("2026-11-18 SWING", of("2026-11-18T14:00:00-08:00"));
        assertEquals("2026-11-18 GRAVE", of("2026-11-18T22:00:00-08:00"));
    }

    @Test
    void theHoursBeforeSixBelongToTheDayBefore() {
        assertEquals("2026-11-18 GRAVE", of("2026-11-19T00:00:00-08:00"));
        assertEquals("2026-12-31 GRAVE", of("2027-01-01T05:00:00-08:00"));
        assertEquals("2028-02-29 GRAVE", of("2028-03-01T05:59:00-08:00"));
    }

    @Test
    void theNightOfMarchHasAnHourLess() {
        assertEquals("2026-03-07 GRAVE", of("2026-03-08T01:59:59-08:00"));
        assertEquals("2026-03-07 GRAVE", of("2026-03-08T03:00:00-07:00"));
        assertEquals("2026-03-07 GRAVE", of("2026-03-08T05:59:59-07:00"));
        assertEquals("2026-03-08 DAY", of("2026-03-08T06:00:00-07:00"));
        assertEquals(Duration.ofHours(23), length("2026-03-07"));
        assertEquals(Duration.ofHours(24), length("2026-03-08"));
    }

    @Test
    void theNightOfNovemberHasAnHourMore() {
        assertEquals("2026-10-31 GRAVE", of("2026-11-01T01:30:00-07:00"));
        assertEquals("2026-10-31 GRAVE", of("2026-11-01T01:30:00-08:00"));
        assertEquals("2026-10-31 GRAVE", of("2026-11-01T05:59:59-08:00"));
        assertEquals("2026-11-01 DAY", of("2026-11-01T06:00:00-08:00"));
        assertEquals(Duration.ofHours(25), length("2026-10-31"));
        assertEquals(Duration.ofHours(24), length("2026-11-01"));
    }

    /** With borders inside the hours that come twice, or not at all, days and shifts still follow each other. */
    @Test
    void noDayOrShiftComesBackWhenTheClocksChange() {
        Calendar odd = new Calendar(
                ZoneId.of("America/Los_Angeles"),
                LocalTime.of(1, 30),
                List.of(shift("LATE", "02:30", "01:30"), shift("EARLY", "01:30", "02:30")));
        for (String day : List.of("2026-03-07", "2026-10-31")) {
            List<String> seen = new ArrayList<>();
            Instant from = odd.starts(LocalDate.parse(day));
            for (int minute = 0; minute < 48 * 60; minute++) {
                Instant at = from.plus(Duration.ofMinutes(minute));
                String now = odd.day(at) + " " + odd.shift(at);
                if (seen.isEmpty() || !seen.getLast().equals(now)) {
                    seen.add(now);
                }
            }
            assertEquals(seen.stream().distinct().toList(), seen);
            assertTrue(seen.containsAll(
                    List.of(day + " EARLY", day + " LATE", LocalDate.parse(day).plusDays(1) + " LATE")));
        }
    }

    @Test
    void shiftsCoverTheDayWithoutGapOrOverlap() {
        assertEquals(Optional.empty(), objection(shift("ALL", "06:00", "06:00")));
        assertEquals(
                Optional.of("no shift from 14:00 to 15:00"),
                objection(shift("A", "06:00", "14:00"), shift("B", "15:00", "06:00")));
        assertEquals(
                Optional.of("the shift B begins before the one before it ends"),
                objection(shift("A", "06:00", "14:00"), shift("B", "13:00", "06:00")));
        assertEquals(
                Optional.of("no shift from 05:00 to 06:00"),
                objection(shift("A", "06:00", "14:00"), shift("B", "14:00", "05:00")));
        assertEquals(
                Optional.of("the last shift ends after the gaming day"),
                objection(shift("A", "06:00", "14:00"), shift("B", "14:00", "07:00")));
        assertEquals(
                Optional.of("the gaming day starts at 06:00 and no shift does"),
                objection(shift("A", "05:00", "17:00"), shift("B", "17:00", "05:00")));
        assertEquals(
                Optional.of("the shift B begins before the one before it ends"),
                objection(shift("A", "06:00", "06:00"), shift("B", "06:00", "06:00")));
        List<Shift> none = List.of();
        assertThrows(IllegalArgumentException.class, () -> new Calendar(ROOM.zone(), ROOM.dayStarts(), none));
    }

    private static Duration length(String day) {
        LocalDate date = LocalDate.parse(day);
        return Duration.between(ROOM.starts(date), ROOM.starts(date.plusDays(1)));
    }

    private static Optional<String> objection(Shift... shifts) {
        return Calendar.objection(LocalTime.of(6, 0), List.of(shifts));
    }

    private static Shift shift(String name, String from, String to) {
        return new Shift(name, LocalTime.parse(from), LocalTime.parse(to));
    }
}
