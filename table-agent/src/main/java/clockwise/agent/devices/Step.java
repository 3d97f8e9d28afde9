package clockwise.agent.devices;

import java.util.List;
import java.util.Optional;

/**
 * What a driver wants done, in this order: first keep the reports and the mark in one piece, then send the bytes. What
 * is sent may tell the device to forget; so if keeping fails, nothing may be sent, and the driver must be made anew.
 */
public final class Step {
    static final Step NOTHING = new Step(List.of(), Optional.empty(), new byte[0]);

    private final List<Report> reports;
    private final Optional<Mark> mark;
    private final byte[] send;

    Step(List<Report> reports, Optional<Mark> mark, byte[] send) {
        this.reports = List.copyOf(reports);
        this.mark = mark;
        this.send = send;
    }

    public List<Report> reports() {
        return reports;
    }

    /** Present whenever there are reports, and when there is something else to remember. */
    public Optional<Mark> mark() {
        return mark;
    }

    /** The bytes to send; only for reading. */
    public byte[] send() {
        return send;
    }
}
