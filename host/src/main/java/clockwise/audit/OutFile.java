package clockwise.audit;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A file of an export that counts and hashes what is written. */
final class OutFile implements Closeable {
    private final String name;
    private final OutputStream out;
    private final MessageDigest digest;
    private long bytes;
    private long lines;

    OutFile(Path folder, String name) throws IOException {
        this.name = name;
        this.out = new BufferedOutputStream(Files.newOutputStream(folder.resolve(name)), 1 << 16);
        this.digest = sha256();
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** Adds a line, its end included. */
    void line(String line) throws IOException {
        byte[] utf8 = line.getBytes(StandardCharsets.UTF_8);
        digest.update(utf8);
        out.write(utf8);
        bytes += utf8.length;
        lines++;
    }

    /** Closes the file and tells of it. */
    Manifest.Listed listed() throws IOException {
        close();
        return new Manifest.Listed(name, bytes, lines, HexFormat.of().formatHex(digest.digest()));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
