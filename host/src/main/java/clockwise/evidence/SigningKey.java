package clockwise.evidence;

import clockwise.store.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Set;

/** The room's key, made at the first start: the private half is for the host's account only. */
public final class SigningKey {
    /** The file of the private half, and {@link #PUBLIC} that of the public one. */
    public static final String PRIVATE = "evidence.key";

    public static final String PUBLIC = "evidence.pem";

    private static final Set<PosixFilePermission> OWNER =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final PrivateKey key;
    private final CheckingKey checking;

    private SigningKey(PrivateKey key, CheckingKey checking) {
        this.key = key;
        this.checking = checking;
    }

    /** A new key. */
    public static SigningKey make() {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(CheckingKey.ALGORITHM).generateKeyPair();
            return new SigningKey(pair.getPrivate(), new CheckingKey(pair.getPublic()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has Ed25519", e);
        }
    }

    /** The key in this folder, which is made if it is not there. */
    public static SigningKey in(Path folder) throws BadEvidence {
        Path file = folder.resolve(PRIVATE);
        try {
            if (Files.notExists(file)) {
                make().keepIn(folder);
            }
            if (hasPermissions(file) && !OWNER.containsAll(Files.getPosixFilePermissions(file))) {
                throw new BadEvidence(file + " can be read by others: whoever has it can sign in the room's name");
            }
            CheckingKey checking = CheckingKey.read(Files.readString(folder.resolve(PUBLIC)));
            SigningKey key = new SigningKey(privateKey(file), checking);
            if (!key.isPair()) {
                throw new BadEvidence(file + " and " + PUBLIC + " are not two halves of one key");
            }
            return key;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The public half comes first: a private one without it would be a key that nobody can check. */
    private void keepIn(Path folder) throws IOException {
        Files.writeString(folder.resolve(PUBLIC), checking.pem());
        FileAttribute<?>[] attributes = hasPermissions(folder)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)}
                : new FileAttribute<?>[0];
        Path draft = Files.createTempFile(folder, "evidence", ".new", attributes);
        Files.writeString(draft, CheckingKey.pem("PRIVATE KEY", key.getEncoded()));
        Files.move(draft, folder.resolve(PRIVATE));
    }

    private static PrivateKey privateKey(Path file) throws IOException, BadEvidence {
        String base64 = Files.readString(file).replaceAll("-----[A-Z ]+-----", "");
        try {
            byte[] encoded = Base64.getMimeDecoder().decode(base64);
            return KeyFactory.getInstance(CheckingKey.ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(encoded));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new BadEvidence(file + " is no private key of " + CheckingKey.ALGORITHM);
        }
    }

    private boolean isPair() {
        String text = "a pair\n";
        try {
            return checking.signed(sign(text)).equals(text);
        } catch (BadEvidence e) {
            return false;
        }
    }

    private static boolean hasPermissions(Path path) throws IOException {
        return Files.getFileStore(path).supportsFileAttributeView("posix");
    }

    /** The public half. */
    public CheckingKey checking() {
        return checking;
    }

    /** A text as a signed note; the same text always gives the same note. */
    public String sign(String text) {
        try {
            Signature signature = Signature.getInstance(CheckingKey.ALGORITHM);
            signature.initSign(key);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            byte[] id = checking.id();
            byte[] signed = signature.sign();
            byte[] bytes = new byte[id.length + signed.length];
            System.arraycopy(id, 0, bytes, 0, id.length);
            System.arraycopy(signed, 0, bytes, id.length, signed.length);
            return new Note(text, List.of(new Note.Signature(checking.name(), Bytes.of(bytes)))).written();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK signs with Ed25519", e);
        }
    }
}
