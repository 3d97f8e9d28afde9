package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sheets that cannot be read or are refused: a named reason with its line, and never an exception. */
class BrokenSheetsTest {
    private static final String GOOD = """
        round good
        game ez-baccarat
        seats 7
        dealer 7
        bank 1000.00
        wager 1 PLAYER 100.00
        deal PLAYER 4h BANKER Kd PLAYER 5c BANKER 3s
        """;
    private static final Pattern MESSAGE = Pattern.compile("line [0-9]+: [A-Z_0-9]+ .*");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game ez-baccarat | game bingo | line 2: UNKNOWN_GAME bingo",
                "game ez-baccarat | # no game | line 1: LINE_MISSING the sheet has no line `game`",
                "round good | # no name | line 1: LINE_MISSING the sheet has no line `round`",
                "seats 7 | # no seats | line 1: LINE_MISSING the sheet has no line `seats`",
                "dealer 7 | # no dealer | line 1: LINE_MISSING the sheet has no line `dealer`",
                "bank 1000.00 | # no bank | line 1: LINE_MISSING the sheet has no line `bank`",
                "wager 1 PLAYER 100.00 | # no wager | line 1: NO_WAGERS no wager, no round",
                "seats 7 | game ez-baccarat | line 3: LINE_TWICE there is a line `game` above",
                "seats 7 | seats seven | line 3: UNREADABLE_LINE no number: seven",
                "seats 7 | seats | line 3: UNREADABLE_LINE expected: seats and one word",
                "seats 7 | seats 99999999999 | line 3: UNREADABLE_LINE no number: 99999999999",
                "seats 7 | seats 1 | line 3: SEATS_NOT_FILED ez-baccarat has at most 7 seats",
                "dealer 7 | dealer 8 | line 4: NO_SUCH_SEAT the player-dealer sits at 8",
                "dealer 7 | dealer 1 | line 6: WAGER_ON_DEALER seat 1 is the player-dealer's",
                "bank 1000.00 | bank 0.00 | line 5: NO_BANK the player-dealer has posted nothing",
                "bank 1000.00 | bank -1000.00 | line 5: NEGATIVE_AMOUNT -1000.00",
                "bank 1000.00 | bank 1e9 | line 5: NOT_MONEY 1e9 is not dollars, with two decimals or none",
                "bank 1000.00 | bank 1000.5 | line 5: NOT_MONEY 1000.5 is not dollars, with two decimals or none",
                "bank 1000.00 | bank 1000. | line 5: NOT_MONEY 1000. is not dollars, with two decimals or none",
                "bank 1000.00 | bank 99999999999999999999.00"
                        + "| line 5: NOT_MONEY 99999999999999999999.00 is not dollars, with two decimals or none",
                "wager 1 PLAYER 100.00 | wager 1 BASE 100.00 | line 6: UNKNOWN_BET ez-baccarat has no bet BASE",
                "wager 1 PLAYER 100.00 | wager 1 PLAYER -100.00 | line 6: NEGATIVE_AMOUNT -100.00",
                "wager 1 PLAYER 100.00 | wager 1 PLAYER 0.00"
                        + "| line 6: OUTSIDE_LIMITS 0.00 is not within 0.01 to 1000000000000.00",
                "wager 1 PLAYER 100.00 | wager 8 PLAYER 100.00 | line 6: NO_SUCH_SEAT no circle 8",
                "wager 1 PLAYER 100.00 | wager 3a PLAYER 100.00 | line 6: UNREADABLE_LINE no number: 3a",
                "wager 1 PLAYER 100.00 | wager 1. PLAYER 100.00 | line 6: UNREADABLE_LINE no number: ",
                "wager 1 PLAYER 100.00 | wager 1 PLAYER 100.00 by"
                        + "| line 6: UNREADABLE_LINE expected: wager SEAT[.LINE] BET MONEY [by OWNER]",
                "wager 1 PLAYER 100.00 | wager 1 PLAYER 100.00 by 9 | line 6: NO_SUCH_SEAT nobody can sit at 9",
                "BANKER 3s | BANKER 3s PLAYER 4s | line 7: NOT_OFFERED no card for PLAYER now",
                "BANKER 3s | BANKER 1s | line 7: UNREADABLE_LINE no card: 1s",
                "BANKER 3s | BANKER XX | line 7: NOT_IN_THE_DECK XX is not in the decks of ez-baccarat",
                "BANKER 3s | BANKER | line 7: UNREADABLE_LINE expected: deal SPOT CARD [SPOT CARD ...]",
                "BANKER 3s | 3 3s | line 7: NOT_OFFERED no card for 3 now",
                "PLAYER 4h BANKER Kd | PLAYER 5c PLAYER 5c | line 7: NOT_OFFERED no card for PLAYER now"
            })
    void aBrokenSheetIsRefusedWithAReason(String part, String broken, String message) throws Exception {
        String sheet = GOOD.replace(part, broken);
        Called called = Called.with(sheet + "\n" + GOOD, "rule");
        assertEquals(message, called.err().stripTrailing());
        assertEquals(2, called.code());
        String expected = sheet + "\n" + GOOD + "settle 1 PLAYER PAY 100.00\n";
        assertEquals(expected, called.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coverage most | UNREADABLE_LINE",
                "decks 9 | DECKS_NOT_FILED",
                "decks many | UNREADABLE_LINE",
                "limits 1.00 | UNREADABLE_LINE",
                "limits 0.00 5.00 | NOT_MONEY",
                "unit 0.00 | NOT_MONEY",
                "option jackpot | UNKNOWN_OPTION",
                "number -1 | UNREADABLE_LINE",
                "dice | UNREADABLE_LINE",
                "dice 1 2 3 | NOT_OFFERED",
                "dice 1 x 3 | UNREADABLE_LINE",
                "choose 1 | UNREADABLE_LINE",
                "choose 1 HIT | NOT_OFFERED",
                "choose 1 HIT 5.00 follow | UNREADABLE_LINE",
                "choose 1 DOUBLE -5.00 | NEGATIVE_AMOUNT",
                "declare 1 WIN | NOT_OFFERED",
                "declare 1 | UNREADABLE_LINE",
                "shuffle | UNREADABLE_LINE",
                "Wager 1 PLAYER 5.00 | UNREADABLE_LINE"
            })
    void aBrokenLineIsNamed(String line, String fault) throws Exception {
        String sheet = GOOD.replace("wager 1 PLAYER 100.00\n", "wager 1 PLAYER 100.00\n" + line + "\n");
        Called called = Called.with(sheet, "rule");
        assertTrue(called.err().startsWith("line 7: " + fault + " "), called.err());
        assertEquals(sheet, called.out());
    }

    @Test
    void theFiftyFourthCardOfATooSmallShoe() throws Exception {
        String sheet = GOOD.replace("bank 1000.00\n", "bank 1000.00\ndecks 3\n")
                .replaceFirst("deal .*", "deal PLAYER 2h BANKER 2h PLAYER 2h BANKER 2h");
        assertEquals(
                "line 8: NOT_IN_THE_SHOE every 2h of 3 decks is out",
                Called.with(sheet, "rule").err().strip());
    }

    @Test
    void wholeDollarsMayGoWithoutDecimals() throws Exception {
        Called called = Called.with(GOOD.replace(".00", ""), "rule");
        assertEquals(GOOD.replace(".00", "") + "settle 1 PLAYER PAY 100.00\n", called.out());
    }

    @Test
    void sheetsFromOtherSystemsAreRead() throws Exception {
        Called called = Called.with("\ufeff" + GOOD.strip().replace("\n", "\r\n"), "rule");
        assertEquals(GOOD + "settle 1 PLAYER PAY 100.00\n", called.out());
        assertEquals("", called.err());
    }

    @Test
    void withoutALineForThemThereAreNoLimits() throws Exception {
        String sheet = GOOD.replace("wager 1 PLAYER 100.00", "wager 1 PLAYER 0.01\nwager 2 PLAYER 250000.00");
        assertEquals(
                sheet + "settle 1 PLAYER PAY 0.01\nsettle 2 PLAYER PAY 999.99\n",
                Called.with(sheet, "rule").out());
    }

    @Test
    void commentsAreKeptAndOldResultsReplaced() throws Exception {
        String sheet = "# a remark\n\n" + GOOD + "settle 1 PLAYER TAKE 1.00\n# after # it\n";
        Called called = Called.with(sheet, "rule");
        assertEquals("# a remark\n\n" + GOOD + "# after # it\nsettle 1 PLAYER PAY 100.00\n", called.out());
        assertEquals("", called.err());
        assertEquals(0, called.code());
    }

    @Test
    void aRuledSheetIsRuledTheSameAgain() throws Exception {
        String once = Called.with(GOOD, "rule").out();
        assertEquals(once, Called.with(once, "rule").out());
    }

    @Test
    void noSheetsNoAnswer() throws Exception {
        assertEquals(new Called(0, "", ""), Called.with("\n\n", "rule"));
    }

    /** Ten thousand sheets of words that nearly make sense, from a fixed seed. */
    @Test
    void garbageIsAnsweredAndNeverThrown() throws Exception {
        Random random = new Random(2643);
        List<String> words = List.of(
                "round",
                "game",
                "seats",
                "dealer",
                "bank",
                "coverage",
                "decks",
                "limits",
                "unit",
                "option",
                "wager",
                "deal",
                "dice",
                "choose",
                "declare",
                "settle",
                "by",
                "follow",
                "#",
                "ez-baccarat",
                "seven-mile-baccarat",
                "7",
                "12",
                "3",
                "1.1",
                "2.9",
                "0",
                "-1",
                "999999999",
                "PLAYER",
                "BANKER",
                "TIE",
                "DRAGON7",
                "100.00",
                "0.00",
                "-5.00",
                "999999999999.99",
                "4h",
                "9?",
                "XX",
                "Kd",
                "3a",
                ".",
                "1.",
                ".1",
                "\u0663",
                "single-action",
                "\t",
                "\u0000");
        for (int i = 0; i < 10_000; i++) {
            List<String> lines = new ArrayList<>(GOOD.lines().toList());
            for (int change = random.nextInt(4); change >= 0; change--) {
                mangle(lines, words, random);
            }
            String sheet = String.join("\n", lines) + "\n";
            Called called = Called.with(sheet, "rule");
            assertEquals(called.err().isEmpty() ? 0 : 2, called.code(), sheet);
            called.err()
                    .lines()
                    .forEach(line -> assertTrue(MESSAGE.matcher(line).matches(), line));
        }
    }

    private static void mangle(List<String> lines, List<String> words, Random random) {
        int at = random.nextInt(lines.size());
        switch (random.nextInt(4)) {
            case 0 -> lines.set(at, lines.get(at) + " " + words.get(random.nextInt(words.size())));
            case 1 ->
                lines.add(at, words.get(random.nextInt(words.size())) + " " + words.get(random.nextInt(words.size())));
            case 2 -> {
                List<String> parts = new ArrayList<>(List.of(lines.get(at).split(" ", -1)));
                parts.set(random.nextInt(parts.size()), words.get(random.nextInt(words.size())));
                lines.set(at, String.join(" ", parts));
            }
            default -> lines.add(at, lines.get(random.nextInt(lines.size())));
        }
    }
}
