package clockwise.room;

import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.json.Misread;
import clockwise.money.Money;
import clockwise.store.BrokenLog;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was counted in each box, in the room's log. A count is never changed: a correction stands beside it, and both
 * are shown, the wrong figure struck through (4 CCR 12385).
 */
@Singleton
public final class Counts {
    private static final String COUNTED = "BoxCounted";
    private static final String CORRECTED = "CountCorrected";
    private static final Forms FORMS = Forms.builder().build();
    private static final Form<Entered> ENTERED = FORMS.of(Entered.class);
    private static final Form<Changed> CHANGED = FORMS.of(Changed.class);

    /** What kind of money a box is for; jackpot money is counted and shown apart (4 CCR 12384(a)(2)). */
    public enum Kind {
        COLLECTION,
        JACKPOT
    }

    /**
     * A count.
     *
     * @param attached the event in the table's log with which the box came to the table
     * @param counters the names of those who counted
     * @param corrections in their order
     */
    public record Count(
            int table,
            long attached,
            String box,
            Kind kind,
            Money counted,
            String counters,
            long at,
            String by,
            List<Correction> corrections) {
        /** The figure that is in force. */
        public Money amount() {
            return corrections.isEmpty() ? counted : corrections.getLast().amount();
        }
    }

    /** A correct figure with who says so and why. */
    public record Correction(Money amount, String reason, long at, String by) {}

    /** The body of a count in the log, whose values are all texts. */
    record Entered(String attached, String box, String cents, String counters, String kind, String table) {}

    /** The body of a correction in the log. */
    record Changed(String attached, String cents, String reason, String table) {}

    private record Key(int table, long attached) {}

    private final EventStore store;
    private final RoomLog log;
    private final Map<Key, Count> counts = new HashMap<>();
    private Head head = Head.NONE;

    Counts(EventStore store, RoomLog log) {
        this.store = store;
        this.log = log;
    }

    /** The count of a box, if it was counted. */
    public synchronized Optional<Count> of(int table, long attached) {
        head = store.read(RoomLog.ROOM, head, this::read);
        return Optional.ofNullable(counts.get(new Key(table, attached)));
    }

    private void read(Entry entry) {
        try {
            if (entry.type().equals(COUNTED)) {
                count(ENTERED.read(entry.body().text()), entry);
            } else if (entry.type().equals(CORRECTED)) {
                correct(CHANGED.read(entry.body().text()), entry);
            }
        } catch (Misread | IllegalArgumentException e) {
            throw new BrokenLog(entry.table(), entry.seq(), "its body cannot be read: " + e.getMessage());
        }
    }

    private void count(Entered entered, Entry entry) {
        Key key = key(entered.table(), entered.attached());
        counts.putIfAbsent(
                key,
                new Count(
                        key.table(),
                        key.attached(),
                        entered.box(),
                        Kind.valueOf(entered.kind()),
                        new Money(Long.parseLong(entered.cents())),
                        entered.counters(),
                        entry.at(),
                        entry.actor(),
                        List.of()));
    }

    private void correct(Changed changed, Entry entry) {
        counts.computeIfPresent(key(changed.table(), changed.attached()), (_, count) -> {
            List<Correction> corrections = new ArrayList<>(count.corrections());
            corrections.add(new Correction(
                    new Money(Long.parseLong(changed.cents())), changed.reason(), entry.at(), entry.actor()));
            return new Count(
                    count.table(),
                    count.attached(),
                    count.box(),
                    count.kind(),
                    count.counted(),
                    count.counters(),
                    count.at(),
                    count.by(),
                    List.copyOf(corrections));
        });
    }

    private static Key key(String table, String attached) {
        return new Key(Integer.parseInt(table), Long.parseLong(attached));
    }

    /** Records a count; false if the box of this spell was counted already. */
    public synchronized boolean count(
            int table, long attached, String box, Kind kind, Money amount, String counters, String badge) {
        if (of(table, attached).isPresent()) {
            return false;
        }
        log.record(
                COUNTED,
                "badge:" + badge,
                Map.of(
                        "table", Integer.toString(table),
                        "attached", Long.toString(attached),
                        "box", box,
                        "kind", kind.name(),
                        "cents", Long.toString(amount.cents()),
                        "counters", counters));
        return true;
    }

    /** Records that another figure is right; false if nothing was counted. */
    public synchronized boolean correct(int table, long attached, Money amount, String reason, String badge) {
        if (of(table, attached).isEmpty()) {
            return false;
        }
        log.record(
                CORRECTED,
                "badge:" + badge,
                Map.of(
                        "table", Integer.toString(table),
                        "attached", Long.toString(attached),
                        "cents", Long.toString(amount.cents()),
                        "reason", reason));
        return true;
    }
}
