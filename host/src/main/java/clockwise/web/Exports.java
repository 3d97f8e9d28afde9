package clockwise.web;

import clockwise.audit.Export;
import clockwise.audit.Formulas;
import clockwise.audit.Range;
import clockwise.audit.Zip;
import clockwise.room.DataFolder;
import clockwise.room.Evidence;
import clockwise.room.Room;
import clockwise.store.JdbcStore;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Exports that are made one after the other beside the play, and kept until the host stops or newer ones push them out.
 */
@Singleton
final class Exports {
    private static final Logger LOG = LoggerFactory.getLogger(Exports.class);
    private static final int KEPT = 10;
    private static final int PATIENCE_SECONDS = 5;
    private static final SecureRandom CHANCE = new SecureRandom();

    /** How far an export is. */
    enum State {
        WAITING,
        MAKING,
        READY,
        FAILED
    }

    /**
     * An export as screens show it.
     *
     * @param done how many of `all` events are written
     * @param fault why it failed, empty otherwise
     */
    record Sheet(
            String id,
            LocalDate from,
            LocalDate to,
            List<Integer> tables,
            List<String> shifts,
            Formulas formulas,
            State state,
            long done,
            long all,
            long bytes,
            String fault) {
        Sheet at(State next, long events, long of, long size, String why) {
            return new Sheet(id, from, to, tables, shifts, formulas, next, events, of, size, why);
        }
    }

    private final Path folder;
    private final Export export;
    private final Map<String, Sheet> sheets = new LinkedHashMap<>();
    private final ExecutorService maker = // a platform thread: H2 busy-waits inside
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("exports").factory());

    Exports(DataFolder data, JdbcStore log, Evidence evidence, Room room) throws IOException {
        this.folder = data.file("exports");
        this.export = new Export(log, evidence.checkpoints(), room);
        clear();
    }

    /** What is left of an earlier run nobody can ask for any more; the same range gives the same export again. */
    private void clear() throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> left = Files.walk(folder)) {
            for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /** Begins an export and answers with the name under which it can be asked for. */
    synchronized Sheet begin(Range range, Formulas formulas) {
        byte[] id = new byte[8];
        CHANCE.nextBytes(id);
        Sheet sheet = new Sheet(
                HexFormat.of().formatHex(id),
                range.from(),
                range.to(),
                range.tables(),
                range.shifts(),
                formulas,
                State.WAITING,
                0,
                0,
                0,
                "");
        sheets.put(sheet.id(), sheet);
        pushOut();
        maker.execute(() -> make(sheet.id(), range, formulas));
        return sheet;
    }

    private void pushOut() {
        while (sheets.size() > KEPT) {
            String oldest = sheets.keySet().iterator().next();
            sheets.remove(oldest);
            try {
                Files.deleteIfExists(zip(oldest));
            } catch (IOException e) {
                LOG.warn("An old export was not deleted: {}", e.getMessage());
            }
        }
    }

    synchronized Optional<Sheet> sheet(String id) {
        return Optional.ofNullable(sheets.get(id));
    }

    /** The latest first. */
    synchronized List<Sheet> all() {
        return new ArrayList<>(sheets.values()).reversed();
    }

    /** The file of an export that is ready. */
    Optional<Path> file(String id) {
        return sheet(id).filter(sheet -> sheet.state() == State.READY).map(sheet -> zip(id));
    }

    private Path zip(String id) {
        return folder.resolve(id + ".zip");
    }

    private synchronized void change(String id, UnaryOperator<Sheet> change) {
        sheets.computeIfPresent(id, (_, sheet) -> change.apply(sheet));
    }

    private void make(String id, Range range, Formulas formulas) {
        if (sheet(id).isEmpty()) {
            return; // pushed out while it waited
        }
        Path files = folder.resolve(id);
        try {
            change(id, sheet -> sheet.at(State.MAKING, 0, 0, 0, ""));
            export.write(
                    range,
                    formulas,
                    files,
                    (done, all) -> change(id, sheet -> sheet.at(State.MAKING, done, all, 0, "")));
            try (OutputStream out = Files.newOutputStream(zip(id))) {
                Zip.of(files, out);
            }
            Zip.remove(files);
            long bytes = Files.size(zip(id));
            change(id, sheet -> sheet.at(State.READY, sheet.all(), sheet.all(), bytes, ""));
        } catch (IOException | RuntimeException e) {
            LOG.warn("An export failed", e);
            change(id, sheet -> sheet.at(State.FAILED, sheet.done(), sheet.all(), 0, String.valueOf(e.getMessage())));
        }
    }

    /** What is being made is made to its end if that is soon: nobody shall find half a folder. */
    @PreDestroy
    void close() throws InterruptedException {
        maker.shutdownNow();
        if (!maker.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            LOG.warn("An export is given up, because the host stops");
        }
    }
}
