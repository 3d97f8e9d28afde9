package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published counts of EZ Baccarat, found by playing every deal through the game. */
class CountBaccaratTest {
    @ParameterizedTest
    @ValueSource(strings = {"6", "8"})
    void countsArePublishedOnes(String decks) throws Exception {
        Vectors published = Vectors.read("baccarat-counts.csv").only("decks", List.of(decks));
        assertEquals(6, published.rows().size());
        Called called = Called.with("", "count", "baccarat", "--decks", decks);
        assertEquals(published.csv("event", "count"), called.out());
    }

    @Test
    void decksThatAreNotFiledAreRefused() throws Exception {
        assertEquals(2, Called.with("", "count", "baccarat", "--decks", "2").code());
        assertEquals(2, Called.with("", "count", "baccarat", "--decks", "9").code());
        assertEquals(2, Called.with("", "count", "baccarat", "--decks", "all").code());
        assertEquals(2, Called.with("", "count").code());
    }
}
