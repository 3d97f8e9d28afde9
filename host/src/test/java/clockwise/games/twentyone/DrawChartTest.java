package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Who must hit and who must stand, row by row of the charts in the filings. */
class DrawChartTest {
    /** The games in the order of the variants V1 to V7. */
    private static final List<TwentyOne> GAMES = List.of(
            TwentyOne.CENTURY,
            TwentyOne.JOKER,
            TwentyOne.NO_BUST_4_0,
            TwentyOne.NO_BUST_6_0,
            TwentyOne.PURE_SPANISH,
            TwentyOne.BUSTER_4_0,
            TwentyOne.NO_BUST_4_01);

    @ParameterizedTest
    @CsvFileSource(resources = "/vectors/twentyone-draw-chart.csv", numLinesToSkip = 1)
    void chart(String variant, String who, String kind, int points, String action) {
        DrawChart chart = GAMES.get(variant.charAt(1) - '1').rules().chart();
        Total total = new Total(points, kind.equals("soft"));
        DrawChart.Draw draw = who.equals("dealer") ? chart.dealer(total) : chart.player(total);
        assertEquals(action, draw.name());
    }
}
