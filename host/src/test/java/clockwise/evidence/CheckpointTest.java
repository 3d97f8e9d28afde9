package clockwise.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys, notes and the text of a checkpoint. */
class CheckpointTest {
    private static final Instant AT = Instant.parse("2026-11-18T13:00:00.123456Z");

    @Test
    void aCheckpointReadsAsItWasSigned() throws Exception {
        SigningKey key = SigningKey.make();
        Checkpoint checkpoint = new Checkpoint(key.checking().name(), 42, Merkle.EMPTY, AT);
        String note = checkpoint.signedWith(key).note();
        List<String> lines = note.lines().toList();
        assertEquals(key.checking().name(), lines.get(0));
        assertEquals("42", lines.get(1));
        assertEquals(Base64.getEncoder().encodeToString(Merkle.EMPTY.toArray()), lines.get(2));
        assertEquals("time 2026-11-18T13:00:00.123456Z", lines.get(3));
        assertEquals("", lines.get(4));
        assertTrue(lines.get(5).startsWith("\u2014 " + key.checking().name() + " "));
        assertEquals(
                4 + 64,
                Base64.getDecoder().decode(lines.get(5).substring(lines.get(5).lastIndexOf(32) + 1)).length);
        assertEquals(checkpoint, Checkpoint.read(note, key.checking()));
        assertEquals(note, checkpoint.signedWith(key).note(), "the same text always gives the same note");
    }

    /** RFC 8032, section 7.1, test 1: the signature of the empty message; and the C2SP key id over this key's name. */
    @Test
    void anotherImplementationsKeyIsRead() throws Exception {
        String raw = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        byte[] encoded = HexFormat.of().parseHex("302a300506032b6570032100" + raw);
        CheckingKey key = CheckingKey.read(CheckingKey.pem("PUBLIC KEY", encoded));
        String name = "clockwise/"
                + Merkle.sha256(HexFormat.of().parseHex(raw)).toString().substring(0, 16);
        assertEquals(name, key.name());
        byte[] id = Merkle.sha256(
                        (name + "\n").getBytes(StandardCharsets.UTF_8),
                        new byte[] {1},
                        HexFormat.of().parseHex(raw))
                .toArray();
        assertEquals(HexFormat.of().formatHex(id, 0, 4), HexFormat.of().formatHex(key.id()));
    }

    @Test
    void everyChangedCharacterIsFound() {
        SigningKey key = SigningKey.make();
        String note = new Checkpoint(key.checking().name(), 42, Merkle.EMPTY, AT)
                .signedWith(key)
                .note();
        for (int i = 0; i < note.length(); i++) {
            String changed = note.substring(0, i) + (note.charAt(i) == 'A' ? 'B' : 'A') + note.substring(i + 1);
            assertThrows(BadEvidence.class, () -> Checkpoint.read(changed, key.checking()), changed);
        }
        for (int end = 0; end < note.length(); end++) {
            String cut = note.substring(0, end);
            assertThrows(BadEvidence.class, () -> Checkpoint.read(cut, key.checking()), cut);
        }
    }

    @Test
    void anotherKeysCheckpointIsNotOurs() {
        SigningKey ours = SigningKey.make();
        SigningKey other = SigningKey.make();
        assertNotEquals(ours.checking().name(), other.checking().name());
        String forged = new Checkpoint(ours.checking().name(), 42, Merkle.EMPTY, AT)
                .signedWith(other)
                .note();
        assertThrows(BadEvidence.class, () -> Checkpoint.read(forged, ours.checking()));
        String alien = new Checkpoint(other.checking().name(), 42, Merkle.EMPTY, AT)
                .signedWith(ours)
                .note();
        assertThrows(BadEvidence.class, () -> Checkpoint.read(alien, ours.checking()));
    }

    @Test
    void theKeyIsMadeOnceAndOnlyItsOwnerReadsIt(@TempDir Path folder) throws Exception {
        SigningKey made = SigningKey.in(folder);
        assertEquals("rw-------", permissions(folder.resolve(SigningKey.PRIVATE)));
        assertEquals(made.checking().name(), SigningKey.in(folder).checking().name());
        assertEquals(
                made.checking().name(),
                CheckingKey.read(Files.readString(folder.resolve(SigningKey.PUBLIC)))
                        .name());
        Files.setPosixFilePermissions(folder.resolve(SigningKey.PRIVATE), PosixFilePermissions.fromString("rw-r-----"));
        assertThrows(BadEvidence.class, () -> SigningKey.in(folder));
    }

    @Test
    void twoHalvesOfDifferentKeysAreNoKey(@TempDir Path folder) throws Exception {
        SigningKey.in(folder);
        Files.writeString(
                folder.resolve(SigningKey.PUBLIC), SigningKey.make().checking().pem());
        assertThrows(BadEvidence.class, () -> SigningKey.in(folder));
    }

    @Test
    void whatIsNoPublicKeyIsRefused() {
        for (String text : List.of("", "key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n")) {
            assertThrows(BadEvidence.class, () -> CheckingKey.read(text));
        }
    }

    private static String permissions(Path file) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
