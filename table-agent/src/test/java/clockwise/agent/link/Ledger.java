package clockwise.agent.link;

import clockwise.link.Report;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a host of tests has recorded: each report once, and what was wrong with what it was sent. */
final class Ledger {
    private record Name(String serial, long epoch, long counter) {}

    private final Map<Name, Report> names = new HashMap<>();
    private final Map<String, List<Report>> bySerial = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private int heard;

    synchronized void record(Report report) {
        heard++;
        Report known = names.putIfAbsent(new Name(report.getSerial(), report.getEpoch(), report.getCounter()), report);
        if (known != null) {
            check(known.equals(report), "sent again with other words: " + report + " after " + known);
            return;
        }
        List<Report> before = bySerial.computeIfAbsent(report.getSerial(), serial -> new ArrayList<>());
        check(before.isEmpty() || follows(before.getLast(), report), "out of order: " + report);
        before.add(report);
    }

    private static boolean follows(Report before, Report after) {
        return after.getEpoch() > before.getEpoch()
                || (after.getEpoch() == before.getEpoch() && after.getCounter() > before.getCounter());
    }

    synchronized void check(boolean right, String otherwise) {
        if (!right) {
            complaints.add(otherwise);
        }
    }

    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** How many reports were heard, those that were sent again included. */
    synchronized int heard() {
        return heard;
    }

    synchronized int recorded() {
        return names.size();
    }

    /** The cents of the drops at a device, in the order in which they were recorded. */
    synchronized List<Long> drops(String serial) {
        return bySerial.getOrDefault(serial, List.of()).stream()
                .filter(Report::hasDrop)
                .map(report -> report.getDrop().getCents())
                .toList();
    }

    /** The counts of a shuffler, in the order in which they were recorded. */
    synchronized List<Integer> cards(String serial) {
        return bySerial.getOrDefault(serial, List.of()).stream()
                .filter(Report::hasShuffler)
                .map(report -> report.getShuffler().getCards())
                .toList();
    }

    synchronized long bills(String serial) {
        return bySerial.getOrDefault(serial, List.of()).stream()
                .filter(Report::hasBill)
                .count();
    }

    @Override
    public synchronized String toString() {
        return names.size() + " reports of " + heard + " heard, wrong: " + complaints;
    }
}
