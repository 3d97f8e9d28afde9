package clockwise.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.json.Samples.Between;
import clockwise.json.Samples.Fragile;
import clockwise.json.Samples.Lists;
import clockwise.json.Samples.Maps;
import clockwise.json.Samples.Moves;
import clockwise.json.Samples.Perhaps;
import clockwise.json.Samples.Scalars;
import clockwise.json.Samples.Tree;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is not exactly in its form is refused, with the place and a sentence to act on. */
class MisreadTest {
    private static final String GOOD = "{`small`:1,`large`:2,`flag`:true,`text`:`x`,`colour`:`RED`,"
            + "`spot`:`3b`,`money`:500,`day`:`2026-11-05`}";

    private record Row(Class<?> type, String json, String path, String sentence) {}

    private static Row scalar(String from, String to, String path, String sentence) {
        assertTrue(GOOD.contains(from), from);
        return new Row(Scalars.class, GOOD.replace(from, to), path, sentence);
    }

    private static Row moves(String move, String path, String sentence) {
        return new Row(Moves.class, "{`moves`:[" + move + "]}", path, sentence);
    }

    private static Stream<Row> rows() {
        return Stream.of(fields(), values(), collections(), cases(), texts()).flatMap(rows -> rows);
    }

    private static Stream<Row> fields() {
        return Stream.of(
                scalar("`text`", "`txt`", "/txt", "unknown field `txt`"),
                scalar("`flag`:true,", "", "/flag", "`flag` is missing"),
                scalar("`large`:2", "`large`:2,`large`:2", "/large", "`large` stands twice"),
                scalar("`small`:1,", "`small`:1,`type`:`x`,", "/type", "unknown field `type`"),
                scalar("`x`", "null", "/text", "`text` must be text"),
                scalar("500", "null", "/money", "`money` must be a whole number"),
                new Row(Scalars.class, "[]", "", "the JSON must be an object"),
                new Row(Scalars.class, "{}", "/small", "`small` is missing"),
                new Row(Scalars.class, "null", "", "the JSON must be an object"));
    }

    private static Stream<Row> values() {
        return Stream.of(
                scalar(":1,", ":1.0,", "/small", "`small` must be a whole number"),
                scalar(":1,", ":1e2,", "/small", "`small` must be a whole number"),
                scalar(":1,", ":`1`,", "/small", "`small` must be a whole number"),
                scalar(":1,", ":{},", "/small", "`small` must be a whole number"),
                scalar(":1,", ":[1],", "/small", "`small` must be a whole number"),
                scalar(
                        ":1,",
                        ":2147483648,",
                        "/small",
                        "`small` must be a whole number from -2147483648 to 2147483647"),
                scalar(
                        "500",
                        "9223372036854775808",
                        "/money",
                        "`money` must be a whole number from 0 to 9223372036854775807"),
                scalar("500", "-1", "/money", "`money` must be a whole number from 0 to 9223372036854775807"),
                scalar("true", "1", "/flag", "`flag` must be true or false"),
                scalar("`RED`", "`red`", "/colour", "`colour` must be one of RED, BLACK"),
                scalar("`RED`", "1", "/colour", "`colour` must be one of RED, BLACK"),
                scalar("2026-11-05", "2026-02-30", "/day", "`day` must be a date such as 2026-11-05"),
                scalar("`x`", "`\\ud800`", "/text", "`text` has half a character"),
                new Row(Between.class, "{`least`:2,`most`:1}", "", "the JSON: `least` is above `most`"),
                new Row(Fragile.class, "{`text`:``}", "", "the JSON is not allowed"),
                new Row(Fragile.class, "{`text`:`*`}", "", "the JSON is not allowed"));
    }

    private static Stream<Row> collections() {
        return Stream.of(
                new Row(Lists.class, "{`rows`:[[],[`a`,3]]}", "/rows/1/1", "each of `rows` must be text"),
                new Row(Lists.class, "{`rows`:[null]}", "/rows/0", "each of `rows` must be a list"),
                new Row(Lists.class, "{`rows`:null}", "/rows", "`rows` must be a list"),
                new Row(Lists.class, "{`words`:[`a`,`b`,`a`]}", "/words/2", "`a` stands twice"),
                new Row(Perhaps.class, "{`list`:{}}", "/list", "`list` must be a list"),
                new Row(Perhaps.class, "{`number`:``}", "/number", "`number` must be a whole number"),
                new Row(Perhaps.class, "{`number`:null,`number`:1}", "/number", "`number` stands twice"),
                new Row(Maps.class, "{`flags`:[]}", "/flags", "`flags` must be an object"),
                new Row(Maps.class, "{`flags`:{`a/b`:0}}", "/flags/a~1b", "`a/b` must be true or false"),
                new Row(Maps.class, "{`flags`:{`a`:true,`a`:true}}", "/flags/a", "`a` stands twice"),
                new Row(Maps.class, "{`flags`:{`\\udc00`:true}}", "/flags/\udc00", "a key has half a character"),
                new Row(Maps.class, "{`bySeat`:{`07`:[]}}", "/bySeat/07", "the key `07` must be a whole number"),
                new Row(Maps.class, "{`byMoney`:{`-1`:{}}}", "/byMoney/-1", "the key `-1` must be a whole number"),
                new Row(
                        Maps.class,
                        "{`byColour`:{`RED`:1,`BLUE`:2}}",
                        "/byColour/BLUE",
                        "the key `BLUE` must be one of RED, BLACK"),
                new Row(
                        Maps.class,
                        "{`bySeat`:{`3`:[{`id`:1,`spot`:`3`,`line`:0,`owner`:3,`bet`:`main`,`amount`:2.5}]}}",
                        "/bySeat/3/0/amount",
                        "`amount` must be a whole number"));
    }

    private static Stream<Row> cases() {
        String known = "`type` must be one of Chose, Dealt, Declared, Dice, Settled";
        return Stream.of(
                moves("{`by`:`x`,`play`:{}}", "/moves/0/play/type", "`type` is missing"),
                moves("{`by`:`x`,`play`:{`dice`:[1]}}", "/moves/0/play/type", "`type` is missing"),
                moves("{`by`:`x`,`play`:{`type`:`Threw`}}", "/moves/0/play/type", known),
                moves("{`by`:`x`,`play`:{`dice`:[],`type`:`Threw`}}", "/moves/0/play/type", known),
                moves("{`by`:`x`,`play`:{`type`:3}}", "/moves/0/play/type", known),
                moves("{`by`:`x`,`play`:{`dice`:[],`type`:{}}}", "/moves/0/play/type", known),
                moves("{`play`:{`type`:`Dice`,`type`:`Dice`}}", "/moves/0/play/type", "`type` stands twice"),
                moves("{`play`:{`dice`:[],`type`:`Dice`,`type`:`Dice`}}", "/moves/0/play/type", "`type` stands twice"),
                moves("{`play`:`Dice`}", "/moves/0/play", "`play` must be an object"),
                moves(
                        "{`play`:{`type`:`Dealt`,`spot`:`3`,`card`:`1d`}}",
                        "/moves/0/play/card",
                        "`card` must be a card such as Td"),
                moves("{`play`:{`dize`:[1],`type`:`Dice`}}", "/moves/0/play/dize", "unknown field `dize`"));
    }

    private static Stream<Row> texts() {
        String deep = "{`branches`:[".repeat(40) + "]}".repeat(40);
        return Stream.of(
                new Row(Scalars.class, "", "", "the text is empty"),
                new Row(Scalars.class, "  ", "", "the text is empty"),
                new Row(Scalars.class, GOOD + " {}", "", "text after the end"),
                new Row(Scalars.class, "{`small`:1", "/small", "the JSON ends too early"),
                new Row(Tree.class, deep, "/branches/0".repeat(32), "nested more than 64 deep"),
                scalar("`x`", "`" + "x".repeat(100_001) + "`", "/text", "a text or number is too long"),
                scalar(":1,", ":" + "1".repeat(21) + ",", "/small", "a text or number is too long"));
    }

    @TestFactory
    Stream<DynamicTest> refusals() {
        return rows().map(row -> DynamicTest.dynamicTest(
                Source.cut(row.type.getSimpleName() + " " + row.json), () -> assertRefused(row)));
    }

    private static void assertRefused(Row row) {
        String json = row.json.replace('`', '"');
        Misread misread =
                assertThrows(Misread.class, () -> Samples.FORMS.of(row.type).read(json));
        assertEquals(row.path + " " + row.sentence, misread.path() + " " + misread.sentence());
    }

    @Test
    void brokenJsonSaysWhatIsBroken() {
        for (String json :
                new String[] {"{`small` 1}", "{'small':1}", "{`small`:01}", "{`small`:1,}", "\uFEFF{}", "nul"}) {
            Misread misread = assertThrows(
                    Misread.class, () -> Samples.FORMS.of(Scalars.class).read(json.replace('`', '"')));
            assertTrue(misread.sentence().startsWith("no JSON: "), misread.sentence());
        }
    }

    @Test
    void otherEncodingsAreRefused() {
        byte[] latin = {'{', '"', (byte) 0xe9, '"', ':', '1', '}'};
        byte[] overlong = {'{', '"', (byte) 0xc0, (byte) 0xaf, '"', ':', '1', '}'};
        byte[] halfCharacter = {'{', '"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"', ':', '1', '}'};
        for (byte[] bytes : new byte[][] {latin, overlong, halfCharacter}) {
            Misread misread = assertThrows(
                    Misread.class, () -> Samples.FORMS.of(Maps.class).read(bytes));
            assertEquals("the bytes are no UTF-8", misread.sentence());
        }
        byte[] wide = "{}".getBytes(StandardCharsets.UTF_16LE);
        assertThrows(Misread.class, () -> Samples.FORMS.of(Maps.class).read(wide));
    }

    @Test
    void theMessageHasPlaceAndSentence() {
        Misread misread = assertThrows(
                Misread.class, () -> Samples.FORMS.of(Perhaps.class).read("{\"number\":true}"));
        assertEquals("/number: `number` must be a whole number", misread.getMessage());
    }
}
