package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A room that says that it is a demo is shown as one, and gets no real database. */
class DemoTest {
    private static final String ROOM = """
        establishment: {name: House of the test, licence: GEGE-1}
        unit: $1
        denominations: [$1, $5]
        """;

    @TempDir
    Path folder;

    @Test
    void theStartPageSaysThatItIsADemo() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM + "demo: Sign in as 1001 <you>\n");
        try (RunningHost host = RunningHost.embedded(folder)) {
            String page = host.get("/").body();
            assertTrue(page.contains("<strong>This is a demo.</strong>"), page);
            assertTrue(page.contains("Sign in as 1001 &lt;you>"), page);
        }
    }

    @Test
    void aCardRoomIsNotShownAsADemo() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM);
        try (RunningHost host = RunningHost.embedded(folder)) {
            String page = host.get("/").body();
            assertFalse(page.contains("demo"), page);
            assertFalse(page.contains("{{"), page);
        }
    }

    @Test
    void aDemoDoesNotRunOnARealDatabase() throws Exception {
        Files.writeString(folder.resolve("room.yaml"), ROOM + "demo: yes\n");
        Path data = folder.resolve("real");
        String url = "jdbc:h2:file:" + data + ";MODE=MySQL;DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE";
        Throwable refused = assertThrows(
                RuntimeException.class,
                () -> RunningHost.on(new Database(url, "clockwise", "clockwise", "sa", ""), folder)
                        .close());
        while (refused.getCause() != null) {
            refused = refused.getCause();
        }
        assertInstanceOf(Unfit.class, refused);
        assertEquals(
                "room.yaml describes a demo, and a demo runs on the embedded database only:"
                        + " CLOCKWISE_DB_URL must not be set with it",
                refused.getMessage());
        try (var files = Files.list(folder)) {
            assertEquals(
                    List.of("room.yaml"),
                    files.map(file -> file.getFileName().toString()).toList());
        }
    }
}
