package clockwise.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.Checkpoint.Signed;
import clockwise.evidence.Proofs;
import clockwise.evidence.SigningKey;
import clockwise.store.Append;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.HashChain;
import clockwise.store.Head;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An untouched export holds; whatever is done to the log or to the export is named. */
class VerificationTest {
    private static final Pattern FEE = Pattern.compile("\"due\":[1-9][0-9]*,\"waived\":0,");

    private Path folder;
    private AuditRoom room;

    @BeforeEach
    void play(@TempDir Path temporary) throws Exception {
        folder = temporary;
        room = AuditRoom.played(temporary, 1, 2);
    }

    @AfterEach
    void close() throws Exception {
        room.close();
    }

    private void holds(Verdict verdict) {
        assertEquals(List.of(), verdict.differences());
        assertTrue(verdict.holds());
    }

    private static void names(Verdict verdict, int table, String what) {
        assertFalse(verdict.holds());
        assertTrue(
                verdict.differences().stream()
                        .anyMatch(one -> one.table() == table && one.reason().contains(what)),
                () -> "nothing says \"" + what + "\" of " + table + ": " + verdict.differences());
    }

    // --- what was not touched ---

    @Test
    void whatWasNotTouchedHolds() throws Exception {
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        holds(verdict);
        String facts = String.join("\n", verdict.facts());
        assertTrue(facts.contains("Complete up to the checkpoint of 2026-11-19T"), facts);
        assertTrue(facts.contains("Recounted: "), facts);
        holds(room.verify(room.export(AuditRoom.WHOLE, Formulas.ESCAPED)));
    }

    @Test
    void aZipHoldsToo() throws Exception {
        Path zip = folder.resolve("export.zip");
        try (OutputStream out = Files.newOutputStream(zip)) {
            Zip.of(room.export(AuditRoom.WHOLE), out);
        }
        holds(room.verify(zip));
    }

    @Test
    void someTablesAloneHold() throws Exception {
        holds(room.verify(room.export(new Range(AuditRoom.DAY, AuditRoom.DAY, List.of(2, 3), List.of("DAY")))));
    }

    @Test
    void aRangeThatBeginsInMidLogHoldsFromTheOpeningOfItsTablesOn() throws Exception {
        Range next = new Range(AuditRoom.DAY.plusDays(1), AuditRoom.DAY.plusDays(1), List.of(), List.of());
        Entry last = last(1);
        room.append(new Append(
                1,
                room.head(1).seq(),
                "next",
                HashChain.sha256(Bytes.utf8("next")),
                "host",
                last.at() + 1,
                List.of(new Append.Event(
                        last.revision(), "AgentCame", Bytes.utf8("{\"type\":\"AgentCame\",\"agent\":\"a\"}")))));
        room.checkpoint();
        Path export = room.export(next);
        Verdict verdict = room.verify(export);
        holds(verdict);
        String manifest = Files.readString(export.resolve(Manifest.NAME));
        assertTrue(manifest.contains("\"settled\":false"), manifest);
        assertFalse(manifest.contains("\"begin\":0,"), manifest);
    }

    private Entry last(int table) {
        List<Entry> all = new ArrayList<>();
        room.store.read(table, Head.NONE, all::add);
        return all.getLast();
    }

    // --- tampering with the log: the host's export of it, or what it did not find, is found by the verifier ---

    @Test
    void aFlippedByteInTheLog() throws Exception {
        room.asOwner("UPDATE event SET actor = 'badge:9' WHERE table_id = 3 AND seq = 40");
        names(room.verify(room.export(AuditRoom.WHOLE)), 3, "event 40 ");
    }

    @Test
    void aFlippedByteInABody() throws Exception {
        Entry drop = entry(2, "DropConfirmed");
        rewrite(drop, drop.body().text().replace("\"amount\":", "\"amount\":1"), drop.hash());
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 2, "event " + drop.seq() + " (DropConfirmed) was changed");
        assertTrue(
                verdict.differences().stream()
                        .anyMatch(one -> one.table() == 2
                                && (one.reason().contains("is not what follows from what was done")
                                        || one.reason().contains("could not have been recorded"))),
                () -> "the recount finds it too: " + verdict.differences());
    }

    @Test
    void aBodyThatIsNoJsonAnyMore() throws Exception {
        Entry lock = entry(2, "WagersLocked");
        rewrite(lock, "\u0000", lock.hash());
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 2, "event " + lock.seq() + " (WagersLocked) was changed");
        names(verdict, 2, "cannot be told from event " + lock.seq());
    }

    @Test
    void aDeletedRowInTheMiddle() throws Exception {
        room.asOwner("DELETE FROM event WHERE table_id = 3 AND seq = 40");
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 3, "event 40 was signed and is not in the log any more");
        names(verdict, 3, "events 40 to 40 are missing");
    }

    @Test
    void aCutTail() throws Exception {
        long end = room.head(4).seq();
        room.asOwner("DELETE FROM event WHERE table_id = 4 AND seq > " + (end - 3));
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 4, "event " + end + " was signed and is not in the log any more");
    }

    @Test
    void aDeletedTable() throws Exception {
        room.asOwner("DELETE FROM event WHERE table_id = 4");
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 4, "event 1 was signed and is not in the log any more");
        names(verdict, 4, "event " + room.head(4).seq() + " was signed and is not in the log any more");
    }

    @Test
    void twoSwappedRows() throws Exception {
        room.asOwner("UPDATE event SET seq = -1 WHERE table_id = 1 AND seq = 50");
        room.asOwner("UPDATE event SET seq = 50 WHERE table_id = 1 AND seq = 51");
        room.asOwner("UPDATE event SET seq = 51 WHERE table_id = 1 AND seq = -1");
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        names(verdict, 1, "event 50 ");
        names(verdict, 1, "event 51 ");
    }

    /** Another fee in the lock, and the chain is made anew from there to its end. */
    @Test
    void aFeeChangedConsistentlyWithItsChain() throws Exception {
        Entry lock = lockWithAFee();
        long round = Long.parseLong(lock.body().text().replaceFirst(".*?\"number\":([0-9]+).*", "$1"));
        chainAnew(lock, FEE.matcher(lock.body().text()).replaceFirst("\"due\":77,\"waived\":0,"));
        Verdict verdict = room.verify(room.export(AuditRoom.WHOLE));
        assertTrue(
                verdict.differences().stream()
                        .anyMatch(one -> one.table() == lock.table()
                                && one.round() == round
                                && one.reason().contains("recorded is 0.77 less 0.00")
                                && one.reason().contains("the posted option gives")),
                () -> verdict.differences().toString());
        names(verdict, Difference.NO_TABLE, "are not those that were signed");
        assertFalse(
                verdict.differences().stream().anyMatch(one -> one.reason().contains("hash does not fit")),
                "the chain itself holds");
    }

    private Entry lockWithAFee() {
        List<Entry> found = new ArrayList<>();
        for (int table = 1; table <= 4; table++) {
            room.store.read(table, Head.NONE, entry -> {
                if (entry.type().equals("WagersLocked")
                        && FEE.matcher(entry.body().text()).find()) {
                    found.add(entry);
                }
            });
        }
        return found.getFirst();
    }

    private void chainAnew(Entry from, String body) throws SQLException {
        List<Entry> rest = new ArrayList<>();
        room.store.read(from.table(), Head.NONE, rest::add);
        Bytes previous = from.seq() == 1
                ? Head.NONE.hash()
                : rest.get((int) from.seq() - 2).hash();
        for (Entry entry : rest.subList((int) from.seq() - 1, rest.size())) {
            Bytes now = entry.seq() == from.seq() ? Bytes.utf8(body) : entry.body();
            Entry bare = new Entry(
                    entry.table(),
                    entry.seq(),
                    entry.revision(),
                    entry.at(),
                    entry.requestId(),
                    entry.part(),
                    entry.requestHash(),
                    entry.actor(),
                    entry.type(),
                    now,
                    entry.hash());
            previous = HashChain.hash(previous, bare);
            rewrite(entry, now.text(), previous);
        }
    }

    private void rewrite(Entry entry, String body, Bytes hash) throws SQLException {
        String sql = "UPDATE event SET body = ?, hash = ? WHERE table_id = ? AND seq = ?";
        try (Connection owner = room.database.owner();
                PreparedStatement update = owner.prepareStatement(sql)) {
            update.setBytes(1, Bytes.utf8(body).toArray());
            update.setBytes(2, hash.toArray());
            update.setInt(3, entry.table());
            update.setLong(4, entry.seq());
            update.executeUpdate();
        }
    }

    private Entry entry(int table, String type) {
        return room.store.lastBefore(table, type, Long.MAX_VALUE, 1).getFirst();
    }

    // --- cutting log and tree together: only a checkpoint from elsewhere tells ---

    @Test
    void aLogCutTogetherWithItsTreeIsToldByANewerCheckpoint() throws Exception {
        Signed newest = room.checkpoints.tree().last().orElseThrow();
        long cut = room.checkpoints.tree().at(1).isPresent() ? 1 : secondToLast(newest);
        cutTo(cut);
        Path export = room.export(AuditRoom.WHOLE);
        holds(room.verify(export));
        Newer brought = Newer.read(newest.note(), room.publicKey());
        names(room.verify(export, Optional.of(brought)), Difference.NO_TABLE, "the log was cut off");
    }

    private long secondToLast(Signed newest) {
        long size = 0;
        for (Optional<Signed> next = room.checkpoints.tree().after(0);
                next.filter(one -> one.checkpoint().size() < newest.checkpoint().size())
                        .isPresent(); ) {
            size = next.orElseThrow().checkpoint().size();
            next = room.checkpoints.tree().after(size);
        }
        return size;
    }

    private void cutTo(long size) throws SQLException {
        for (int table = 0; table <= 4; table++) {
            long last = room.checkpoints.tree().lastOf(table, size);
            room.asOwner("DELETE FROM event WHERE table_id = " + table + " AND seq > " + last);
        }
        room.asOwner("DELETE FROM leaf_run WHERE place >= " + size);
        room.asOwner("DELETE FROM checkpoint WHERE size > " + size);
    }

    @Test
    void aNewerCheckpointHoldsWithTheProofThatItContinuesTheExport() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Signed end = room.checkpoints.tree().last().orElseThrow();
        Newer same = Newer.read(end.note(), room.publicKey());
        holds(room.verify(export, Optional.of(same)));
        for (int i = 0; i < 3; i++) {
            room.append(new Append(
                    0,
                    room.head(0).seq(),
                    "later" + i,
                    HashChain.sha256(Bytes.utf8("later")),
                    "host",
                    2,
                    List.of(new Append.Event(0, "HostStarted", Bytes.utf8("{}")))));
        }
        Signed newer = room.checkpoint();
        long from = end.checkpoint().size();
        List<Bytes> proof = Proofs.consistency(
                room.checkpoints.tree(), from, newer.checkpoint().size());
        String written = Newer.written(newer.note(), from, proof);
        holds(room.verify(export, Optional.of(Newer.read(written, room.publicKey()))));
        names(
                room.verify(export, Optional.of(Newer.read(newer.note(), room.publicKey()))),
                Difference.NO_TABLE,
                "nothing proves that it continues the export");
    }

    @Test
    void aCheckpointFromTheMiddleMustFitToo() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Signed middle = room.checkpoints.tree().after(0).orElseThrow();
        holds(room.verify(export, Optional.of(Newer.read(middle.note(), room.publicKey()))));
    }

    // --- tampering with the export itself; the room's key signs it anew where an insider could ---

    @Test
    void aChangedCharacterInTheEvents() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        edit(export, Manifest.EVENTS, text -> text.replaceFirst("\"actor\":\"([^\"]*)\"", "\"actor\":\"$1x\""));
        Verdict verdict = room.verify(export);
        names(verdict, Difference.NO_TABLE, "events.jsonl is not the file that was signed");
        assertTrue(verdict.differences().stream().anyMatch(one -> one.reason().contains("its hash does not fit")));
    }

    @Test
    void aDeletedLineOfTheEvents() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Entry[] gone = new Entry[1];
        edit(export, Manifest.EVENTS, text -> {
            List<String> lines = new ArrayList<>(text.lines().toList());
            gone[0] = read(lines.remove(60));
            return String.join("\n", lines) + "\n";
        });
        names(room.verify(export), gone[0].table(), "event " + gone[0].seq() + " is missing");
    }

    @Test
    void theEndOfTheEventsCutOff() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Entry[] gone = new Entry[1];
        edit(export, Manifest.EVENTS, text -> {
            List<String> lines = new ArrayList<>(text.lines().toList());
            gone[0] = read(lines.removeLast());
            return String.join("\n", lines) + "\n";
        });
        names(room.verify(export), gone[0].table(), "event " + gone[0].seq() + " is missing");
    }

    @Test
    void twoSwappedLinesOfTheEvents() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Entry[] first = new Entry[1];
        edit(export, Manifest.EVENTS, text -> {
            List<String> lines = new ArrayList<>(text.lines().toList());
            first[0] = read(lines.get(10));
            lines.add(11, lines.remove(10));
            return String.join("\n", lines) + "\n";
        });
        Verdict verdict = room.verify(export);
        names(verdict, first[0].table(), "event " + first[0].seq() + " is missing");
        names(verdict, first[0].table(), "event " + first[0].seq() + " stands where it does not belong");
    }

    private static Entry read(String line) {
        try {
            return EventLine.read(line);
        } catch (BadEvidence e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aFeeChangedInTheTableAlone() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        edit(export, Manifest.FEES, text -> text.replaceFirst(",([1-9][0-9]*\\.00),\\1,0\\.00,", ",7.77,7.77,0.00,"));
        Verdict verdict = room.verify(export);
        names(verdict, Difference.NO_TABLE, "fees.csv is not the file that was signed");
        assertTrue(verdict.differences().stream()
                .anyMatch(one -> one.round() > 0 && one.reason().contains("tells fee")));
    }

    @Test
    void aLineOfTheFeesDeletedOrAdded() throws Exception {
        Path deleted = room.export(AuditRoom.WHOLE);
        edit(deleted, Manifest.FEES, text -> withoutLine(text, 5));
        assertTrue(room.verify(deleted).differences().stream()
                .anyMatch(one -> one.round() > 0 && one.reason().contains("fees.csv lacks fee")));
        Path added = room.export(AuditRoom.WHOLE);
        edit(added, Manifest.FEES, text -> text + text.lines().toList().getLast() + "\r\n");
        names(room.verify(added), Difference.NO_TABLE, "fees.csv has 1 lines that no event gives");
    }

    private static String withoutLine(String text, int line) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.remove(line);
        return String.join("\r\n", lines) + "\r\n";
    }

    @Test
    void anOldCheckpointReplayed() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Manifest manifest = Manifest.read(Files.readAllBytes(export.resolve(Manifest.NAME)));
        String old = room.checkpoints.tree().after(0).orElseThrow().note();
        String text = Files.readString(export.resolve(Manifest.NAME));
        String replayed = text.replace(quoted(manifest.end()), quoted(old));
        assertFalse(text.equals(replayed));
        Files.writeString(export.resolve(Manifest.NAME), replayed);
        names(room.verify(export), Difference.NO_TABLE, "it is not the one that was signed");
        sign(export, room.key);
        names(room.verify(export), Difference.NO_TABLE, "and its last checkpoint is of ");
    }

    private static String quoted(String note) {
        return "\"" + note.replace("\n", "\\n") + "\"";
    }

    @Test
    void anotherKeysExport() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Verdict verdict =
                Verification.of(export, SigningKey.make().checking(), Optional.empty(), difference -> {}, told -> {});
        names(verdict, Difference.NO_TABLE, "it is not signed by the key");
        sign(export, SigningKey.make());
        names(room.verify(export), Difference.NO_TABLE, "it is not signed by the key");
    }

    private static void edit(Path export, String name, UnaryOperator<String> change) throws IOException {
        Path file = export.resolve(name);
        String before = Files.readString(file);
        String after = change.apply(before);
        assertFalse(before.equals(after), "nothing was changed");
        Files.writeString(file, after);
    }

    private static void sign(Path export, SigningKey key) throws IOException {
        byte[] written = Files.readAllBytes(export.resolve(Manifest.NAME));
        Files.writeString(export.resolve(Manifest.SIGNATURE), key.sign(Manifest.signed(written)));
    }
}
