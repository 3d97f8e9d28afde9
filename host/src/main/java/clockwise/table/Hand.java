package clockwise.table;

import clockwise.money.Money;
import clockwise.rules.Round;
import clockwise.rules.Step;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A round at the table with all that belongs to it.
 *
 * @param day the gaming day of the lock, and `shift` its shift
 * @param unpaid the steps of the pass just settled, all of them
 * @param confirmed how many of those the house dealer has carried out
 * @param last whether the pass just settled is the last one
 * @param moved all money that moved in this round
 * @param abandoned circles whose player has left them to the house
 */
public record Hand(
        Round round,
        Taking taking,
        LocalDate day,
        String shift,
        long lockedAt,
        List<Fee> fees,
        Optional<Drop> drop,
        List<Step> unpaid,
        int confirmed,
        boolean last,
        Set<Integer> abandoned,
        List<Line> moved) {
    public Hand {
        fees = List.copyOf(fees);
        unpaid = List.copyOf(unpaid);
        abandoned = Set.copyOf(abandoned);
        moved = List.copyOf(moved);
    }

    /** What goes into the box for this round. */
    public Money due() {
        return fees.stream().map(Fee::amount).reduce(Money.ZERO, Money::plus);
    }

    Hand with(Round next) {
        return new Hand(next, taking, day, shift, lockedAt, fees, drop, unpaid, confirmed, last, abandoned, moved);
    }

    Hand withFees(List<Fee> next) {
        return new Hand(round, taking, day, shift, lockedAt, next, drop, unpaid, confirmed, last, abandoned, moved);
    }

    Hand dropped(Drop seen) {
        return new Hand(
                round,
                taking,
                day,
                shift,
                lockedAt,
                fees,
                Optional.of(seen),
                unpaid,
                confirmed,
                last,
                abandoned,
                moved);
    }

    Hand settled(Round next, List<Step> steps, boolean isLast) {
        return new Hand(next, taking, day, shift, lockedAt, fees, drop, steps, 0, isLast, abandoned, moved);
    }

    Hand confirmed(int steps) {
        return new Hand(round, taking, day, shift, lockedAt, fees, drop, unpaid, steps, last, abandoned, moved);
    }

    Hand abandoned(Set<Integer> circles) {
        return new Hand(round, taking, day, shift, lockedAt, fees, drop, unpaid, confirmed, last, circles, moved);
    }

    Hand moved(List<Line> lines) {
        List<Line> all = Stream.concat(moved.stream(), lines.stream()).toList();
        return new Hand(round, taking, day, shift, lockedAt, fees, drop, unpaid, confirmed, last, abandoned, all);
    }
}
