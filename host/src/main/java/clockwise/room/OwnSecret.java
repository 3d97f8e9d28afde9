package clockwise.room;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Set;

/** A key that the host makes for itself at its first start and that only its own account can read. */
public final class OwnSecret {
    private static final int BYTES = 32;
    private static final Set<PosixFilePermission> OWNER =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private OwnSecret() {}

    /** The key of this name, which is made if it is not there. */
    public static byte[] in(DataFolder folder, String name) {
        Path file = folder.file(name);
        try {
            if (Files.notExists(file)) {
                make(folder.path(), file);
            }
            byte[] key = Files.readAllBytes(file);
            if (key.length != BYTES) {
                throw new Unfit(file + " is no key of " + BYTES + " bytes: delete it, and everybody signs in again");
            }
            if (hasPermissions(file) && !OWNER.containsAll(Files.getPosixFilePermissions(file))) {
                throw new Unfit(file + " can be read by others: delete it, and everybody signs in again");
            }
            return key;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Written beside its place and then moved, so that a crash leaves no half of a key. */
    private static void make(Path folder, Path file) throws IOException {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        FileAttribute<?>[] attributes = hasPermissions(folder)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)}
                : new FileAttribute<?>[0];
        Path draft = Files.createTempFile(folder, "key", ".new", attributes);
        Files.write(draft, key);
        try {
            Files.move(draft, file);
        } catch (FileAlreadyExistsException e) {
            Files.delete(draft); // another start was faster
        }
    }

    private static boolean hasPermissions(Path path) throws IOException {
        return Files.getFileStore(path).supportsFileAttributeView("posix");
    }
}
