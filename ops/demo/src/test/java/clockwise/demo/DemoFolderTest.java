package clockwise.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo keeps away from every card room. */
class DemoFolderTest {
    @TempDir
    Path folder;

    private Wanted wanted(String... words) throws Refused {
        String[] all = new String[words.length + 2];
        all[0] = "--data";
        all[1] = folder.toString();
        System.arraycopy(words, 0, all, 2, words.length);
        return Wanted.read(all, Map.of());
    }

    @Test
    void aCardRoomIsNotTouched() throws Exception {
        Path room = folder.resolve("room.yaml");
        Files.writeString(room, "establishment: {name: House, licence: GEGE-1}\n# demo: no\n");
        Refused refused = assertThrows(Refused.class, () -> DemoFolder.take(wanted("--fresh")));
        assertTrue(String.valueOf(refused.getMessage()).contains("a real card room"), refused.getMessage());
        assertTrue(Files.readString(room).contains("GEGE-1"));
        assertFalse(Files.exists(folder.resolve("running")));
    }

    @Test
    void aDatabaseWithoutARoomIsNotTouched() throws Exception {
        Path database = Files.writeString(folder.resolve("clockwise.mv.db"), "kept");
        assertThrows(Refused.class, () -> DemoFolder.take(wanted("--fresh")));
        assertEquals("kept", Files.readString(database));
    }

    @Test
    void aRealDatabaseIsNotUsed() {
        Refused refused = assertThrows(
                Refused.class,
                () -> Wanted.read(new String[0], Map.of("CLOCKWISE_DB_URL", "jdbc:mysql://127.0.0.1:3306/clockwise")));
        assertTrue(String.valueOf(refused.getMessage()).startsWith("CLOCKWISE_DB_URL is set"), refused.getMessage());
    }

    @Test
    void beginsAnewOnlyWhenAsked() throws Exception {
        DemoFolder.take(wanted()).close();
        Path database = Files.writeString(folder.resolve("clockwise.mv.db"), "kept");
        Files.createDirectories(folder.resolve("agents").resolve("table-1"));
        Files.createDirectories(folder.resolve("checkpoints"));
        DemoFolder.take(wanted()).close();
        assertTrue(Files.exists(database));
        DemoFolder.take(wanted("--fresh")).close();
        assertFalse(Files.exists(database));
        assertFalse(Files.exists(folder.resolve("agents")) || Files.exists(folder.resolve("checkpoints")));
        assertTrue(Files.exists(folder.resolve("room.yaml")));
    }

    @Test
    void whatIsNotUnderstoodIsSaid() {
        for (String[] words : new String[][] {{"--speed", "fast"}, {"--table", "3"}, {"--tables"}, {"--tables", "0"}}) {
            assertThrows(Refused.class, () -> wanted(words));
        }
    }

    /** Twelve tables have all games, the last two are free, and one of those has its players seated. */
    @Test
    void allGamesAreDealt() throws Exception {
        Wanted twelve = wanted();
        assertEquals(12, twelve.tables());
        assertEquals(
                Games.all().stream().map(game -> game.id()).collect(Collectors.toSet()),
                twelve.dealt().stream().map(table -> Spread.at(table).game()).collect(Collectors.toSet()));
        assertTrue(twelve.isReady(11));
        assertFalse(twelve.isReady(12));
        assertEquals(Set.of(1, 2), wanted("--tables", "2").dealt());
    }
}
