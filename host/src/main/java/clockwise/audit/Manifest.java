package clockwise.audit;

import clockwise.evidence.BadEvidence;
import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.json.Misread;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HexFormat;
import java.util.List;

/**
 * What an export is, and what is in it. It names no moment at which it was made, so that the same range gives the same
 * bytes.
 *
 * @param format the version of the form of an export
 * @param settled whether the range was over, with an hour to spare, at its last checkpoint; then the export is final
 * @param begin the size of the tree before the first event, and `begun` its signed checkpoint, empty where it is 0
 * @param frontier the hashes of that tree's largest whole subtrees, the largest first
 * @param end the signed checkpoint after the last event
 * @param carried how each exported table stood before its first event
 * @param faults what could not be told, because the log is not what was written
 */
record Manifest(
        String format,
        String establishment,
        String licence,
        String zone,
        LocalDate from,
        LocalDate to,
        List<Integer> tables,
        List<String> shifts,
        Formulas formulas,
        boolean settled,
        long begin,
        String begun,
        List<String> frontier,
        String end,
        List<Carried> carried,
        List<Listed> files,
        List<String> faults) {
    /** The form that this version writes and reads. */
    static final String FORMAT = "clockwise-export/1";

    static final String NAME = "manifest.json";
    static final String SIGNATURE = "manifest.sig";
    static final String EVENTS = "events.jsonl";
    static final String LEAVES = "leaves.csv";
    static final String CHECKPOINTS = "checkpoints.jsonl";
    static final String FEES = "fees.csv";

    private static final Form<Manifest> FORM = Forms.builder().build().of(Manifest.class);

    /** A file of the export. */
    record Listed(String name, long bytes, long lines, String sha256) {}

    /** A line of the file of checkpoints. */
    record Kept(String note) {}

    Manifest {
        tables = List.copyOf(tables);
        shifts = List.copyOf(shifts);
        frontier = List.copyOf(frontier);
        carried = List.copyOf(carried);
        files = List.copyOf(files);
        faults = List.copyOf(faults);
    }

    byte[] written() {
        return FORM.write(this);
    }

    static Manifest read(byte[] written) throws BadEvidence {
        try {
            Manifest manifest = FORM.read(written);
            if (!manifest.format.equals(FORMAT)) {
                throw new BadEvidence("it is of the form " + manifest.format + ", and this program reads " + FORMAT);
            }
            manifest.about(); // a zone that nobody knows is found here
            manifest.range();
            return manifest;
        } catch (Misread | DateTimeException | IllegalArgumentException e) {
            throw new BadEvidence("it cannot be read: " + e.getMessage());
        }
    }

    /** The text that is signed for a manifest of these bytes. */
    static String signed(byte[] written) {
        String hash = HexFormat.of().formatHex(OutFile.sha256().digest(written));
        return "clockwise export\nsha256 " + hash + "\n";
    }

    About about() {
        return new About(establishment, licence, ZoneId.of(zone));
    }

    Range range() {
        return new Range(from, to, tables, shifts);
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
