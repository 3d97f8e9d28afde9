package clockwise.agent.outbox;

import java.io.IOException;

/** The outbox cannot be trusted or had: damaged in its middle, of an unknown form, or in use by another agent. */
public final class BrokenOutbox extends IOException {
    private static final long serialVersionUID = 1;

    BrokenOutbox(String why) {
        super(why);
    }
}
