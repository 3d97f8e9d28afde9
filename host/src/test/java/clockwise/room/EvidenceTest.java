package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.evidence.CheckingKey;
import clockwise.evidence.Checkpoint;
import clockwise.evidence.SigningKey;
import clockwise.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole host and its checkpoints: at the start, at the stop, on demand, and when its database was meddled with. */
class EvidenceTest {
    @Test
    void everyEventUpToTheStopIsSignedAndTheNextStartGoesOn(@TempDir Path folder) throws Exception {
        try (RunningHost host = RunningHost.embedded(folder)) {
            assertEquals(1, checkpoints(folder).getLast().size(), "the start");
            host.bean(RoomLog.class).record("Tested", "host", Map.of());
            assertEquals(
                    2,
                    host.bean(Evidence.class).checkpoints().make().checkpoint().size());
        }
        assertEquals(3, checkpoints(folder).getLast().size(), "the stop");
        try (RunningHost host = RunningHost.embedded(folder)) {
            assertEquals(4, checkpoints(folder).getLast().size(), "the second start");
            assertTrue(host.bean(Evidence.class).fault().isEmpty());
        }
    }

    @Test
    void aLogThatWasCutWhileTheHostWasDownIsToldAndSignedNoMore(@TempDir Path folder) throws Exception {
        String url;
        try (RunningHost host = RunningHost.embedded(folder)) {
            url = host.bean(Database.class).url();
        }
        try (Connection owner = DriverManager.getConnection(url, "sa", "");
                Statement statement = owner.createStatement()) {
            statement.execute("DELETE FROM event WHERE seq = 2");
        }
        try (RunningHost host = RunningHost.embedded(folder)) {
            String fault = host.bean(Evidence.class).fault().orElseThrow();
            assertTrue(fault.contains("the first 2 events are not those of the checkpoint"), fault);
            assertTrue(host.get("/health").body().contains("the first 2 events"), "health tells");
            assertTrue(host.get("/").body().contains("the first 2 events"), "the start page tells");
        }
        assertEquals(2, checkpoints(folder).getLast().size());
    }

    /** Those outside the database, the smallest first. */
    private static List<Checkpoint> checkpoints(Path folder) throws Exception {
        CheckingKey key = CheckingKey.read(Files.readString(folder.resolve(SigningKey.PUBLIC)));
        try (Stream<Path> files = Files.walk(folder.resolve("checkpoints"))) {
            List<Path> notes = files.filter(Files::isRegularFile)
                    .sorted((one, other) -> one.getFileName().compareTo(other.getFileName()))
                    .toList();
            assertTrue(!notes.isEmpty());
            Checkpoint[] read = new Checkpoint[notes.size()];
            for (int i = 0; i < read.length; i++) {
                read[i] = Checkpoint.read(Files.readString(notes.get(i)), key);
            }
            return List.of(read);
        }
    }
}
