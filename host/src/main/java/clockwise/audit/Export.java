package clockwise.audit;

import clockwise.evidence.BrokenTree;
import clockwise.evidence.Checkpoint.Signed;
import clockwise.evidence.Checkpoints;
import clockwise.evidence.Frontier;
import clockwise.evidence.LogTree;
import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.room.Calendar;
import clockwise.room.Room;
import clockwise.store.BrokenLog;
import clockwise.store.Bytes;
import clockwise.store.JdbcStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes exports: the fees of a range for reading, and the events behind them with all that proves them. */
public final class Export {
    private static final Form<Manifest.Kept> KEPT = Forms.builder().build().of(Manifest.Kept.class);

    private final JdbcStore log;
    private final Checkpoints checkpoints;
    private final About about;
    private final Calendar calendar;

    /** Is told now and then how far an export is. */
    public interface Progress {
        void events(long done, long all);
    }

    public Export(JdbcStore log, Checkpoints checkpoints, Room room) {
        this.log = log;
        this.checkpoints = checkpoints;
        this.calendar = room.calendar();
        this.about = new About(room.establishment().name(), room.establishment().licence(), calendar.zone());
    }

    /**
     * Writes an export of a range into a folder, which is made.
     *
     * @throws NothingThere if nothing was signed in the range
     */
    public void write(Range range, Formulas formulas, Path folder, Progress progress) throws IOException {
        List<String> faults = new ArrayList<>();
        Span span = Span.of(range, calendar, checkpoints.tree(), () -> newest(faults));
        if (span.to() <= span.from()) {
            throw new NothingThere();
        }
        Files.createDirectories(folder);
        List<Carried> carried = new ArrayList<>();
        LogTree tree = checkpoints.tree();
        for (int table : tree.tables(span.from(), span.to())) {
            if (range.hasTable(table)) {
                carried.add(Preamble.before(table, tree.lastOf(table, span.from()), log));
            }
        }
        List<Manifest.Listed> files;
        try (Telling telling = new Telling(folder, range, formulas, about, carried, log, progress)) {
            telling.preambles(span.from());
            for (Signed next = after(tree, span.from());
                    ;
                    next = after(tree, next.checkpoint().size())) {
                telling.checkpoint(KEPT.text(new Manifest.Kept(next.note())) + "\n");
                telling.runs(tree, next.checkpoint().size(), span);
                if (next.checkpoint().size() >= span.to()) {
                    break;
                }
            }
            telling.openRounds();
            faults.addAll(telling.faults());
            files = telling.files();
            telling.summaries(span);
        }
        write(folder, manifest(range, formulas, span, carried, files, faults));
    }

    /** There is nothing in the range. */
    public static final class NothingThere extends RuntimeException {
        private static final long serialVersionUID = 1;

        NothingThere() {
            super("nothing was recorded in this range");
        }
    }

    private static Signed after(LogTree tree, long size) {
        return tree.after(size).orElseThrow(() -> new BrokenTree("there is no checkpoint after event " + size));
    }

    /** A log that is signed no more is exported up to where it was, and the export says why. */
    private Signed newest(List<String> faults) {
        try {
            return checkpoints.make();
        } catch (BrokenLog | BrokenTree e) {
            faults.add("no checkpoint could be made: " + e.getMessage());
            return checkpoints.tree().last().orElseThrow(() -> e);
        }
    }

    private Manifest manifest(
            Range range,
            Formulas formulas,
            Span span,
            List<Carried> carried,
            List<Manifest.Listed> files,
            List<String> faults) {
        return new Manifest(
                Manifest.FORMAT,
                about.establishment(),
                about.licence(),
                about.zone().getId(),
                range.from(),
                range.to(),
                range.tables(),
                range.shifts(),
                formulas,
                span.settled(),
                span.from(),
                span.begin().map(Signed::note).orElse(""),
                frontier(span.from(), faults),
                span.end().note(),
                carried,
                files,
                faults);
    }

    /** Where the events before the range are lost, their hashes are too, and the export says so. */
    private List<String> frontier(long size, List<String> faults) {
        try {
            return Frontier.of(size, checkpoints.tree(), (level, index, hash) -> {}).whole().stream()
                    .map(Bytes::toString)
                    .toList();
        } catch (BrokenLog | BrokenTree e) {
            faults.add("the tree before the range cannot be made: " + e.getMessage());
            return List.of();
        }
    }

    private void write(Path folder, Manifest manifest) throws IOException {
        byte[] written = manifest.written();
        Files.write(folder.resolve(Manifest.NAME), written);
        Files.writeString(folder.resolve(Manifest.SIGNATURE), checkpoints.key().sign(Manifest.signed(written)));
    }
}
