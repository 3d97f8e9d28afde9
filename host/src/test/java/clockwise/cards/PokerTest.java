package clockwise.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys of poker hands, the joker's readings and the two ways to rank A-2-3-4-5. */
class PokerTest {
    @ParameterizedTest
    @CsvSource({
        "AcAdAhAsXX, ae0000",
        "AsKsQsJsTs, 9e0000",
        "AsKsQsXXTs, 9e0000",
        "9s8s7s6sXX, 8a0000",
        "As2s3s4s5s, 850000",
        "AcAdAhXX9s, 7e9000",
        "9c9d9h9sXX, 79e000",
        "KcKdKhAsXX, 6de000",
        "9s7s4s2sXX, 5e9742",
        "As7s4s2sXX, 5ed742",
        "AcKcQc9cXX, 5edcb9",
        "As2d3h5cXX, 450000",
        "2d3h4c5sXX, 460000",
        "AcKdQhTsXX, 4e0000",
        "AcAd9h7sXX, 3e9700",
        "9c9d7h7sXX, 297e00",
        "9c9d7h5sXX, 19e750",
        "Ac9d7h5sXX, 1e9750",
        "9c8d4h2sXX, 0e9842",
    })
    void theJokerIsAnAceOrCompletesAHand(String cards, String key) {
        assertEquals(key, "%06x".formatted(Poker.WHEEL_LOWEST.five(bits(cards))));
    }

    @Test
    void theWheelMayBeTheSecondHighestStraight() {
        int wheel = Poker.WHEEL_SECOND.five(bits("As2d3h4c5s"));
        assertTrue(wheel > Poker.WHEEL_SECOND.five(bits("KsQdJhTc9s")));
        assertTrue(wheel < Poker.WHEEL_SECOND.five(bits("AsKdQhJcTs")));
        assertEquals(wheel, Poker.WHEEL_SECOND.five(bits("XX2d3h4c5s")), "the joker takes the better of the two");
        assertTrue(Poker.WHEEL_LOWEST.five(bits("As2d3h4c5s")) < Poker.WHEEL_LOWEST.five(bits("2d3h4c5s6s")));
    }

    @Test
    void twoCardsAreAPairOrHighCards() {
        assertEquals(0x1e0000, Poker.two(bits("AcXX")));
        assertEquals(0x0e9000, Poker.two(bits("9dXX")));
        assertEquals(0x0d2000, Poker.two(bits("2dKs")));
    }

    @Test
    void bitsAndCardsAreTheSame() {
        assertEquals("2c9dAcAsXX", CardBits.text(bits("AsXX2cAc9d")));
        assertThrows(
                IllegalArgumentException.class,
                () -> CardBits.of(Card.read("9?").orElseThrow()));
    }

    private static long bits(String text) {
        long cards = 0;
        for (int i = 0; i < text.length(); i += 2) {
            cards |= CardBits.of(Card.read(text.substring(i, i + 2)).orElseThrow());
        }
        return cards;
    }
}
