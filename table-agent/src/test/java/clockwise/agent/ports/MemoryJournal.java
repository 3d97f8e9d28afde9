package clockwise.agent.ports;

import clockwise.agent.devices.Mark;
import clockwise.agent.devices.Report;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A journal that forgets when the test ends, and that looks at each report: no name twice, none out of order. */
public final class MemoryJournal implements Journal {
    private record Name(String serial, long epoch, long counter) {}

    private final Map<String, Mark> marks = new HashMap<>();
    private final Map<String, List<Report>> reports = new HashMap<>();
    private final Set<Name> names = new HashSet<>();
    private boolean refusing;

    @Override
    public synchronized Optional<Mark> find(String serial) {
        return Optional.ofNullable(marks.get(serial));
    }

    @Override
    public synchronized void keep(List<Report> fresh, Mark mark) {
        if (refusing) {
            throw new JournalRefused("the test refuses");
        }
        for (Report report : fresh) {
            List<Report> before = reports.computeIfAbsent(report.serial(), serial -> new ArrayList<>());
            if (!names.add(new Name(report.serial(), report.epoch(), report.counter()))) {
                throw new AssertionError("this name was used before: " + report);
            }
            if (!before.isEmpty() && !follows(before.getLast(), report)) {
                throw new AssertionError(report + " comes after " + before.getLast());
            }
            before.add(report);
        }
        marks.put(mark.serial(), mark);
    }

    private static boolean follows(Report before, Report after) {
        return after.epoch() > before.epoch()
                || (after.epoch() == before.epoch() && after.counter() > before.counter());
    }

    public synchronized void refuse(boolean on) {
        refusing = on;
    }

    /** What was reported of a device, without its first sight. */
    public synchronized List<Fact> facts(String serial) {
        return reports.getOrDefault(serial, List.of()).stream()
                .map(Report::fact)
                .filter(fact -> !(fact instanceof Fault fault && fault.kind() == Fault.Kind.FIRST_SEEN))
                .toList();
    }

    public synchronized List<Report> reports(String serial) {
        return List.copyOf(reports.getOrDefault(serial, List.of()));
    }

    public synchronized int count() {
        return reports.values().stream().mapToInt(List::size).sum();
    }
}
