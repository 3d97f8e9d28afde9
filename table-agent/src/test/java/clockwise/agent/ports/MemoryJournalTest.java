package clockwise.agent.ports;

import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Report;
import java.util.List;
import java.util.Optional;

class MemoryJournalTest extends JournalContract {
    private final MemoryJournal memory = new MemoryJournal();

    @Override
    protected Journal journal(int most) {
        return new Journal() {
            @Override
            public Optional<Mark> find(String serial) {
                return memory.find(serial);
            }

            @Override
            public void keep(List<Report> reports, Mark mark) {
                memory.refuse(memory.count() + reports.size() > most);
                memory.keep(reports, mark);
            }
        };
    }

    @Override
    protected List<Long> counters() {
        return memory.reports("line:D1").stream().map(Report::counter).toList();
    }
}
