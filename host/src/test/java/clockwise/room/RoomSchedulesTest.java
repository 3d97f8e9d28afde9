package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A room adds its own files in a directory of its own, without rebuilding. */
class RoomSchedulesTest {
    @TempDir
    Path directory;

    @Test
    void theRoomsFileServesAGameThatHasNoFiledSchedule() throws Exception {
        Catalogue catalogue = Catalogue.filed().with(LintTest.folder("room"));
        assertEquals(List.of(), catalogue.refused());
        assertEquals("house-21", catalogue.forGame("21st-century").orElseThrow().id());
        assertEquals(
                "no-bust-21", catalogue.forGame("no-bust-4.0").orElseThrow().id());
    }

    @Test
    void theRoomsFileTakesThePlaceOfTheFiledOne() throws Exception {
        Catalogue catalogue = Catalogue.filed().with(LintTest.folder("room"));
        assertEquals(
                "house-pai-gow",
                catalogue.forGame("fortune-pai-gow").orElseThrow().id());
    }

    @Test
    void aRefusedFileIsNotInTheCatalogue() throws Exception {
        Path bad = directory.resolve("six-rates.yaml");
        Files.copy(LintTest.folder("refused").resolve("six-rates.yaml"), bad);
        Catalogue catalogue = Catalogue.filed().with(directory);
        assertEquals(
                List.of(bad + ": option 1: TOO_MANY_RATES 6 rates, no more than 5 are allowed"), catalogue.refused());
        assertEquals(
                "no-bust-21", catalogue.forGame("no-bust-4.0").orElseThrow().id());
    }

    @Test
    void oneFileServesAGame() throws Exception {
        for (String name : List.of("a.yaml", "b.yaml")) {
            Files.copy(LintTest.folder("room").resolve("house-21.yaml"), directory.resolve(name));
        }
        Catalogue catalogue = Catalogue.filed().with(directory);
        assertEquals(
                List.of(directory.resolve("b.yaml") + ": 21st-century is served by a already"), catalogue.refused());
        assertEquals("a", catalogue.forGame("21st-century").orElseThrow().id());
    }

    @Test
    void otherFilesAreLeftAlone() throws Exception {
        Files.writeString(directory.resolve("README.md"), "of the room");
        assertEquals(
                Catalogue.filed().schedules(), Catalogue.filed().with(directory).schedules());
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws Exception {
        Path file = directory.resolve("latin.yaml");
        Files.write(file, "name: Casa\u00f1a".getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(Catalogue.paper(file).refusals().getFirst().endsWith("UNREADABLE the file is not UTF-8"));
    }
}
