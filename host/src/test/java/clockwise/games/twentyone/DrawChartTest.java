package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Who must hit and who must stand, row by row of the charts in the filings. */
class DrawChartTest {
    private static final Map<String, TwentyOne> GAMES = Map.of(
            "V1", TwentyOne.CENTURY,
            "V2", TwentyOne.JOKER,
            "V3", TwentyOne.NO_BUST_4_0,
            "V4", TwentyOne.NO_BUST_6_0,
            "V5", TwentyOne.PURE_SPANISH,
            "V6", TwentyOne.BUSTER_4_0,
            "V7", TwentyOne.NO_BUST_4_01);

    @ParameterizedTest
    @CsvFileSource(resources = "/vectors/twentyone-draw-chart.csv", numLinesToSkip = 1)
    void chart(String variant, String who, String kind, int points, String action) {
        DrawChart chart = GAMES.get(variant).rules().chart();
        Total total = new Total(points, kind.equals("soft"));
        DrawChart.Draw draw = who.equals("dealer") ? chart.dealer(total) : chart.player(total);
        assertEquals(action, draw.name());
    }
}
