package clockwise.audit;

import clockwise.store.Entry;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.TableForms;
import clockwise.table.Event;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where the story of a table begins so that the rounds of a range can be told from it: at its last opening or closing
 * before the range.
 */
final class Preamble {
    private Preamble() {}

    /** @param last the table's last event before the range, 0 for none */
    static Carried before(int table, long last, JdbcStore log) {
        long start = table == 0
                ? last + 1
                : Math.max(lastOf("TableOpened", table, last, log), lastOf("TableClosed", table, last, log));
        return start <= 1 ? Carried.nothing(table, last) : carried(table, start, last, log);
    }

    private static long lastOf(String type, int table, long last, JdbcStore log) {
        return log.lastBefore(table, type, last + 1, 1).stream()
                .mapToLong(Entry::seq)
                .findFirst()
                .orElse(0);
    }

    private static Carried carried(int table, long start, long last, JdbcStore log) {
        List<Entry> before = log.asTheyStand(table, start - 1, start);
        String hash = before.isEmpty()
                ? Head.NONE.hash().toString()
                : before.getFirst().hash().toString();
        long revision = before.isEmpty() ? 0 : before.getFirst().revision();
        return new Carried(table, start - 1, hash, revision, rounds(table, start, log), box(table, start, log), last);
    }

    private static long rounds(int table, long start, JdbcStore log) {
        return log.lastBefore(table, "WagersLocked", start, 1).stream()
                .map(entry ->
                        ((Event.WagersLocked) TableForms.event(entry)).round().number())
                .findFirst()
                .orElse(0L);
    }

    private static String box(int table, long start, JdbcStore log) {
        return Stream.of("BoxAttached", "BoxRemoved")
                .flatMap(type -> log.lastBefore(table, type, start, 1).stream())
                .reduce((one, other) -> one.seq() > other.seq() ? one : other)
                .map(TableForms::event)
                .map(event -> event instanceof Event.BoxAttached attached ? attached.box() : "")
                .orElse("");
    }
}
