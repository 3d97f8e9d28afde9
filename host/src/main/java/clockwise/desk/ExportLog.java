package clockwise.desk;

import clockwise.audit.Export;
import clockwise.audit.Formulas;
import clockwise.audit.Range;
import clockwise.audit.Zip;
import clockwise.evidence.BadEvidence;
import clockwise.evidence.BrokenTree;
import clockwise.room.Records;
import clockwise.room.Unfit;
import clockwise.store.BrokenLog;
import clockwise.store.StoreUnavailable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes an export from the log of a room: a folder, or a ZIP by the ending of its name. */
final class ExportLog implements Command {
    private static final String CALL = "export FIRST-DAY LAST-DAY FOLDER";
    private static final Set<String> OPTIONS = Set.of("--tables", "--shifts", "--formulas");

    private final Map<String, String> settings;

    ExportLog() {
        this(System.getenv());
    }

    ExportLog(Map<String, String> settings) {
        this.settings = settings;
    }

    @Override
    public String usage() {
        return CALL + " [--tables 1,2] [--shifts DAY]";
    }

    @Override
    public String summary() {
        return "Writes the collection of gaming days with its evidence; --formulas escaped changes the CSV for"
                + " spreadsheets.";
    }

    @Override
    public int run(List<String> arguments, BufferedReader in, PrintWriter out, PrintWriter err) throws IOException {
        Optional<Words> words =
                Words.of(arguments, OPTIONS).filter(some -> some.alone().size() == 3);
        if (words.isEmpty()) {
            err.println("usage: " + usage());
            err.println("example: export 2026-11-18 2026-11-19 november-18 --tables 12");
            return BAD_INPUT;
        }
        try {
            Range range = range(words.get());
            Formulas formulas = Formulas.valueOf(
                    words.get().option("--formulas").orElse("plain").toUpperCase(Locale.ROOT));
            Path target = Path.of(words.get().alone().getLast());
            if (Files.exists(target)) {
                err.println(target + " is there already");
                return BAD_INPUT;
            }
            return export(range, formulas, target, out, err);
        } catch (DateTimeParseException e) {
            err.println("not a day such as 2026-11-18: " + e.getParsedString());
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
        } catch (Unfit | BadEvidence | BrokenLog | BrokenTree | StoreUnavailable | Export.NothingThere e) {
            err.println(e.getMessage());
        }
        return BAD_INPUT;
    }

    private static Range range(Words words) {
        return new Range(
                LocalDate.parse(words.alone().getFirst()),
                LocalDate.parse(words.alone().get(1)),
                words.list("--tables").stream().map(Integer::valueOf).toList(),
                words.list("--shifts"));
    }

    private int export(Range range, Formulas formulas, Path target, PrintWriter out, PrintWriter err)
            throws IOException, BadEvidence {
        boolean zipped = target.toString().endsWith(".zip");
        Path folder = zipped ? Path.of(target + ".folder") : target;
        try (Records records = Records.open(settings)) {
            new Export(records.log(), records.checkpoints(), records.room())
                    .write(range, formulas, folder, (done, all) -> err.printf("%,d of %,d events%n", done, all));
        }
        if (zipped) {
            try (OutputStream bytes = Files.newOutputStream(target)) {
                Zip.of(folder, bytes);
            }
            Zip.remove(folder);
        }
        out.println(target);
        return DONE;
    }
}
