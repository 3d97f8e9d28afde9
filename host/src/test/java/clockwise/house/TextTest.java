package clockwise.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** House rules that are a matter of words. */
class TextTest {
    /** What may not stand in a Java file, and what to do instead. */
    private static final Map<String, Pattern> IN_JAVA = new TreeMap<>(Map.of(
            "finish it, or open an issue", Pattern.compile("\\b(TO" + "DO|FIX" + "ME|XX" + "X:)"),
            "tests wait for what they need, they do not sleep", Pattern.compile("Thread\\.sl" + "eep\\("),
            "a test that does not run proves nothing",
                    Pattern.compile("@Dis" + "abled|assume" + "(True|False|That)\\("),
            "exceptions are handled, told or thrown", Pattern.compile("\\.printStack" + "Trace\\(")));

    private static final Pattern EMPTY_NAME = Pattern.compile(".*(Service|Manager|Helper|Utils?|Impl|Dto|Base)\\.java");
    private static final Pattern ELSEWHERE = Pattern.compile("/work/|/root/|/home/[a-z]");
    private static final int MOST_LINES = 500;

    @Test
    void javaFilesSayNothingThatIsForbidden() {
        assertEquals(List.of(), violations(Sources.ending(".java"), IN_JAVA));
    }

    @Test
    void theCheckItselfCanFail() {
        String line = "int x; // TO" + "DO later";
        assertTrue(IN_JAVA.values().stream().anyMatch(rule -> rule.matcher(line).find()));
    }

    @Test
    void namesSayWhatAThingIs() {
        assertEquals(
                List.of(),
                Sources.ending(".java").stream()
                        .filter(file -> EMPTY_NAME.matcher(file.toString()).matches())
                        .toList());
    }

    @Test
    void filesAreShort() {
        List<String> tooLong = new ArrayList<>();
        for (Path file : Sources.ending(".java")) {
            long lines = Sources.read(file).lines().count();
            if (lines > MOST_LINES) {
                tooLong.add(Sources.relative(file) + " has " + lines + " lines");
            }
        }
        assertEquals(List.of(), tooLong);
    }

    @Test
    void noFileNamesAPlaceOnSomebodysMachine() {
        List<Path> files = Sources.ending(".java", ".md", ".yml", ".xml", ".sql", ".proto", ".sh", ".html");
        assertEquals(
                List.of(),
                violations(
                        files.stream()
                                .filter(file -> !file.endsWith("TextTest.java"))
                                .toList(),
                        Map.of("use a relative path", ELSEWHERE)));
    }

    private static List<String> violations(List<Path> files, Map<String, Pattern> forbidden) {
        List<String> found = new ArrayList<>();
        for (Path file : files) {
            String[] lines = Sources.read(file).split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                for (Map.Entry<String, Pattern> rule : forbidden.entrySet()) {
                    if (rule.getValue().matcher(lines[i]).find()) {
                        found.add(Sources.relative(file) + ":" + (i + 1) + " " + rule.getKey());
                    }
                }
            }
        }
        return found;
    }
}
