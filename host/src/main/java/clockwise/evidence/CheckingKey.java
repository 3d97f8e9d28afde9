package clockwise.evidence;

import clockwise.store.Bytes;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The public half of a room's key: checks what the room signed, and can sign nothing. */
public final class CheckingKey {
    static final int ID = 4;
    static final String ALGORITHM = "Ed25519";

    private static final Pattern PEM =
            Pattern.compile("\\s*-----BEGIN PUBLIC KEY-----\\s+([A-Za-z0-9+/=\\s]+)-----END PUBLIC KEY-----\\s*");
    private static final int RAW = 32;
    private static final byte KIND_ED25519 = 1; // of a signed note

    private final PublicKey key;

    CheckingKey(PublicKey key) {
        this.key = key;
    }

    /** The key of a PEM file. */
    public static CheckingKey read(String pem) throws BadEvidence {
        Matcher found = PEM.matcher(pem);
        if (!found.matches()) {
            throw new BadEvidence("this is no public key in PEM form");
        }
        try {
            byte[] encoded = Base64.getMimeDecoder().decode(found.group(1));
            return new CheckingKey(KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded)));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new BadEvidence("this is no public key of " + ALGORITHM);
        }
    }

    public String pem() {
        return pem("PUBLIC KEY", key.getEncoded());
    }

    static String pem(String what, byte[] encoded) {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded);
        return "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n";
    }

    /** The name that stands in the key's signatures and as the origin of its checkpoints; another key, another name. */
    public String name() {
        return "clockwise/" + Merkle.sha256(raw()).toString().substring(0, 16);
    }

    private byte[] raw() {
        byte[] encoded = key.getEncoded(); // the key itself stands at the end of its encoding
        return Arrays.copyOfRange(encoded, encoded.length - RAW, encoded.length);
    }

    /** The four bytes that tell a key in a signed note. */
    byte[] id() {
        byte[] name = (name() + "\n").getBytes(StandardCharsets.UTF_8);
        Bytes hash = Merkle.sha256(name, new byte[] {KIND_ED25519}, raw());
        return Arrays.copyOf(hash.toArray(), ID);
    }

    /** The text of a note, if this key signed it. */
    public String signed(String written) throws BadEvidence {
        Note note = Note.read(written);
        for (Note.Signature signature : note.signatures()) {
            if (signature.name().equals(name())
                    && isOurs(note.text(), signature.bytes().toArray())) {
                return note.text();
            }
        }
        throw new BadEvidence("it is not signed by the key " + name());
    }

    private boolean isOurs(String text, byte[] bytes) {
        if (bytes.length <= ID || !Arrays.equals(Arrays.copyOf(bytes, ID), id())) {
            return false;
        }
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(key);
            check.update(text.getBytes(StandardCharsets.UTF_8));
            return check.verify(bytes, ID, bytes.length - ID);
        } catch (GeneralSecurityException e) {
            return false; // bytes that are no signature at all
        }
    }
}
