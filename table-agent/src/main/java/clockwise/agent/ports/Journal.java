package clockwise.agent.ports;

import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Marks;
import clockwise.agent.devices.Report;
import java.util.List;

/** Where reports and marks are kept. Ports of several threads use one. */
public interface Journal extends Marks {
    /**
     * Keeps reports and the mark that comes with them, both or neither. When it returns they are safe, and the device
     * is told to forget.
     *
     * @throws JournalRefused if they could not be kept; the journal has told that loudly
     */
    void keep(List<Report> reports, Mark mark);
}
