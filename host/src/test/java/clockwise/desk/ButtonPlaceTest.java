package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import clockwise.games.Games;
import clockwise.rules.Game;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ButtonPlaceTest {
    private static final String HEADER = "id,game,seats,dealer_seat,wager_seats,value\n";

    @Test
    void everyRowOfTheReference() throws Exception {
        List<String> games = Games.all().stream().map(Game::id).toList();
        Vectors vectors = Vectors.read("action-button.csv").only("game", games);
        assertFalse(vectors.rows().isEmpty());
        Called called =
                Called.with(vectors.csv("id", "game", "seats", "dealer_seat", "wager_seats", "value"), "button");
        assertEquals("", called.err());
        assertEquals(vectors.csv("id", "button_seat", "first_action_seat", "settlement_order"), called.out());
        assertEquals(0, called.code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,bingo,7,1,2, | no game bingo",
                "1,ez-baccarat,8,1,2, | seats is not within 2 to 7: 8",
                "1,ez-baccarat,7,0,2, | dealer_seat is not within 1 to 7: 0",
                "1,ez-baccarat,7,2,2, | wager_seats has 2, the player-dealer's",
                "1,ez-baccarat,7,2,3 3, | wager_seats has 3 twice",
                "1,ez-baccarat,7,2,3 8, | wager_seats is not within 1 to 7: 8",
                "1,ez-baccarat,7,2,3 x, | wager_seats has no seat x",
                "1,ez-baccarat,seven,2,3, | seats is no whole number: seven"
            })
    void anUnreadableRowIsReportedWithItsLine(String row, String complaint) throws Exception {
        Called called = Called.with(HEADER + row + "\n", "button");
        assertEquals("line 2: " + complaint, called.err().strip());
        assertEquals(2, called.code());
    }
}
