package clockwise.games;

import static clockwise.rotation.Profile.TWO_THEN_INTERVENE;
import static clockwise.rotation.Profile.TWO_THEN_OFFER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.rotation.Profile;
import clockwise.rules.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every game names the rotation that is filed for it. */
class RotationOfGamesTest {
    @Test
    void filed200_313_983_andByInference73_somebodyElseMustTakeIt() {
        assertEquals(
                List.of("21st-century", "no-bust-joker", "no-bust-4.0", "no-bust-4.01"), games(TWO_THEN_INTERVENE));
    }

    @Test
    void filed501_683_596_2647_3522_2493_itIsOfferedAfterTwoHands() {
        assertEquals(
                List.of(
                        "no-bust-6.0",
                        "no-bust-buster-4.0",
                        "pure-spanish-21.5",
                        "ez-baccarat",
                        "seven-mile-baccarat",
                        "fortune-pai-gow"),
                games(TWO_THEN_OFFER));
    }

    private static List<String> games(Profile rotation) {
        return Games.all().stream()
                .filter(game -> game.terms().rotation() == rotation)
                .map(Game::id)
                .toList();
    }
}
