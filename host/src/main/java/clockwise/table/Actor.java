package clockwise.table;

/** Who asks: a badge, a device or the host itself. */
public record Actor(String id, Role role) {
    /** The host, which looks at the clock. */
    public static final Actor HOST = new Actor("host", Role.HOST);

    /** What somebody may do at a table. */
    public enum Role {
        DEALER,
        FLOOR,
        /** Reads, and changes nothing. */
        AUDITOR,
        DEVICE,
        HOST
    }
}
