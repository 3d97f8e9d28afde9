package clockwise.agent.outbox;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The file of records: written at its end and forced, read whole at the start, replaced whole when it is long. */
final class LeafFile implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LeafFile.class.getName());

    private final Path folder;
    private final Path path;
    private final Path next;
    private @Nullable FileChannel channel;
    private long size;

    LeafFile(Path folder) {
        this.folder = folder;
        this.path = folder.resolve("outbox");
        this.next = folder.resolve("outbox.new");
    }

    /**
     * Reads all records. Each was forced before the next was begun, so only the last can be torn: a damaged one with a
     * whole one behind it is no crash but a broken disk or a hand in the file, and stops the agent.
     */
    List<Leaf> open() throws IOException {
        Files.deleteIfExists(next); // it was not finished, so it never counted
        if (!Files.exists(path)) {
            return List.of();
        }
        FileChannel open = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        channel = open;
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(path));
        List<Leaf> leaves = new ArrayList<>();
        int at = 0;
        for (Optional<byte[]> body = Leaf.find(file, at); body.isPresent(); body = Leaf.find(file, at)) {
            leaves.add(Leaf.read(body.get()));
            at += Leaf.HEAD + body.get().length;
        }
        if (at < file.limit()) {
            checkThatNothingFollows(file, at);
            LOG.log(Level.WARNING, "{0}: cut {1} bytes that were not written whole", path, file.limit() - at);
            open.truncate(at);
            open.force(true);
        }
        size = at;
        return leaves;
    }

    private void checkThatNothingFollows(ByteBuffer file, int damaged) throws IOException {
        boolean first = damaged == 0; // the first record is there whole before the file has its name
        for (int at = damaged + 1; at < file.limit() && !first; at++) {
            first = Leaf.find(file, at).isPresent();
        }
        if (first) {
            throw new BrokenOutbox(path + " is damaged at byte " + damaged
                    + ", and not by a crash: reports may be lost. Keep a copy, call the floor, move the file away");
        }
    }

    long size() {
        return size;
    }

    /** Writes at the end; when it returns, the record is safe. */
    void append(Leaf leaf) throws IOException {
        FileChannel open = channel;
        if (open == null) {
            throw new IOException(path + " is not open");
        }
        size += write(open, leaf, size);
        open.force(false);
    }

    /** Puts these records in the place of all others; when it returns, they are safe. */
    void replace(List<Leaf> leaves) throws IOException {
        FileChannel fresh = FileChannel.open(
                next, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        long length = 0;
        try {
            for (Leaf leaf : leaves) {
                length += write(fresh, leaf, length);
            }
            fresh.force(true);
            Files.move(next, path, StandardCopyOption.ATOMIC_MOVE);
            try (FileChannel names = FileChannel.open(folder)) {
                names.force(true);
            }
        } catch (IOException e) {
            fresh.close();
            throw e;
        }
        close();
        channel = fresh;
        size = length;
    }

    private static int write(FileChannel to, Leaf leaf, long at) throws IOException {
        ByteBuffer bytes = leaf.written();
        while (bytes.hasRemaining()) {
            to.write(bytes, at + bytes.position());
        }
        return bytes.limit();
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
            channel = null;
        }
    }
}
