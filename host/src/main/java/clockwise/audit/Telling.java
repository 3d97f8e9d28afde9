package clockwise.audit;

import clockwise.evidence.LogTree;
import clockwise.evidence.Run;
import clockwise.reports.FeeSummary;
import clockwise.reports.FeeSummaryPdf;
import clockwise.reports.FeeSummarySheet;
import clockwise.store.Entry;
import clockwise.store.JdbcStore;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The one pass over the log that writes the files of an export. */
final class Telling implements Closeable {
    private static final int TELL_EVERY = 10_000;
    private static final String LEAVES_HEADER = "place,table,seq,hash\r\n";

    private final Range range;
    private final Formulas formulas;
    private final About about;
    private final JdbcStore log;
    private final Export.Progress progress;
    private final Path folder;
    private final List<Carried> carried;
    private final Map<Integer, Book> books = new TreeMap<>();
    private final FeeTotals totals = new FeeTotals();
    private final OutFile events;
    private final OutFile leaves;
    private final OutFile checkpoints;
    private final OutFile fees;
    private long place;

    Telling(
            Path folder,
            Range range,
            Formulas formulas,
            About about,
            List<Carried> carried,
            JdbcStore log,
            Export.Progress progress)
            throws IOException {
        this.folder = folder;
        this.range = range;
        this.formulas = formulas;
        this.about = about;
        this.carried = carried;
        this.log = log;
        this.progress = progress;
        this.events = new OutFile(folder, Manifest.EVENTS);
        this.leaves = new OutFile(folder, Manifest.LEAVES);
        this.checkpoints = new OutFile(folder, Manifest.CHECKPOINTS);
        this.fees = new OutFile(folder, Manifest.FEES);
        leaves.line(LEAVES_HEADER);
        fees.line(Csv.line(FeeLine.HEADER, formulas));
        carried.forEach(table -> books.put(table.table(), new Book(table)));
    }

    /** The events from a table's opening to the range, so that its rounds can be told. */
    void preambles(long before) throws IOException {
        place = before;
        for (Carried table : carried) {
            each(table.table(), table.seq() + 1, table.before() + 1, this::tell);
        }
    }

    void checkpoint(String line) throws IOException {
        checkpoints.line(line);
    }

    /** All leaves up to a checkpoint; the events too where their table is asked for. */
    void runs(LogTree tree, long until, Span span) throws IOException {
        for (Run run : tree.runs(place, until)) {
            long[] next = {run.seq()};
            each(run.table(), run.seq(), run.seq() + run.many(), entry -> {
                missing(run.table(), next[0], entry.seq());
                leaf(run.table(), entry.seq(), entry.hash().toString());
                next[0] = entry.seq() + 1;
                if (range.hasTable(run.table())) {
                    tell(entry);
                }
                if (place % TELL_EVERY == 0) {
                    progress.events(place - span.from(), span.to() - span.from());
                }
            });
            missing(run.table(), next[0], run.seq() + run.many());
        }
    }

    private interface Reader {
        void read(Entry entry) throws IOException;
    }

    private void each(int table, long from, long to, Reader reader) throws IOException {
        long next = from;
        while (next < to) {
            List<Entry> page = log.asTheyStand(table, next, to);
            if (page.isEmpty()) {
                return;
            }
            for (Entry entry : page) {
                reader.read(entry);
            }
            next = page.getLast().seq() + 1;
        }
    }

    /** A leaf whose event is not in the log any more has no hash. */
    private void missing(int table, long from, long to) throws IOException {
        for (long seq = from; seq < to; seq++) {
            leaf(table, seq, "");
        }
    }

    private void leaf(int table, long seq, String hash) throws IOException {
        leaves.line(place + "," + table + "," + seq + "," + hash + "\r\n");
        place++;
    }

    private void tell(Entry entry) throws IOException {
        events.line(EventLine.write(entry));
        Book book = books.get(entry.table());
        if (book != null) {
            fees(book.read(entry));
        }
    }

    void openRounds() throws IOException {
        for (Book book : books.values()) {
            fees(book.open());
        }
    }

    private void fees(List<FeeLine> lines) throws IOException {
        for (FeeLine line : lines) {
            if (range.holds(line.day(), line.shift())) {
                fees.line(Csv.line(line.cells(about), formulas));
                totals.add(line);
            }
        }
    }

    List<String> faults() {
        return books.values().stream().flatMap(book -> book.fault().stream()).toList();
    }

    List<Manifest.Listed> files() throws IOException {
        List<Manifest.Listed> files = new ArrayList<>();
        for (OutFile file : List.of(checkpoints, events, fees, leaves)) {
            files.add(file.listed());
        }
        return files;
    }

    /** The totals for people, as PDF and as spreadsheet. */
    void summaries(Span span) throws IOException {
        FeeSummary summary = totals.summary(about, range, span);
        Files.write(folder.resolve("summary.pdf"), FeeSummaryPdf.of(summary));
        Files.write(folder.resolve("summary.xlsx"), FeeSummarySheet.of(summary));
    }

    @Override
    public void close() throws IOException {
        try (events;
                leaves;
                checkpoints) {
            fees.close();
        }
    }
}
