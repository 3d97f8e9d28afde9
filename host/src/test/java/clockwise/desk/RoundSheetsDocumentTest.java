package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.Games;
import clockwise.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples in ROUND-SHEETS.md are right, and every game has one. */
class RoundSheetsDocumentTest {
    private static final Pattern EXAMPLE = Pattern.compile("```\\n(round .*?)```", Pattern.DOTALL);

    @Test
    void everyExampleRulesAsItSays() throws Exception {
        for (String example : examples()) {
            Called called = Called.with(example, "rule");
            assertEquals("", called.err());
            assertEquals(example, called.out());
        }
    }

    @Test
    void everyGameHasAnExample() throws Exception {
        for (Game game : Games.all()) {
            assertTrue(
                    examples().stream().anyMatch(example -> example.contains("\ngame " + game.id() + "\n")),
                    "ROUND-SHEETS.md has no example of " + game.id());
        }
    }

    private static List<String> examples() throws IOException {
        Path root = Path.of(System.getProperty("clockwise.root", ".."));
        Matcher matcher = EXAMPLE.matcher(Files.readString(root.resolve("host/ROUND-SHEETS.md")));
        List<String> examples = new ArrayList<>();
        while (matcher.find()) {
            examples.add(matcher.group(1));
        }
        return examples;
    }
}
