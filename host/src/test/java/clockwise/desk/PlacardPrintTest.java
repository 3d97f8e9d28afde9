package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacardPrintTest {
    private static final List<String> GOOD =
            List.of("fortune-pai-gow", "7", "10-500", "2026-11-18", "https://room.example/placard/12");

    @TempDir
    private Path directory;

    @Test
    void aPdfForPrint() throws IOException {
        Path file = directory.resolve("12.pdf");
        assertEquals(new Called(0, file + System.lineSeparator(), ""), placard(GOOD, file));
        assertEquals("%PDF", new String(Files.readAllBytes(file), 0, 4, StandardCharsets.ISO_8859_1));
    }

    /** What differs from one run to the next, such as hash codes, must not show. */
    @Test
    void anotherRunGivesTheSameBytes() throws IOException, InterruptedException {
        Path here = directory.resolve("here.pdf");
        Path there = directory.resolve("there.pdf");
        assertEquals(0, placard(GOOD, here).code());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Desk.class.getName(),
                "placard"));
        command.addAll(GOOD);
        command.add(there.toString());
        assertEquals(
                0,
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor());
        assertArrayEquals(Files.readAllBytes(here), Files.readAllBytes(there));
    }

    @Test
    void aPage() throws IOException {
        Path file = directory.resolve("12.html");
        assertEquals(
                0,
                placard(List.of("no-bust-6.0", "1", "$5-$1,000", "2026-11-18", "http://host/p/1"), file)
                        .code());
        String page = Files.readString(file);
        assertTrue(page.contains("<h1>No Bust 21st Century Blackjack 6.0</h1>"));
        assertTrue(page.contains("GEGA-002570"));
        assertTrue(page.contains("<dd>$1,000</dd>"));
    }

    @Test
    void aScheduleOfTheRoomsOwn() throws IOException {
        Files.writeString(directory.resolve("own.yaml"), """
            name: Example
            kind: player-dealer
            games:
              - id: 21st-century
                name: 21st Century (example, not filed)
                filing: none
                reason: An example.
            source:
              document: none
              lines: 1-2
            effective: 2026-12-01
            limits:
              minimum: $1-$1,000
              maximum: $100-$10,000
            sections:
              - options: 1
                basis: total_table_action
                rates:
                  1:
                    lines: 1
                    player_fee: $0.00
                    player_dealer_fee:
                      $1+: $2.00
            """);
        Path file = directory.resolve("own.html");
        List<String> words = new ArrayList<>(
                List.of("placard", "21st-century", "1", "10-500", "2026-12-01", "http://host/p/1", file.toString()));
        words.addAll(List.of("--schedules", directory.toString()));
        assertEquals("", called(words).err());
        assertTrue(Files.readString(file).contains("<td>No fee</td>"));
        words.set(4, "2026-11-30");
        assertRefused("the schedule takes effect on 2026-12-01, after 2026-11-30", called(words));
        words.set(8, directory.resolve("nowhere").toString());
        assertRefused(directory.resolve("nowhere") + ": no such directory", called(words));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        0 | baccarat     | no schedule serves the game baccarat
        0 | texas-holdem | texas-holdem has no player-dealer: placards are made for player-dealer games
        1 | 30           | fortune-pai-gow has no option 30: it has 1 to 29
        1 | seven        | not the number of an option: seven
        1 | -1           | not the number of an option: -1
        2 | 10           | not limits such as 10-500: 10
        2 | 500-10       | limits $500-$10 may not be posted: the minimum is from $1 to $1,000, the maximum from $100 to $10,000
        2 | 0.50-500     | limits $0.50-$500 may not be posted: the minimum is from $1 to $1,000, the maximum from $100 to $10,000
        2 | 10-10000.01  | limits $10-$10,000.01 may not be posted: the minimum is from $1 to $1,000, the maximum from $100 to $10,000
        3 | 2026-02-30   | not a date such as 2026-11-18: 2026-02-30
        3 | 11/18/2026   | not a date such as 2026-11-18: 11/18/2026
        4 | placard/12   | not an address of the web: placard/12
        4 | ftp://host/1 | not an address of the web: ftp://host/1
        4 | 'a b'        | not an address of the web: a b
        """)
    void badWordsAreNamed(int place, String word, String complaint) throws IOException {
        List<String> words = new ArrayList<>(GOOD);
        words.set(place, word);
        Path file = directory.resolve("none.pdf");
        assertRefused(complaint, placard(words, file));
        assertFalse(Files.exists(file));
    }

    @Test
    void addressesThatAreTooLongAreRefused() throws IOException {
        List<String> words = new ArrayList<>(GOOD);
        words.set(4, "https://room.example/" + "m".repeat(130));
        assertRefused("an address may have 150 characters", placard(words, directory.resolve("none.pdf")));
    }

    @Test
    void filesThatCannotBeAreRefused() throws IOException {
        Path picture = directory.resolve("12.png");
        assertRefused("the name of the file ends in .pdf or .html: " + picture, placard(GOOD, picture));
        Path nowhere = directory.resolve("nowhere/12.pdf");
        assertRefused("cannot write " + nowhere, placard(GOOD, nowhere));
    }

    @Test
    void withoutItsWordsItTellsThem() throws IOException {
        Called called = Called.with("", "placard", "fortune-pai-gow");
        assertEquals(2, called.code());
        assertTrue(called.err()
                .startsWith(
                        "usage: placard GAME OPTION MIN-MAX DATE URL FILE [--schedules DIR]" + System.lineSeparator()));
    }

    private static Called placard(List<String> words, Path file) throws IOException {
        List<String> all = new ArrayList<>(List.of("placard"));
        all.addAll(words);
        all.add(file.toString());
        return called(all);
    }

    private static Called called(List<String> words) throws IOException {
        return Called.with("", words.toArray(String[]::new));
    }

    private static void assertRefused(String complaint, Called called) {
        assertEquals(new Called(2, "", complaint + System.lineSeparator()), called);
    }
}
