import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;

/** Writes certificates and keys out of a key store as PEM: the part of ops/certs that keytool cannot do. */
final class Papers {
    private Papers() {}

    /** The key store, the file of its password, the folder to write to, and names; the authority's key stays inside. */
    public static void main(String[] arguments) throws IOException, GeneralSecurityException {
        char[] password = Files.readString(Path.of(arguments[1])).strip().toCharArray();
        KeyStore store = KeyStore.getInstance(Path.of(arguments[0]).toFile(), password);
        Path folder = Path.of(arguments[2]);
        for (String name : List.of(arguments).subList(3, arguments.length)) {
            if (!name.equals("authority")) {
                byte[] key = store.getKey(name, password).getEncoded();
                write(folder.resolve(name + ".key"), "rw-------", "PRIVATE KEY", key);
            }
            Path certificate = folder.resolve(name + ".crt");
            if (!Files.exists(certificate)) {
                write(
                        certificate,
                        "rw-r--r--",
                        "CERTIFICATE",
                        store.getCertificate(name).getEncoded());
                System.out.println(certificate);
            }
        }
    }

    private static void write(Path file, String mode, String what, byte[] content) throws IOException {
        Base64.Encoder lines = Base64.getMimeEncoder(64, new byte[] {'\n'});
        ByteArrayOutputStream pem = new ByteArrayOutputStream();
        pem.writeBytes(("-----BEGIN " + what + "-----\n").getBytes(StandardCharsets.US_ASCII));
        pem.writeBytes(lines.encode(content));
        pem.writeBytes(("\n-----END " + what + "-----\n").getBytes(StandardCharsets.US_ASCII));
        Files.write(file, pem.toByteArray());
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }
}
