package clockwise.games.paigow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import clockwise.cards.Card;
import clockwise.cards.CardBits;
import clockwise.cards.Poker;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** House Way, bonus rows and poker keys against the vectors, against plain code, and row by row of the chart. */
class HouseWayTest {
    private static final int HANDS = "full".equals(System.getProperty("clockwise.dose")) ? 50_000 : 5_000;

    @Test
    void everyVectorIsSetAsItSays() throws Exception {
        List<String[]> rows = rows("house-way.csv");
        assertEquals(1000, rows.size());
        for (String[] row : rows) {
            long cards = cards(row[1]);
            Setting setting = HouseWay.of(cards);
            String got = "%06x,%06x,%s"
                    .formatted(
                            setting.frontKey(),
                            setting.backKey(),
                            Bonus.of(cards).name());
            assertEquals(row[5] + "," + row[6] + "," + row[7], got, row[0]);
        }
    }

    @Test
    void everyVectorRoundEndsAsItSays() throws Exception {
        List<String[]> rows = rows("pai-gow-rounds.csv");
        assertEquals(500, rows.size());
        for (String[] row : rows) {
            Comparison comparison = Comparison.of(HouseWay.of(cards(row[1])), HouseWay.of(cards(row[2])));
            String got = sign(comparison.front()) + sign(comparison.back()) + comparison.result();
            assertEquals(row[7] + row[8] + row[9], got, row[0]);
            assertEquals(row[10], Bonus.of(cards(row[1])).name(), row[0]);
        }
    }

    @Test
    void plainCodeSetsTheSame() {
        Random random = new Random(2539);
        Set<Integer> categories = new HashSet<>();
        for (int i = 0; i < HANDS; i++) {
            List<Card> cards = i % 2 == 0 ? RandomHands.one(random) : RandomHands.rare(random);
            Setting setting = HouseWay.of(CardBits.of(cards));
            assertEquals(Naive.houseWay(cards), List.of(setting.frontKey(), setting.backKey()), cards::toString);
            assertEquals(CardBits.of(cards), setting.front() | setting.back());
            assertEquals(2, Long.bitCount(setting.front()));
            assertFalse(setting.isFoul(), cards::toString);
            categories.add(Poker.category(setting.backKey()));
        }
        assertEquals(Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), categories, "the hands reach too little of the chart");
    }

    @Test
    void plainCodeFindsTheSameBonus() {
        Random random = new Random(2620);
        Set<Bonus> found = EnumSet.noneOf(Bonus.class);
        for (int i = 0; i < HANDS; i++) {
            List<Card> cards = i % 2 == 0 ? RandomHands.one(random) : RandomHands.rare(random);
            Bonus bonus = Bonus.of(CardBits.of(cards));
            assertEquals(Naive.bonus(cards), bonus, cards::toString);
            found.add(bonus);
        }
        assertEquals(EnumSet.allOf(Bonus.class), found, "the hands reach too little of the table");
    }

    /** Lines of the filing's chart and of the room's additions, one by one: cards, front, back key. */
    @ParameterizedTest
    @CsvSource({
        "2541-no-pairs, AcKdJh9s7c5d3h, JhKd, 0e9753",
        "2546-one-pair, 8c8dAhQsJc5d3h, QsAh, 18b530",
        "2547-queens-split, QcQd3h3sAcKd7h, 3h3s, 1ced70",
        "2547-jacks-behind-with-an-ace, JcJd3h3sAc9d7h, 9dAc, 2b3700",
        "2547-jacks-split-without, JcJd3h3sKc9d7h, 3h3s, 1bd970",
        "2547-nines-behind-with-the-joker, 9c9d3h3sXXJd7h, JdXX, 293700",
        "2547-eights-behind-with-a-king, 8c8d3h3sKcJd7h, JdKc, 283700",
        "2547-eights-split-without, 8c8d3h3sQcJd7h, 3h3s, 18cb70",
        "2547-fives-behind-with-a-queen, 5c5d3h3sQcJd7h, JdQc, 253700",
        "2547-fives-split-without, 5c5d3h3sTcJd7h, 3h3s, 15ba70",
        "2548-three-pairs, KcKd9h9s4c4d2h, KcKd, 294200",
        "2549-three-aces, AcAdAhQs9c6d3h, QsAc, 1e9630",
        "2549-three-kings, KcKdKhQs9c6d3h, 9cQs, 3d6300",
        "2550-two-sets, KcKdKh7s7c7d3h, KcKd, 37d300",
        "2551-five-aces, AcAdAhAsXX7d3h, AcAd, 3e7300",
        "2551-five-aces-and-a-pair, AcAdAhAsXX7d7h, AcAd, 6e7000",
        "2552-royal-flush, AsKsQsJsTs4d2c, 2c4d, 9e0000",
        "2552-straight-flush-kept, 9s8s7s6s5sKd2c, 2cKd, 890000",
        "2552-the-front-first, AsKsQsJsTs9d2c, 2cAs, 4d0000",
        "2553-pair-in-front, AcKdQhJsTc7d7h, 7d7h, 4e0000",
        "2553-aces-and-joker, AcAdXX9d7d4dKs, KsAc, 5ed974",
        "2554-two-pairs-with-a-flush, KsQs8s8d3s3hJs, QsKs, 283b00",
        "2555-trips-with-a-straight, 9c9d9hTsJcQdKh, 9c9d, 4d0000",
        "four-aces-split, AcAdAhAs9c6d3h, AcAd, 1e9630",
        "four-aces-with-joker-and-straight, AcAdAhXXKcQdJh, AcAd, 4e0000",
        "four-jacks-together-with-a-king, JcJdJhJsKc6d3h, 6dKc, 7b3000",
        "four-jacks-split, JcJdJhJsQc6d3h, JcJd, 1bc630",
        "four-eights-together-with-a-queen, 8c8d8h8sQc6d3h, 6dQc, 783000",
        "four-eights-split, 8c8d8h8sJc6d3h, 8c8d, 18b630",
        "four-fives-together, 5c5d5h5s7c6d3h, 6d7c, 753000",
        "four-and-a-pair, AcAdAhAs7c7d3h, 7c7d, 7e3000",
        "four-and-three, 5c5d5h5sKcKdKh, KcKd, 75d000",
        "four-and-joker-with-ace, 5c5d5h5sAcXX9h, AcXX, 759000",
        "full-house, 7c7d7hKcKd9s2h, KcKd, 379200",
        "full-house-and-a-pair, 7c7d7hKcKd9s9h, KcKd, 679000",
    })
    void row(String name, String cards, String front, String back) {
        Setting setting = HouseWay.of(cards(cards));
        assertEquals(Poker.two(cards(front)), setting.frontKey(), name + ": " + setting);
        assertEquals(back, "%06x".formatted(setting.backKey()), name + ": " + setting);
    }

    private static List<String[]> rows(String file) throws Exception {
        var stream = HouseWayTest.class.getResourceAsStream("/vectors/" + file);
        List<String[]> rows = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            in.lines().skip(1).forEach(line -> rows.add(line.split(",", -1)));
        }
        return rows;
    }

    private static long cards(String text) {
        long cards = 0;
        for (int i = 0; i < text.length(); i += 2) {
            cards |= CardBits.of(Card.read(text.substring(i, i + 2)).orElseThrow());
        }
        return cards;
    }

    private static String sign(int compared) {
        return compared > 0 ? "+" : compared < 0 ? "-" : "=";
    }
}
