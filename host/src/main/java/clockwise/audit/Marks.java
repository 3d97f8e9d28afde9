package clockwise.audit;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.CheckingKey;
import clockwise.evidence.Checkpoint;
import clockwise.evidence.Frontier;
import clockwise.evidence.Merkle;
import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.json.Misread;
import clockwise.store.Bytes;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The checkpoints of an export: what the root of the tree must be at which number of events. */
final class Marks {
    private static final Form<Manifest.Kept> KEPT = Forms.builder().build().of(Manifest.Kept.class);

    private final Findings findings;
    private final CheckingKey key;
    private final Map<Long, Checkpoint> marks = new TreeMap<>();
    private Optional<Checkpoint> end = Optional.empty();
    private Optional<Checkpoint> begun = Optional.empty();
    private boolean broken;

    Marks(Findings findings, CheckingKey key) {
        this.findings = findings;
        this.key = key;
    }

    /** Reads the checkpoint before the export and the one at its end. */
    void read(Manifest manifest) {
        if (manifest.begin() > 0) {
            begun = signed(manifest.begun(), "the checkpoint before the range");
            if (begun.filter(one -> one.size() == manifest.begin()).isEmpty()) {
                findings.add("the checkpoint before the range is not of " + manifest.begin() + " events");
            }
        }
        end = signed(manifest.end(), "the checkpoint at the end");
        end.ifPresent(one -> marks.put(one.size(), one));
        if (end.filter(one -> one.size() <= manifest.begin()).isPresent()) {
            findings.add("the checkpoint at the end is an old one: it is of "
                    + end.orElseThrow().size() + " events, and the range begins after " + manifest.begin());
        }
    }

    private Optional<Checkpoint> signed(String note, String what) {
        try {
            return Optional.of(Checkpoint.read(note, key));
        } catch (BadEvidence e) {
            findings.add(what + " is no good: " + e.sentence());
            return Optional.empty();
        }
    }

    /** Reads those in between, which narrow down where something was changed. */
    void between(InFile file, long begin) throws IOException {
        long size = begin;
        for (String line = file.line(); line != null; line = file.line()) {
            Optional<Checkpoint> next = kept(line, file.lines());
            if (next.isPresent()) {
                if (next.get().size() <= size) {
                    findings.add("the checkpoint in line " + file.lines() + " of " + Manifest.CHECKPOINTS
                            + " is an old one: it is of " + next.get().size() + " events after one of " + size);
                }
                size = next.get().size();
                marks.put(size, next.get());
            }
        }
    }

    private Optional<Checkpoint> kept(String line, long number) {
        String what = "line " + number + " of " + Manifest.CHECKPOINTS;
        try {
            return signed(KEPT.read(line.strip()).note(), what);
        } catch (Misread e) {
            findings.add(what + " cannot be read");
            return Optional.empty();
        }
    }

    /** A checkpoint that the auditor has from elsewhere holds too. */
    void add(Checkpoint brought) {
        marks.putIfAbsent(brought.size(), brought);
        if (!marks.get(brought.size()).root().equals(brought.root())) {
            findings.add("the checkpoint that you brought has another root at " + brought.size()
                    + " events than the export's");
        }
    }

    /** The tree before the range. */
    Frontier frontier(Manifest manifest) {
        try {
            List<Bytes> whole = manifest.frontier().stream()
                    .map(hash -> Bytes.of(HexFormat.of().parseHex(hash)))
                    .toList();
            Frontier frontier = new Frontier(manifest.begin(), whole, (level, index, hash) -> {});
            Bytes root = begun.map(Checkpoint::root).orElse(Merkle.EMPTY);
            if (begun.isPresent() == manifest.begin() > 0 && frontier.root().equals(root)) {
                return frontier;
            }
        } catch (IllegalArgumentException e) {
            broken = true; // told below
        }
        findings.add("the tree before the range is not the one that was signed");
        broken = true;
        return new Frontier();
    }

    /** Compares the tree with the checkpoint at its size, if there is one. */
    void reached(long size, Frontier tree) {
        Checkpoint mark = marks.get(size);
        if (mark != null && !broken && !tree.root().equals(mark.root())) {
            findings.add("the events between the checkpoints " + before(size) + " and " + mark.at()
                    + " are not those that were signed; what comes after them cannot be compared");
            broken = true;
        }
    }

    private String before(long size) {
        Checkpoint last = begun.orElse(null);
        for (Checkpoint mark : marks.values()) {
            last = mark.size() < size ? mark : last;
        }
        return last == null ? "at the beginning of the log" : last.at().toString();
    }

    /** From here on the tree cannot be computed. */
    void lost() {
        broken = true;
    }

    Optional<Checkpoint> end() {
        return end;
    }
}
