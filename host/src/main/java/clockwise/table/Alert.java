package clockwise.table;

import java.util.Optional;

/** Something that stays on the floor's screen until somebody acknowledges it; named by the event that raised it. */
public record Alert(long seq, Kind kind, String text, long at) {
    /** So many of a kind can be open because of devices; what comes then is in the log, and the last one says so. */
    static final int MOST_OF_A_KIND = 10;

    private static final int LONGEST = 200;
    private static final String MORE = " There may be more of these in the log.";

    /** What is wrong. */
    public enum Kind {
        FLOOR_CALL,
        WRONG_DROP,
        NO_BOX,
        GAME_BROKEN,
        IRREGULARITY,
        CORRECTION_ASKED,
        /** A device took the table's box for gone. */
        BOX_REMOVED,
        /** A box without a tag that can be read, or another one than is attached here. */
        WRONG_BOX,
        BOX_FULL,
        /** A bill was taken while no box is attached. */
        BILL_WITHOUT_BOX,
        /** It is not sure whether a bill is in the box, or which. */
        BILL_UNSURE,
        SHUFFLER_STOPPED,
        DEVICE_JAM,
        DEVICE_TAMPER,
        DEVICE_FAILURE,
        /** A device counted what nobody can read any more. */
        LOST_EVENTS,
        /** A device that is new here, or says what nobody understands. */
        DEVICE_UNSURE,
        AGENT_SILENT,
        /** The clock at the table is not that of the host. */
        CLOCK_WRONG,
        /** Reports wait at an agent that will have no room for more of them. */
        OUTBOX_FILLING
    }

    /** Raises an alert unless the same is open already or there are enough of its kind. */
    static Optional<Event> raised(Table table, Kind kind, String text) {
        long open =
                table.alerts().stream().filter(alert -> alert.kind() == kind).count();
        String plain = shortened(text, LONGEST);
        String last = shortened(text, LONGEST - MORE.length()) + MORE;
        boolean isOpen = table.alerts().stream()
                .anyMatch(alert -> alert.kind() == kind
                        && (alert.text().equals(plain) || alert.text().equals(last)));
        return isOpen || open >= MOST_OF_A_KIND
                ? Optional.empty()
                : Optional.of(new Event.AlertRaised(kind, open == MOST_OF_A_KIND - 1 ? last : plain));
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 3) + "...";
    }
}
