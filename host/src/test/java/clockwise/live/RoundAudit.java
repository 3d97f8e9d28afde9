package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.rules.Step;
import clockwise.settlement.Coverage;
import clockwise.table.Event;
import clockwise.table.Fee;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every round of a log by itself: the collection before the first card, and the bank's cover. */
final class RoundAudit {
    /** The rounds that were played to their end, as they were locked. */
    private final List<Event.WagersLocked> finished = new ArrayList<>();

    private Event.@Nullable WagersLocked lock;
    private long due;
    private boolean dropped;
    private long paid;
    private long collected;

    List<Event.WagersLocked> finished() {
        return finished;
    }

    void read(Event event) {
        switch (event) {
            case Event.WagersLocked locked -> begin(locked);
            case Event.FeeWaived waived -> {
                assertFalse(dropped, "a fee is waived after the drop");
                due -= waived.amount().cents();
            }
            case Event.DropConfirmed drop -> {
                assertFalse(dropped, "a second drop in a round");
                assertEquals(due, drop.drop().amount().cents(), "the drop is not the fees at the lock less waivers");
                dropped = true;
            }
            case Event.Played played -> assertTrue(dropped, "a card before the drop");
            case Event.PassSettled settled -> settle(settled.steps());
            case Event.RoundEnded ended -> finished.add(required());
            case Event.RoundVoided voided -> dropped = false;
            case Event.CorrectionAsked asked -> {
                Event.WagersLocked earlier = finished(asked.round());
                covers(earlier, moved(asked.steps(), Step.Kind.PAY), moved(asked.steps(), Step.Kind.TAKE));
            }
            default -> {}
        }
    }

    private Event.WagersLocked finished(long number) {
        return finished.stream()
                .filter(one -> one.round().number() == number)
                .findFirst()
                .orElseThrow();
    }

    private void begin(Event.WagersLocked locked) {
        lock = locked;
        due = locked.fees().stream()
                .map(Fee::amount)
                .mapToLong(fee -> fee.cents())
                .sum();
        dropped = false;
        paid = 0;
        collected = 0;
    }

    private void settle(List<Step> steps) {
        paid += moved(steps, Step.Kind.PAY);
        collected += moved(steps, Step.Kind.TAKE);
        covers(required(), paid, collected);
    }

    private Event.WagersLocked required() {
        assertNotNull(lock, "no round is in play");
        return lock;
    }

    private static long moved(List<Step> steps, Step.Kind kind) {
        return steps.stream()
                .filter(step -> step.kind() == kind)
                .mapToLong(step -> step.moved().cents())
                .sum();
    }

    private static void covers(Event.WagersLocked lock, long paid, long collected) {
        long bank = lock.round().bank().cents();
        long used = lock.coverage() == Coverage.SINGLE_ACTION ? paid + collected : Math.max(paid, collected);
        assertTrue(used <= bank, () -> "the bank of " + bank + " covers " + used);
    }
}
