package clockwise.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Every filing says what every standing means, and every verdict says where. */
class WinnersTest {
    static final List<TwentyOne> GAMES = TwentyOne.ALL;

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyStandingHasAVerdictWithItsSource(TwentyOne game) {
        Winners winners = game.rules().winners();
        for (Standing standing : Standing.values()) {
            if (standing == Standing.BOTH_OVER_EXCEPTED && winners.overPush() == OverPush.NEVER) {
                continue;
            }
            String why = winners.of(standing).why();
            assertTrue(why.matches(".+ \\((filed [0-9]+(, [0-9]+)?|inferred, .+)\\)"), game.id() + ": " + why);
        }
    }

    @ParameterizedTest(name = "{0} up to {1} is {2}, soft {3}")
    @CsvSource({
        "Ah Kd,21,21,true", // filed 238
        "Ah Ad,21,12,true", // filed 247
        "Ah Ad Kd,21,12,false",
        "Ah Ad,22,22,true", // filed 21
        "Ah Kd,22,21,true", // filed 23
        "Ah Ad Kd,22,22,true",
        "Ah 5d 6c,22,22,true",
        "Ah 5d 6c 2c,22,14,false",
        "XX 2d,22,22,false", // filed 24
        "9h 8c XX,21,21,false", // filed 172
        "Kh 8c 7d,21,25,false"
    })
    void totals(String cards, int limit, int points, boolean soft) {
        List<Card> hand = Arrays.stream(cards.split(" ", -1))
                .map(text -> Card.read(text).orElseThrow())
                .toList();
        assertEquals(new Total(points, soft), Total.of(hand, limit));
    }
}
