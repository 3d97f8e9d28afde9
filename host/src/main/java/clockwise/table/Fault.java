package clockwise.table;

import java.util.Optional;

/** What a device says went wrong, and the alert that follows from it. */
public enum Fault {
    /** It is new here, or its agent lost its memory: what it counted before is not known. */
    FIRST_SEEN(Alert.Kind.DEVICE_UNSURE),
    POWERED_UP,
    /** The bill may or may not be in the box. */
    POWERED_UP_WITH_BILL(Alert.Kind.BILL_UNSURE),
    JAM(Alert.Kind.DEVICE_JAM),
    TAMPER(Alert.Kind.DEVICE_TAMPER),
    FAILURE(Alert.Kind.DEVICE_FAILURE),
    /** The jam or failure before is over; its alert stays until somebody has seen it. */
    CLEARED,
    /** The device counted events that nobody can read any more. */
    LOST_EVENTS(Alert.Kind.LOST_EVENTS),
    BILL_UNRESOLVED(Alert.Kind.BILL_UNSURE),
    UNEXPECTED_BILL(Alert.Kind.BILL_UNSURE),
    UNKNOWN_EVENT(Alert.Kind.DEVICE_UNSURE),
    /** Two different reports came under one name; found by the host. */
    NAME_REUSED(Alert.Kind.DEVICE_UNSURE);

    private final Optional<Alert.Kind> alert;

    Fault() {
        this.alert = Optional.empty();
    }

    Fault(Alert.Kind alert) {
        this.alert = Optional.of(alert);
    }

    Optional<Alert.Kind> alert() {
        return alert;
    }
}
