package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.fees.Finding;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each rule has a file that breaks it; the message says where and why. */
class LintTest {
    private static final Map<String, String> REFUSED = new TreeMap<>(Map.ofEntries(
            Map.entry(
                    "share-percentage",
                    "option 1: SHARE a fee is a flat amount, never a share of wagers or winnings: `2%` (line 22)"),
            Map.entry(
                    "share-fraction",
                    "option 1: SHARE a fee is a flat amount, never a share of wagers or winnings: `1/20 of winnings`"
                            + " (line 20)"),
            Map.entry(
                    "share-key",
                    "option 1: SHARE a fee is a flat amount, never a share of wagers or winnings: `percent_of_action`"
                            + " (line 21)"),
            Map.entry(
                    "share-in-poker",
                    "option 1: SHARE a fee is a flat amount, never a share of wagers or winnings: `10%` (line 18)"),
            Map.entry(
                    "result-key", "option 1: RESULT a fee never depends on the result: `fee_if_player_wins` (line 21)"),
            Map.entry("result-basis", "RESULT a fee never depends on the result: `winnings` (line 16)"),
            Map.entry(
                    "result-of-the-hand",
                    "option 1: RESULT the fee depends on how the hand goes; it must be fixed before the deal"),
            Map.entry("six-rates", "option 1: TOO_MANY_RATES 6 rates, no more than 5 are allowed"),
            Map.entry("gap", "option 1: GAP nothing is said of a Total Table Action between $49.00 and $60.00"),
            Map.entry("gap-at-the-top", "option 1: GAP nothing is said of a Total Table Action above $99.00"),
            Map.entry("overlap", "option 1: OVERLAP $1-$50 and $50-$99"),
            Map.entry("overlap-open-band", "option 1: OVERLAP $1+ and $50+"),
            Map.entry(
                    "falling-fee",
                    "option 1: FALLING_FEE the fee falls from $3.00 to $2.00 at a Total Table Action of $50.00"),
            Map.entry(
                    "falling-player-fee",
                    "option 1: FALLING_FEE the fee falls from $1.00 to $0.50 at a wager of $50.00"),
            Map.entry("minimum-limit", "LIMITS minimum limits of $0.50 to $1000.00 are outside $1.00 to $1000.00"),
            Map.entry(
                    "maximum-limit", "LIMITS maximum limits of $100.00 to $25000.00 are outside $100.00 to $10000.00"),
            Map.entry("no-limits", "LIMITS no wagering limits are given"),
            Map.entry("no-game-id", "NO_GAME_ID no-bust-4.0 has no filing such as GEGR-001764"),
            Map.entry("no-reason", "NO_GAME_ID no-bust-4.0 has the filing `none` without a written reason"),
            Map.entry("wrong-game-id", "NO_GAME_ID no-bust-4.0 has no filing such as GEGR-001764: `GEGA-122`"),
            Map.entry("players-gap", "option 1: GAP no regular fee for 6 players"),
            Map.entry("players-overlap", "option 1: OVERLAP two regular fees for 6 players"),
            Map.entry("time-with-player-dealer", "option 1: WRONG_BASIS a fee by time is for poker"),
            Map.entry("poker-with-player-dealer-fee", "option 1: WRONG_BASIS poker has no player-dealer who could pay"),
            Map.entry("poker-in-name-only", "WRONG_BASIS no-bust-4.0 is no poker: it has a player-dealer"),
            Map.entry("unknown-key", "option 1: UNREADABLE no such key is known here: `colour` (line 21)"),
            Map.entry("key-twice", "option 1: UNREADABLE `$1-$99` stands twice (line 23)"),
            Map.entry("no-money", "option 1: UNREADABLE no amount such as $2.00: `2.00` (line 22)"),
            Map.entry("backwards", "option 1: UNREADABLE the range runs backwards: `$99-$1` (line 22)"),
            Map.entry(
                    "option-missing", "UNREADABLE options 1-3 are announced, option 2 is expected here: `3` (line 24)"),
            Map.entry("option-not-announced", "UNREADABLE options 1 are announced, the last is 2 (line 15)"),
            Map.entry("no-date", "UNREADABLE effective is `unknown` or a date such as 2026-04-01: `soon` (line 10)"),
            Map.entry("no-yaml", "UNREADABLE no YAML: expected ',' or ']', but got : (line 2)"),
            Map.entry(
                    "tagged",
                    "UNREADABLE no YAML: Global tag is not allowed: tag:yaml.org,2002:java.util.Date (line 10)"),
            Map.entry("local-tag", "UNREADABLE `effective` must be one plain word or amount (line 10)"),
            Map.entry("tagged-rates", "UNREADABLE `rates` must be a list of `key: value` (line 17)"),
            Map.entry("empty", "UNREADABLE the file is empty")));

    private static final Map<String, String> WARNED = new TreeMap<>(Map.of(
            "rates-in-rules",
            "warning: RATES_IN_RULES the text of no-bust-4.0 says 3 rates, options here have up to 4",
            "steep-step",
            "option 1: warning: STEEP_STEP the fee jumps from $10.00 to $30.00 at a Total Table Action of $1000.00",
            "steep-factor",
            "option 1: warning: STEEP_STEP the fee jumps from $1.00 to $6.00 at a Total Table Action of $100.00",
            "identical",
            "option 3: warning: IDENTICAL the same as option 1"));

    @TestFactory
    Stream<DynamicTest> refusals() {
        return REFUSED.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Path file = folder("refused").resolve(entry.getKey() + ".yaml");
                    SchedulePaper paper = Catalogue.paper(file);
                    assertEquals(List.of(file + ": " + entry.getValue()), paper.refusals());
                    assertTrue(paper.lawful().isEmpty());
                }));
    }

    @TestFactory
    Stream<DynamicTest> warnings() {
        return WARNED.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    Path file = folder("warned").resolve(entry.getKey() + ".yaml");
                    SchedulePaper paper = Catalogue.paper(file);
                    assertEquals(List.of(file + ": " + entry.getValue()), paper.warnings());
                    assertTrue(paper.lawful().isPresent());
                }));
    }

    @Test
    void everyRuleHasAFileThatBreaksItAndEveryFileATest() throws Exception {
        Set<Finding.Rule> broken = EnumSet.noneOf(Finding.Rule.class);
        Set<String> names = new TreeSet<>();
        for (String folder : List.of("refused", "warned")) {
            for (SchedulePaper paper : Catalogue.papers(folder(folder))) {
                paper.findings().forEach(finding -> broken.add(finding.rule()));
                names.add(Path.of(paper.file()).getFileName().toString().replace(".yaml", ""));
            }
        }
        assertEquals(EnumSet.allOf(Finding.Rule.class), broken);
        Set<String> tested = new TreeSet<>(REFUSED.keySet());
        tested.addAll(WARNED.keySet());
        assertEquals(tested, names);
    }

    /** The known oddities of the filing, and no other. */
    @Test
    void warningsOfTheFiledCatalogue() throws Exception {
        Map<Finding.Rule, Integer> count = new TreeMap<>();
        List<String> identical = new ArrayList<>();
        for (SchedulePaper paper : Catalogue.papers(folder("../fee-schedules"))) {
            for (Finding finding : paper.findings()) {
                count.merge(finding.rule(), 1, Integer::sum);
                if (finding.rule() == Finding.Rule.IDENTICAL
                        && paper.read().orElseThrow().limits().isPresent()) {
                    identical.add(paper.read().orElseThrow().id() + " " + finding.where() + " " + finding.reason());
                }
            }
        }
        assertEquals(
                List.of("fortune-pai-gow option 11 the same as option 9", "supreme-99 option 7 the same as option 6"),
                identical);
        assertEquals(
                Map.of(Finding.Rule.RATES_IN_RULES, 3, Finding.Rule.STEEP_STEP, 10, Finding.Rule.IDENTICAL, 2 + 56),
                count);
    }

    static Path folder(String name) throws IOException, URISyntaxException {
        URL anchor = Objects.requireNonNull(LintTest.class.getResource("/fees/fee-schedules.csv"));
        Path folder = name.startsWith("../")
                ? Path.of(Objects.requireNonNull(LintTest.class.getResource(name.substring(2)))
                        .toURI())
                : Path.of(anchor.toURI()).resolveSibling(name);
        assertTrue(Files.isDirectory(folder), folder::toString);
        return folder;
    }
}
