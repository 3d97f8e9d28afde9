package clockwise.table;

import clockwise.money.Money;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * What a table has done lately, added up from its log.
 *
 * @param day the gaming day of the last lock, and `shift` its shift, empty if there was none
 * @param rounds locked in that shift and not voided, and `collected` what was dropped for all of them
 * @param droppedAt when the last collection was dropped, in microseconds since 1970, 0 for never, and `dropped` how
 *     much
 * @param locks when the wagers of the last hour were locked, the latest last; those of voided rounds are left out
 */
public record Tally(
        LocalDate day, String shift, int rounds, Money collected, long droppedAt, Money dropped, List<Long> locks) {
    /** Of a table where nothing happened yet. */
    public static final Tally NOTHING = new Tally(LocalDate.EPOCH, "", 0, Money.ZERO, 0, Money.ZERO, List.of());

    private static final long HOUR = 3_600_000_000L;

    public Tally {
        locks = List.copyOf(locks);
    }

    Tally locked(LocalDate newest, String its, long at) {
        List<Long> lately =
                new ArrayList<>(locks.stream().filter(lock -> lock > at - HOUR).toList());
        lately.add(at);
        boolean same = newest.equals(day) && its.equals(shift);
        return new Tally(newest, its, same ? rounds + 1 : 1, same ? collected : Money.ZERO, droppedAt, dropped, lately);
    }

    Tally dropped(Money amount, long at) {
        return new Tally(day, shift, rounds, collected.plus(amount), at, amount, locks);
    }

    /** A voided round is no hand; what was dropped for it stays in the box. */
    Tally voided() {
        List<Long> before = locks.subList(0, Math.max(0, locks.size() - 1));
        return new Tally(day, shift, Math.max(0, rounds - 1), collected, droppedAt, dropped, before);
    }

    /** The hands of the hour before this moment. */
    public int pace(long at) {
        return (int) locks.stream().filter(lock -> lock > at - HOUR).count();
    }

    /** What was dropped in this shift; nothing if the last round was in another one. */
    public Money collectedIn(LocalDate now, String its) {
        return now.equals(day) && its.equals(shift) ? collected : Money.ZERO;
    }
}
