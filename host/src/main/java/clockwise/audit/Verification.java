package clockwise.audit;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.CheckingKey;
import clockwise.evidence.Checkpoint;
import clockwise.evidence.Frontier;
import clockwise.evidence.Leaf;
import clockwise.money.Money;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks an export with nothing but the room's public key: no database, no network, no host. */
public final class Verification {
    private static final Pattern LEAF = Pattern.compile("([0-9]{1,18}),([0-9]{1,9}),([0-9]{1,18}),([0-9a-f]{64})?\r\n");
    private static final Pattern ROUND = Pattern.compile("\"round\":([0-9]{1,18})");
    private static final int MANY_TO_TELL = 100_000;

    private final Source source;
    private final CheckingKey key;
    private final Optional<Newer> newer;
    private final Findings findings;
    private final Consumer<String> progress;
    private final Marks marks;
    private final Map<Integer, Retold> tables = new TreeMap<>();
    private final Set<Integer> hashesOnly = new HashSet<>();
    private Money dropped = Money.ZERO;
    private long feeLines;
    private @Nullable Entry next;

    private Verification(
            Source source,
            CheckingKey key,
            Optional<Newer> newer,
            Consumer<Difference> told,
            Consumer<String> progress) {
        this.source = source;
        this.key = key;
        this.newer = newer;
        this.findings = new Findings(told);
        this.progress = progress;
        this.marks = new Marks(findings, key);
    }

    /**
     * Checks an export.
     *
     * @param export its folder or ZIP
     * @param newer a checkpoint that did not come with it
     * @param told is told each difference as it is found, and `progress` how far it is
     */
    public static Verdict of(
            Path export, CheckingKey key, Optional<Newer> newer, Consumer<Difference> told, Consumer<String> progress)
            throws IOException {
        try (Source source = Source.of(export)) {
            return new Verification(source, key, newer, told, progress).verdict();
        }
    }

    private Verdict verdict() throws IOException {
        Manifest manifest;
        try {
            manifest = manifest();
        } catch (BadEvidence e) {
            findings.add(Manifest.NAME + ": " + e.sentence());
            return new Verdict(List.of(), findings.kept(), findings.all());
        }
        manifest.faults().forEach(fault -> findings.add("the host that made it says: " + fault));
        marks.read(manifest);
        newer.ifPresent(brought -> compare(brought, manifest));
        try (InFile file = open(Manifest.CHECKPOINTS)) {
            marks.between(file, manifest.begin());
            isListed(file, manifest, Manifest.CHECKPOINTS);
        }
        Map<Integer, Set<Long>> corrected = corrected();
        for (Carried table : manifest.carried()) {
            tables.put(table.table(), new Retold(table, corrected.getOrDefault(table.table(), Set.of()), findings));
        }
        try (InFile events = open(Manifest.EVENTS);
                InFile leaves = open(Manifest.LEAVES);
                InFile fees = open(Manifest.FEES)) {
            pass(manifest, events, leaves, new FeeFile(fees, manifest, findings));
            isListed(events, manifest, Manifest.EVENTS);
            isListed(leaves, manifest, Manifest.LEAVES);
            isListed(fees, manifest, Manifest.FEES);
        }
        return new Verdict(facts(manifest), findings.kept(), findings.all());
    }

    private Manifest manifest() throws IOException, BadEvidence {
        byte[] written = all(Manifest.NAME);
        if (!key.signed(Manifest.text(all(Manifest.SIGNATURE))).equals(Manifest.signed(written))) {
            throw new BadEvidence("it is not the one that was signed");
        }
        return Manifest.read(written);
    }

    private byte[] all(String name) throws IOException {
        try (InputStream in = source.open(name)) {
            return in.readAllBytes();
        }
    }

    private InFile open(String name) throws IOException {
        return new InFile(source.open(name));
    }

    private void isListed(InFile file, Manifest manifest, String name) throws IOException {
        Optional<Manifest.Listed> listed =
                manifest.files().stream().filter(one -> one.name().equals(name)).findFirst();
        if (listed.isEmpty() || !file.is(listed.get())) {
            findings.add(name + " is not the file that was signed");
        }
    }

    /** A newer checkpoint must be reached by the export, or be proved to continue it. */
    private void compare(Newer brought, Manifest manifest) {
        Optional<Checkpoint> end = marks.end();
        Checkpoint theirs = brought.checkpoint();
        if (end.isEmpty()) {
            return;
        }
        if (theirs.size() <= end.get().size()) {
            if (theirs.size() > manifest.begin()) {
                marks.add(theirs);
            } else {
                findings.add("the checkpoint that you brought is older than the export's first event");
            }
        } else if (!brought.continues(end.get())) {
            findings.add("the log was cut off, or the export is not of this log: it ends with event "
                    + end.get().size() + ", the checkpoint that you brought is of " + theirs.size()
                    + " events, and nothing proves that it continues the export");
        }
    }

    /** The rounds that are corrected somewhere in the export, so that only those are kept in memory. */
    private Map<Integer, Set<Long>> corrected() throws IOException {
        Map<Integer, Set<Long>> corrected = new HashMap<>();
        try (InFile events = open(Manifest.EVENTS)) {
            for (String line = events.line(); line != null; line = events.line()) {
                int type = line.indexOf("\"type\":\"CorrectionAsked\"");
                Matcher round = ROUND.matcher(line);
                if (type > 0 && round.find(type)) {
                    event(line)
                            .ifPresent(entry -> corrected
                                    .computeIfAbsent(entry.table(), _ -> new HashSet<>())
                                    .add(Long.parseLong(round.group(1))));
                }
            }
        }
        return corrected;
    }

    private static Optional<Entry> event(String line) {
        try {
            return Optional.of(EventLine.read(line.stripTrailing()));
        } catch (BadEvidence e) {
            return Optional.empty();
        }
    }

    private void pass(Manifest manifest, InFile events, InFile leaves, FeeFile fees) throws IOException {
        advance(events);
        for (Carried table : manifest.carried()) {
            Retold retold = tables.get(table.table());
            while (retold != null && next != null && next.table() == table.table() && next.seq() <= table.before()) {
                read(retold, next, fees);
                advance(events);
            }
            if (retold != null && retold.seq() < table.before()) {
                findings.add(
                        table.table(), 0, "events " + (retold.seq() + 1) + " to " + table.before() + " are missing");
            }
        }
        Frontier tree = marks.frontier(manifest);
        leaves.line(); // the header; the manifest's hash holds it fast
        long place = manifest.begin();
        for (String line = leaves.line(); line != null; line = leaves.line()) {
            Matcher parts = LEAF.matcher(line);
            if (!parts.matches() || Long.parseLong(parts.group(1)) != place) {
                findings.add("line " + leaves.lines() + " of " + Manifest.LEAVES + " is not that of leaf " + place);
                marks.lost();
                continue;
            }
            int table = Integer.parseInt(parts.group(2));
            long seq = Long.parseLong(parts.group(3));
            leaf(table, seq, Optional.ofNullable(parts.group(4)), tree);
            if (manifest.range().hasTable(table)) {
                exported(table, seq, Optional.ofNullable(parts.group(4)), events, fees);
            } else {
                hashesOnly.add(table);
            }
            place++;
            marks.reached(place, tree);
            if (place % MANY_TO_TELL == 0) {
                progress.accept((place - manifest.begin()) + " events");
            }
        }
        ends(place, events, fees);
    }

    private void leaf(int table, long seq, Optional<String> hash, Frontier tree) {
        if (hash.isEmpty()) {
            findings.add(table, 0, "event " + seq + " was signed and is not in the log any more");
            marks.lost();
        } else {
            tree.add(new Leaf(table, seq, Bytes.of(HexFormat.of().parseHex(hash.get()))).merkle());
        }
    }

    /** The event of a leaf, of a table that is in the export with its events. */
    private void exported(int table, long seq, Optional<String> hash, InFile events, FeeFile fees) throws IOException {
        Retold retold = tables.get(table);
        if (retold == null) {
            findings.add(table, 0, "the export does not say how the table stood before event " + seq);
            return;
        }
        while (next != null && next.table() == table && next.seq() < seq) {
            findings.add(table, retold.round(), "event " + next.seq() + " stands where it does not belong");
            advance(events);
        }
        if (next == null || next.table() != table || next.seq() != seq) {
            if (hash.isPresent()) { // otherwise it is told already
                findings.add(table, retold.round(), "event " + seq + " is missing");
            }
            return;
        }
        if (hash.isPresent() && !next.hash().toString().equals(hash.get())) {
            findings.add(table, retold.round(), "event " + seq + " has another hash than its leaf");
        }
        read(retold, next, fees);
        advance(events);
    }

    private void read(Retold retold, Entry entry, FeeFile fees) throws IOException {
        for (FeeLine fee : retold.read(entry)) {
            compare(fee, fees);
        }
    }

    private void compare(FeeLine fee, FeeFile fees) throws IOException {
        if (fees.expects(fee)) {
            feeLines++;
            dropped = dropped.plus(fee.amount());
        }
    }

    /** The next event that can be read. */
    private void advance(InFile events) throws IOException {
        next = null;
        for (String line = events.line(); line != null && next == null; ) {
            next = event(line).orElse(null);
            if (next == null) {
                findings.add("line " + events.lines() + " of " + Manifest.EVENTS + " cannot be read");
                line = events.line();
            }
        }
    }

    private void ends(long place, InFile events, FeeFile fees) throws IOException {
        while (next != null) {
            findings.add(next.table(), 0, "event " + next.seq() + " stands where it does not belong");
            advance(events);
        }
        long signed = marks.end().map(Checkpoint::size).orElse(place);
        if (place != signed) {
            findings.add("the export has " + place + " events up to its end and its last checkpoint is of " + signed);
        }
        for (Retold table : tables.values()) {
            for (FeeLine fee : table.open()) {
                compare(fee, fees);
            }
        }
        fees.ends();
    }

    private List<String> facts(Manifest manifest) {
        List<String> facts = new ArrayList<>();
        facts.add(manifest.establishment() + ", " + manifest.licence() + "; gaming days " + manifest.from() + " to "
                + manifest.to() + "; tables "
                + (manifest.tables().isEmpty() ? "all" : manifest.tables().toString()) + "; shifts "
                + (manifest.shifts().isEmpty() ? "all" : manifest.shifts().toString()));
        facts.add("Signed by the key " + key.name() + ".");
        facts.add("Read: " + sum(Retold::events) + " events of " + tables.size() + " logs"
                + (hashesOnly.isEmpty() ? "." : "; of other tables only the hashes: " + hashesOnly.size() + "."));
        facts.add("Recounted: " + sum(table -> table.recount().rounds()) + " rounds, "
                + sum(table -> table.recount().fees()) + " fees, "
                + sum(table -> table.recount().settlements()) + " settlements.");
        facts.add("In the range: " + feeLines + " fees, " + dropped + " dollars dropped.");
        long unchecked = sum(table -> table.recount().unchecked());
        if (unchecked > 0) {
            facts.add("Not recounted: " + unchecked + " corrections of rounds before the range.");
        }
        if (!manifest.settled()) {
            facts.add("The range was not over when this was made: its last rounds are not in it.");
        }
        marks.end().ifPresent(end -> facts.add(reach(end)));
        return facts;
    }

    private interface Count {
        long of(Retold table);
    }

    private long sum(Count count) {
        return tables.values().stream().mapToLong(count::of).sum();
    }

    /** How far the log is proved to be complete. */
    private String reach(Checkpoint end) {
        if (newer.isEmpty()) {
            return "Complete up to the checkpoint of " + end.at() + ", event " + end.size() + ". Nothing here tells"
                    + " whether the log went on: only a newer checkpoint from elsewhere can (--checkpoint).";
        }
        Checkpoint theirs = newer.get().checkpoint();
        return "Compared with the checkpoint that you brought, of " + theirs.at() + ", event " + theirs.size() + ".";
    }
}
