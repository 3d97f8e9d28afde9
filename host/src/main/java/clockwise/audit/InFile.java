package clockwise.audit;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** A file of an export that is read line by line and compared with what the manifest says of it. */
final class InFile implements Closeable {
    /** Longer than any line of an export: an event's body may have 60,000 bytes. */
    private static final int LONGEST = 200_000;

    private final MessageDigest digest = OutFile.sha256();
    private final InputStream in;
    private byte[] line = new byte[1 << 12];
    private long bytes;
    private long lines;

    InFile(InputStream in) {
        this.in = new BufferedInputStream(new DigestInputStream(in, digest), 1 << 16);
    }

    /** The next line with its end, or nothing at the end of the file. */
    @Nullable
    String line() throws IOException {
        int length = 0;
        int next;
        while ((next = in.read()) >= 0) {
            if (length == line.length) {
                line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = (byte) next;
            if (next == '\n') {
                break;
            }
            if (length > LONGEST) {
                throw new IOException("a line is longer than any of an export");
            }
        }
        if (length == 0) {
            return null;
        }
        bytes += length;
        lines++;
        return new String(line, 0, length, StandardCharsets.UTF_8);
    }

    /** Reads on to the end, and says whether the file is the one that the manifest lists. */
    boolean is(Manifest.Listed listed) throws IOException {
        byte[] rest = new byte[1 << 16];
        for (int read = in.read(rest); read >= 0; read = in.read(rest)) {
            bytes += read;
        }
        return bytes == listed.bytes()
                && HexFormat.of().formatHex(digest.digest()).equals(listed.sha256());
    }

    long lines() {
        return lines;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
