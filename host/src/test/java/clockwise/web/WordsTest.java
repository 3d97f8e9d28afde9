package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.Games;
import clockwise.live.FloorState;
import clockwise.live.TableView;
import clockwise.live.Todo;
import clockwise.rotation.Bar;
import clockwise.rotation.Demand;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Step;
import clockwise.settlement.Coverage;
import clockwise.table.Alert;
import clockwise.table.Fee;
import clockwise.table.OfferLine;
import clockwise.table.Phase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of the screens: each language says everything that English says, with the same particulars. */
class WordsTest {
    private static final Pattern PAIR = Pattern.compile("\"([^\"]+)\": \"([^\"]*)\"");
    private static final Pattern PARTICULAR = Pattern.compile("\\{\\w+}");
    private static final Pattern SAID = Pattern.compile("say\\('([\\w.]*\\w)'[,)]");

    /** Words that a language has taken over from English. */
    private static final Set<String> ALIKE = Set.of("Joker");

    @ParameterizedTest
    @ValueSource(strings = {"es", "vi", "zh-Hant"})
    void everyLanguageSaysEverything(String language) throws IOException {
        assertEquals(particulars("en"), particulars(language));
    }

    /** So that two people who add words seldom meet in one line. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "es", "vi", "zh-Hant"})
    void keysAreSorted(String language) throws IOException {
        List<String> keys = PAIR.matcher(read("words/" + language + ".json"))
                .results()
                .map(pair -> pair.group(1))
                .toList();
        assertEquals(keys.stream().sorted().toList(), keys);
    }

    /** Only names of bets are the same everywhere, and what has no words. */
    @ParameterizedTest
    @ValueSource(strings = {"es", "vi", "zh-Hant"})
    void nothingIsLeftInEnglish(String language) throws IOException {
        Map<String, String> english = words("en");
        Set<String> left = new TreeSet<>();
        words(language).forEach((key, text) -> {
            boolean isName =
                    key.startsWith("bet.") || !text.replaceAll("\\{\\w+}", "").matches(".*\\p{L}.*");
            if (!isName && text.equals(english.get(key)) && !ALIKE.contains(text)) {
                left.add(key);
            }
        });
        assertEquals(Set.of(), left);
    }

    @Test
    void whatTheScreensSayIsThere() throws IOException {
        Set<String> missing = new TreeSet<>();
        for (String file : List.of(
                "tablet.js",
                "steps.js",
                "panels.js",
                "pads.js",
                "felt.js",
                "words.js",
                "display.js",
                "roads.js",
                "floor.js",
                "setup.js",
                "drawer.js",
                "past.js",
                "rotation.js",
                "shift.js",
                "alerts.js",
                "wall.js",
                "tile.js")) {
            SAID.matcher(read(file)).results().map(found -> found.group(1)).forEach(missing::add);
        }
        missing.removeAll(words("en").keySet());
        assertEquals(Set.of(), missing);
    }

    @Test
    void whatTheHostNamesIsThere() throws IOException {
        Set<String> missing = Stream.of(
                        names("todo.", Todo.What.values()),
                        names("then.", TableView.IfAllDecline.values()),
                        names("answer.", OfferLine.Answer.values()),
                        names("bar.", Bar.values()),
                        names("kind.", Kind.values()),
                        names("effect.", Irregularity.Effect.values()),
                        names("step.", Step.Kind.values()),
                        names("alert.", Alert.Kind.values()),
                        names("state.", FloorState.values()),
                        names("demand.", Demand.values()),
                        names("coverage.", Coverage.values()),
                        names("payer.", Fee.Payer.values()),
                        Games.all().stream()
                                .flatMap(game -> game.terms().options().stream())
                                .map(option -> "felt." + option),
                        names("display.phase.", Phase.values()),
                        names("display.rotation.", Profile.values()),
                        Games.all().stream().flatMap(WordsTest::namesOfDisplay))
                .flatMap(all -> all)
                .collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(words("en").keySet());
        assertEquals(Set.of(), missing);
    }

    /** Every alert has its place in the order of the floor's panel. */
    @Test
    void everyAlertHasARank() throws IOException {
        String panel = read("alerts.js");
        Stream.of(Alert.Kind.values()).forEach(kind -> assertTrue(panel.contains("'" + kind + "'"), kind.name()));
    }

    private static Stream<String> namesOfDisplay(Game game) {
        return Stream.of(
                        game.tracks().stream().map(what -> "bet." + what + ".short"),
                        game.tracks().stream()
                                .map(what -> what.endsWith("_NATURAL") ? "display." + what : "bet." + what),
                        game.pays().stream().map(pay -> "bet." + pay.bet()),
                        game.pays().stream()
                                .filter(pay -> !pay.hand().isEmpty())
                                .map(pay -> "display.hand." + pay.hand()))
                .flatMap(all -> all);
    }

    private static Stream<String> names(String before, Enum<?>[] all) {
        return Stream.of(all).map(one -> before + one.name());
    }

    private static Map<String, Set<String>> particulars(String language) throws IOException {
        Map<String, Set<String>> all = new TreeMap<>();
        words(language)
                .forEach((key, text) -> all.put(
                        key,
                        PARTICULAR
                                .matcher(text)
                                .results()
                                .map(MatchResult::group)
                                .collect(Collectors.toSet())));
        return all;
    }

    private static Map<String, String> words(String language) throws IOException {
        Map<String, String> words = new TreeMap<>();
        PAIR.matcher(read("words/" + language + ".json"))
                .results()
                .forEach(pair -> assertEquals(null, words.put(pair.group(1), pair.group(2)), pair.group()));
        return words;
    }

    private static String read(String file) throws IOException {
        try (var in = Objects.requireNonNull(WordsTest.class.getResourceAsStream("/screens/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
