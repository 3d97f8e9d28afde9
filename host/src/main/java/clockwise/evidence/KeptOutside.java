package clockwise.evidence;

import clockwise.evidence.Checkpoint.Signed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The checkpoints once more, outside the database: a folder with one of its own for each month, one file for each
 * checkpoint, never written twice. Whoever cuts the database's log would have to change these files too.
 */
public final class KeptOutside {
    private static final DateTimeFormatter MONTH =
            DateTimeFormatter.ofPattern("yyyy-MM", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path folder;

    public KeptOutside(Path folder) {
        this.folder = folder;
    }

    /** Keeps a checkpoint; another one of the same size that is there already stays. */
    public void keep(Signed signed) {
        Path file = folder.resolve(MONTH.format(signed.checkpoint().at()))
                .resolve(String.format(
                        Locale.ROOT, "%015d.txt", signed.checkpoint().size()));
        try {
            Files.createDirectories(file.getParent());
            try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(signed.note().getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
                out.force(true);
            }
        } catch (FileAlreadyExistsException e) {
            return; // compared with the log when the host starts
        } catch (IOException e) {
            throw new UncheckedIOException("the checkpoint cannot be kept outside the database: " + e.getMessage(), e);
        }
    }

    /** The note of the largest checkpoint that is kept here. */
    public Optional<String> last() {
        try {
            Optional<Path> last = Optional.empty();
            for (Path month : sorted(folder)) {
                last = Files.isDirectory(month) ? sorted(month).stream().findFirst() : Optional.empty();
                if (last.isPresent()) {
                    break;
                }
            }
            return last.isEmpty() ? Optional.empty() : Optional.of(Files.readString(last.get()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The last name first. */
    private static List<Path> sorted(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
