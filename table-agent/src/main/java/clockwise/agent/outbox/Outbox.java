package clockwise.agent.outbox;

import clockwise.agent.devices.Mark;
import clockwise.agent.ports.Journal;
import clockwise.agent.ports.JournalRefused;
import clockwise.link.Report;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.zip.CRC32;

/**
 * The reports that the host does not have yet and the marks of all devices, in a folder that belongs to one agent. A
 * report gets its position when it is kept, and is the same each time it is sent.
 */
public final class Outbox implements Journal, AutoCloseable {
    /** More than a day of a busy table. */
    public static final int MOST_REPORTS = 10_000;

    private static final System.Logger LOG = System.getLogger(Outbox.class.getName());
    private static final long LONG_FILE = 1 << 20;
    private static final int REPORTS_PER_LEAF = 100;

    private enum Condition {
        TAKING,
        FILLING,
        FULL,
        FAILING
    }

    private final Path folder;
    private final int mostReports;
    private final long longFile;
    private final LongSupplier clockOffset;
    private final LeafFile file;
    private final FileChannel lock;
    private final FileChannel acknowledgements;
    private final Map<String, Mark> marks = new TreeMap<>();
    private final TreeMap<Long, Report> waiting = new TreeMap<>();
    private Condition condition = Condition.TAKING;
    private long last;
    private long acknowledged;
    private long replaceAt;
    private boolean doubtful;
    private boolean closed;
    private volatile Runnable bell = () -> {};

    /**
     * Opens an outbox, or makes one.
     *
     * @param clockOffset the host's clock less our own in microseconds, as last measured
     * @throws BrokenOutbox if it is damaged, or in use
     */
    public Outbox(Path folder, LongSupplier clockOffset) throws IOException {
        this(folder, clockOffset, MOST_REPORTS, LONG_FILE);
    }

    @SuppressWarnings("this-escape") // the class is final
    Outbox(Path folder, LongSupplier clockOffset, int mostReports, long longFile) throws IOException {
        this.folder = folder;
        this.clockOffset = clockOffset;
        this.mostReports = mostReports;
        this.longFile = longFile;
        Files.createDirectories(folder);
        this.file = new LeafFile(folder);
        this.lock = open("lock");
        this.acknowledgements = open("acknowledged");
        try {
            lock();
            file.open().forEach(this::recall);
            acknowledged = Math.max(acknowledged, readAcknowledged());
            last = Math.max(last, acknowledged);
            waiting.headMap(acknowledged, true).clear();
            replace();
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    private FileChannel open(String name) throws IOException {
        return FileChannel.open(
                folder.resolve(name), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private void lock() throws IOException {
        try {
            if (lock.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            LOG.log(Level.DEBUG, "taken by this very process", e);
        }
        throw new BrokenOutbox(folder + " is in use by another agent");
    }

    /** Whether an agent has this outbox open now. */
    public static boolean isInUse(Path folder) throws IOException {
        Path path = folder.resolve("lock");
        if (!Files.exists(path)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock taken = channel.tryLock()) {
            return taken == null;
        } catch (OverlappingFileLockException e) {
            return true; // by this very process
        }
    }

    private void recall(Leaf leaf) {
        acknowledged = Math.max(acknowledged, leaf.acknowledged());
        leaf.marks().forEach(mark -> marks.put(mark.serial(), mark));
        for (Report report : leaf.reports()) {
            waiting.put(report.getPosition(), report);
            last = Math.max(last, report.getPosition());
        }
    }

    @Override
    public synchronized Optional<Mark> find(String serial) {
        return Optional.ofNullable(marks.get(serial));
    }

    @Override
    public void keep(List<clockwise.agent.devices.Report> reports, Mark mark) {
        append(reports, mark);
        if (!reports.isEmpty()) {
            bell.run();
        }
    }

    private synchronized void append(List<clockwise.agent.devices.Report> reports, Mark mark) {
        if (closed) {
            throw new JournalRefused(folder + " is closed");
        }
        if (reports.size() > room()) {
            throw refused(Condition.FULL, "it holds " + waiting.size() + " reports that the host does not take");
        }
        List<Report> worded = new ArrayList<>();
        for (clockwise.agent.devices.Report report : reports) {
            worded.add(Wording.of(report, last + 1 + worded.size(), clockOffset.getAsLong()));
        }
        try {
            if (doubtful || file.size() > replaceAt) {
                replace();
            }
            doubtful = true; // until it is written: what is half in the file must not get anything behind it
            file.append(Leaf.of(acknowledged, List.of(mark), worded));
            doubtful = false;
        } catch (IOException e) {
            throw refused(Condition.FAILING, e.toString());
        }
        recall(Leaf.of(acknowledged, List.of(mark), worded));
        if (!worded.isEmpty() || condition == Condition.FAILING) { // a mark alone also fits into a full one
            lookHowFull();
        }
    }

    /** It was filling and is not yet half empty: that is not told again. */
    private void lookHowFull() {
        boolean filling = waiting.size() > (condition == Condition.TAKING ? mostReports * 3L / 4 : mostReports / 2);
        become(filling ? Condition.FILLING : Condition.TAKING, "the host does not take them");
    }

    private JournalRefused refused(Condition now, String why) {
        become(now, why);
        return new JournalRefused(why);
    }

    private void become(Condition now, String why) {
        if (now == condition) {
            return;
        }
        Condition before = condition;
        condition = now;
        switch (now) {
            case TAKING -> LOG.log(Level.INFO, "{0} takes reports again", folder);
            case FILLING -> {
                if (before == Condition.TAKING) {
                    LOG.log(Level.WARNING, "{0} is filling, {1} reports wait: {2}", folder, waiting.size(), why);
                } else {
                    LOG.log(Level.INFO, "{0} takes reports again, {1} wait", folder, waiting.size());
                }
            }
            case FULL, FAILING ->
                LOG.log(Level.ERROR, "{0} takes no report, the devices have to wait: {1}", folder, why);
        }
    }

    /** Writes the file anew with only what still counts. */
    private void replace() throws IOException {
        List<Leaf> leaves = new ArrayList<>();
        leaves.add(Leaf.of(acknowledged, marks.values(), List.of()));
        List<Report> left = List.copyOf(waiting.values());
        for (int from = 0; from < left.size(); from += REPORTS_PER_LEAF) {
            int to = Math.min(from + REPORTS_PER_LEAF, left.size());
            leaves.add(Leaf.of(acknowledged, List.of(), left.subList(from, to)));
        }
        file.replace(leaves);
        doubtful = false;
        replaceAt = Math.max(longFile, 2 * file.size());
    }

    /** Forgets what the host has, up to and with that position. */
    public synchronized void acknowledge(long position) {
        if (position > last) {
            throw new IllegalArgumentException("position " + position + " was never given, the last is " + last);
        }
        if (position <= acknowledged) {
            return;
        }
        acknowledged = position;
        waiting.headMap(position, true).clear();
        if (condition != Condition.FAILING) {
            lookHowFull();
        }
        writeAcknowledged();
    }

    /** Not forced, and not in the file of reports: what is lost of it is only sent once more. */
    private void writeAcknowledged() {
        try {
            acknowledgements.write(
                    ByteBuffer.allocate(12)
                            .putLong(acknowledged)
                            .putInt(sum(acknowledged))
                            .flip(),
                    0);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "an acknowledgement was not written down, so reports may be sent again", e);
        }
    }

    private long readAcknowledged() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(12);
        boolean whole = acknowledgements.read(bytes, 0) == 12;
        return whole && sum(bytes.getLong(0)) == bytes.getInt(8) ? bytes.getLong(0) : 0;
    }

    private static int sum(long number) {
        CRC32 crc = new CRC32();
        crc.update(ByteBuffer.allocate(8).putLong(number).flip());
        return (int) crc.getValue();
    }

    /** Up to where the host has everything. */
    public synchronized long acknowledged() {
        return acknowledged;
    }

    /** The first report after a position that waits for the host. */
    public synchronized Optional<Report> after(long position) {
        return Optional.ofNullable(waiting.higherEntry(position)).map(Map.Entry::getValue);
    }

    public synchronized int waiting() {
        return waiting.size();
    }

    /** How many reports it still takes. */
    public synchronized int room() {
        return mostReports - waiting.size();
    }

    /** Has this called, on the thread of a port, whenever reports were kept; it must be quick. */
    public void ring(Runnable whenKept) {
        bell = whenKept;
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        try (lock;
                acknowledgements) {
            file.close();
        }
    }
}
