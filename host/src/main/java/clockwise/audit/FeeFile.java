package clockwise.audit;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The lines of a file of fees beside those that the events give. */
final class FeeFile {
    private final InFile file;
    private final Manifest manifest;
    private final Findings findings;
    private final About about;
    private final Range range;
    private @Nullable String next;
    private @Nullable String second;

    FeeFile(InFile file, Manifest manifest, Findings findings) throws IOException {
        this.file = file;
        this.manifest = manifest;
        this.findings = findings;
        this.about = manifest.about();
        this.range = manifest.range();
        next = file.line();
        second = file.line();
        String header = Csv.line(FeeLine.HEADER, manifest.formulas());
        if (header.equals(next)) {
            turn();
        } else {
            findings.add(Manifest.FEES + " has another first line than it must have");
        }
    }

    /** The next fee that the events give; answers whether it is of the range at all. */
    boolean expects(FeeLine fee) throws IOException {
        if (!range.holds(fee.day(), fee.shift())) {
            return false;
        }
        String due = Csv.line(fee.cells(about), manifest.formulas());
        if (due.equals(next)) {
            turn();
        } else if (due.equals(second)) {
            findings.add(
                    fee.table(), fee.round(), Manifest.FEES + " has a line before this round's that no event gives");
            turn();
            turn();
        } else {
            differs(fee);
        }
        return true;
    }

    /** Either it was changed, or it is missing: a line that was changed is still of the same fee. */
    private void differs(FeeLine fee) throws IOException {
        String what = "fee " + fee.number() + " of " + fee.fee().due();
        String same = "," + fee.locked().seq() + ",";
        if (next != null && next.contains(same)) {
            findings.add(fee.table(), fee.round(), Manifest.FEES + " tells " + what + " otherwise than the events");
            turn();
        } else {
            findings.add(fee.table(), fee.round(), Manifest.FEES + " lacks " + what);
        }
    }

    /** After the last fee there must be no further line. */
    void ends() throws IOException {
        long more = 0;
        while (next != null) {
            more++;
            turn();
        }
        if (more > 0) {
            findings.add(Manifest.FEES + " has " + more + " lines that no event gives");
        }
    }

    private void turn() throws IOException {
        next = second;
        second = second == null ? null : file.line();
    }
}
