package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Irregularity.Effect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What may go wrong at each game, with its source and effect. Names never change: they stand in the log. */
class IrregularitiesOfGamesTest {
    private static final List<String> HOUSE_RULES = List.of(
            "WRONG_DEALER_CARDS, filed 48, floor, ROUND_VOID",
            "WRONG_START, filed 55, floor, ROUND_VOID",
            "MISSING_CARD, filed 49, HAND_DEAD_AND_FREE_COLLECTION",
            "HAND_WITHOUT_WAGER, filed 50-51, HAND_DEAD",
            "DEALER_SEEN_BEFORE_DRAW, filed 52, HANDS_DEAD",
            "DEALER_SEEN_DURING_DRAW, filed 54, HANDS_DEAD",
            "PASSED_PLAYER, filed 41, NOTED",
            "UNWANTED_HIT, filed 42, NOTED",
            "TWO_HIT_CARDS, filed 56, NOTED",
            "CARD_OFF_TABLE, filed 43, NOTED",
            "ABANDONED_HAND, filed 57, HOUSE_PLAYS");
    private static final List<String> SHOE = List.of(
            "FACE_UP_CARD, Pennsylvania 659a.13(f), NOTED", "SECOND_FACE_UP_CARD, Pennsylvania 659a.13(f), ROUND_VOID");
    private static final List<String> SHUFFLER = List.of(
            "SHUFFLER_JAM, Pennsylvania 659a.13(l), SHUFFLE_DUE",
            "SHUFFLER_JAM_IN_PLAY, Pennsylvania 659a.13(m), floor, ROUND_VOID",
            "SHUFFLER_OUT_OF_ORDER, Pennsylvania 659a.13(n), ALERT");
    private static final List<String> PAI_GOW = List.of(
            "WRONG_NUMBER_OF_CARDS, Pennsylvania 659a.13(h), (k), floor, ROUND_VOID",
            "DICE_MISCOUNTED, Pennsylvania 659a.13(c), floor, ROUND_VOID",
            "DEALER_CARD_EXPOSED, Pennsylvania 659a.13(e), (j), floor, ROUND_VOID",
            "PLAYER_CARD_EXPOSED, Pennsylvania 659a.13(d), HAND_DEAD",
            "DEALER_NOT_HOUSE_WAY, Pennsylvania 659a.13(i), NOTED",
            "NO_ROLL, Pennsylvania 659a.13(a), (b), NOTED");
    private static final List<String> BACCARAT = List.of(
            "FIRST_CARD_FACE_UP, Colorado 30-2816(3), ROUND_VOID",
            "LATER_CARD_FACE_UP, Colorado 30-2816(3), NOTED",
            "WRONG_THIRD_CARD, Colorado 30-2816(1)-(2), NOTED",
            "SHOE_SHORT, Colorado 30-2816(4), ROUND_VOID");

    @Test
    void filed41to57_areFor21stCentury() {
        assertEquals(joined(HOUSE_RULES, SHOE, SHUFFLER), listed("21st-century"));
    }

    @Test
    void filed41to57_serveTheOtherGamesOfTheFamilyByAnalogy() {
        List<String> byAnalogy = HOUSE_RULES.stream()
                .map(row -> row.replace(", filed", ", as filed"))
                .toList();
        for (String id : List.of(
                "no-bust-joker",
                "no-bust-4.0",
                "no-bust-4.01",
                "no-bust-6.0",
                "no-bust-buster-4.0",
                "pure-spanish-21.5")) {
            assertEquals(joined(byAnalogy, SHOE, SHUFFLER), listed(id));
        }
    }

    @Test
    void pennsylvania659a13_servesPaiGow() {
        assertEquals(joined(PAI_GOW, SHOE, SHUFFLER), listed("fortune-pai-gow"));
    }

    /** Colorado's rule on face-up cards stands in place of Pennsylvania's. */
    @Test
    void colorado30_2816_servesBaccarat() {
        assertEquals(joined(BACCARAT, SHUFFLER), listed("ez-baccarat"));
        assertEquals(joined(BACCARAT, SHUFFLER), listed("seven-mile-baccarat"));
    }

    @Test
    void everyNameIsPlainAndOccursOnceInAGame() {
        for (Game game : Games.all()) {
            Set<String> names = new HashSet<>();
            for (Irregularity irregularity : game.irregularities()) {
                assertTrue(irregularity.name().matches("[A-Z]+(_[A-Z]+)*"), irregularity::name);
                assertTrue(names.add(irregularity.name()), irregularity::name);
                assertTrue(irregularity.sentence().endsWith("."), irregularity::sentence);
                assertEquals(irregularity.effect() == Effect.HANDS_DEAD, irregularity.needsBothCards());
            }
        }
    }

    private static List<String> listed(String id) {
        return Games.byId(id).orElseThrow().irregularities().stream()
                .map(irregularity -> irregularity.name() + ", " + irregularity.source()
                        + (irregularity.floor() ? ", floor, " : ", ") + irregularity.effect())
                .toList();
    }

    @SafeVarargs
    private static List<String> joined(List<String>... lists) {
        List<String> joined = new ArrayList<>();
        for (List<String> list : lists) {
            joined.addAll(list);
        }
        return joined;
    }
}
