package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written on the felt can be read: the contrast of each ink on its ground, as WCAG 2 works it out. */
class FeltColoursTest {
    private static final double ENOUGH = 4.5;
    private static final Pattern WRITTEN = Pattern.compile("(\\w+): \\{ink: '(#\\w{6})', ground: '(#\\w{6})'}");
    private static final Pattern COLOUR = Pattern.compile("'#[0-9a-fA-F]{3,8}'|\"#[0-9a-fA-F]{3,8}\"");
    private static final Pattern INK = Pattern.compile("<text[^>]*fill=\\$\\{([^}]*)}", Pattern.DOTALL);

    @Test
    void everyPairCanBeRead() throws IOException {
        String colours = read("colours.js");
        long pairs = WRITTEN.matcher(colours).results().count();
        assertTrue(pairs >= 10, "the pairs are found");
        assertEquals(pairs, colours.split("\\bink:", -1).length - 1, "none of them is passed over");
        assertEquals(List.of(), tooFaint(colours));
    }

    @Test
    void aBadPairIsFound() {
        String planted = "seat: {ink: '#ffffff', ground: '#071a13'},\nfaint: {ink: '#7d8a84', ground: '#0e3327'},";
        assertEquals(List.of("faint"), tooFaint(planted));
    }

    @Test
    void theContrastIsThatOfTheStandard() {
        assertEquals(21, contrast("#000000", "#ffffff"), 0.001);
        assertEquals(4.54, contrast("#767676", "#ffffff"), 0.005);
    }

    /** So that no text is drawn in a colour that nobody has worked out. */
    @ParameterizedTest
    @ValueSource(strings = {"felt.js", "seat.js", "chips.js", "cards.js", "places.js"})
    void drawingsTakeTheirColoursFromOnePlace(String file) throws IOException {
        String drawing = read(file);
        assertFalse(COLOUR.matcher(drawing).find(), file + " has a colour of its own");
        assertEquals(
                List.of(),
                INK.matcher(drawing)
                        .results()
                        .map(found -> found.group(1))
                        .filter(ink -> !ink.endsWith(".ink"))
                        .toList());
    }

    private static List<String> tooFaint(String colours) {
        List<String> faint = new ArrayList<>();
        Matcher pair = WRITTEN.matcher(colours);
        while (pair.find()) {
            if (contrast(pair.group(2), pair.group(3)) < ENOUGH) {
                faint.add(pair.group(1));
            }
        }
        return faint;
    }

    private static double contrast(String one, String other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(String colour) {
        return 0.2126 * linear(colour, 1) + 0.7152 * linear(colour, 3) + 0.0722 * linear(colour, 5);
    }

    private static double linear(String colour, int at) {
        double part = Integer.parseInt(colour, at, at + 2, 16) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static String read(String file) throws IOException {
        try (var in = Objects.requireNonNull(FeltColoursTest.class.getResourceAsStream("/screens/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
