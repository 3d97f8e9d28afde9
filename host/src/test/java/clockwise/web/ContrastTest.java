package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is written in drawings, which axe does not measure, can be read: every pair in inks.js is 4.5:1 or better. */
class ContrastTest {
    private static final Pattern PAIR = Pattern.compile("ground: '(#[0-9a-f]{6})', ink: '(#[0-9a-f]{6})'");

    @Test
    void everyInkCanBeReadOnItsGround() throws IOException {
        List<MatchResult> pairs = PAIR.matcher(read()).results().toList();
        assertFalse(pairs.isEmpty());
        assertEquals(read().split("ground:", -1).length - 1, pairs.size(), "a pair that this test does not read");
        for (MatchResult pair : pairs) {
            double ratio = Contrast.of(pair.group(1), pair.group(2));
            assertTrue(ratio >= Contrast.ENOUGH, pair.group() + " is " + ratio);
        }
    }

    @Test
    void aBadPairIsFound() {
        assertEquals(21.0, Contrast.of("#000000", "#ffffff"), 0.01);
        assertEquals(4.48, Contrast.of("#777777", "#ffffff"), 0.01);
        assertTrue(Contrast.of("#777777", "#ffffff") < Contrast.ENOUGH);
    }

    private static String read() throws IOException {
        try (var in = Objects.requireNonNull(ContrastTest.class.getResourceAsStream("/screens/inks.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
