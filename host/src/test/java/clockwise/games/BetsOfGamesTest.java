package clockwise.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which bets are bonus bets, and the most that each can win. */
class BetsOfGamesTest {
    /** Ten dollars win so much at best; the filed line of the odds is beside them. */
    @ParameterizedTest
    @CsvSource({
        "21st-century, BASE, 1000", // 20
        "no-bust-joker, BASE, 2000", // 194
        "no-bust-4.0, BASE, 1200", // 344
        "no-bust-4.0, INSURANCE, 2000", // 346
        "no-bust-4.0, BUSTER, 200000", // 389
        "no-bust-4.01, BASE, 1200", // 1017
        "no-bust-6.0, BASE, 1200", // 425
        "no-bust-6.0, SPLIT, 1000", // 425: a natural is dealt, not made
        "no-bust-buster-4.0, BASE, 1500", // 689
        "no-bust-buster-4.0, BUSTER, 250000", // 834
        "no-bust-buster-4.0, LUCKY, 200000", // 856
        "pure-spanish-21.5, BASE, 1200", // 563
        "pure-spanish-21.5, DOUBLE, 1000", // 645
        "pure-spanish-21.5, MATCH, 16000", // 672
        "fortune-pai-gow, BASE, 1000", // 2558
        "fortune-pai-gow, FORTUNE, 8000000", // 2620
        "fortune-pai-gow, ENVY, 500000", // 2620, whatever is staked
        "ez-baccarat, PLAYER, 1000", // 2680
        "ez-baccarat, BANKER, 1000", // 2681
        "ez-baccarat, TIE, 8000", // 2740
        "seven-mile-baccarat, PANDA8, 25000", // 3649
        "seven-mile-baccarat, DRAGON7, 40000" // 3664
    })
    void tenDollarsWinAtMost(String id, String bet, long cents) {
        Game game = Games.byId(id).orElseThrow();
        Wager wager = new Wager(1, Spot.seat(1), 0, 1, bet, Money.dollars(10));
        assertEquals(new Money(cents), game.most(wager, felt(game, Money.CENT)));
    }

    @Test
    void whatCanBeWonIsRoundedDownToTheUnit() {
        Game game = Games.byId("no-bust-4.0").orElseThrow();
        Wager wager = new Wager(1, Spot.seat(1), 0, 1, "BASE", new Money(5_50));
        assertEquals(new Money(6_50), game.most(wager, felt(game, new Money(50))));
    }

    /** Everything that stands under the heading of bonus bets, EZ Baccarat's tie too. */
    @Test
    void filed371_663_805_836_2580_2729_3624_bonusBets() {
        Map<String, List<String>> bonus = new TreeMap<>();
        for (Game game : Games.all()) {
            bonus.put(game.id(), names(game.bets().stream().filter(Bet::bonus)));
        }
        assertEquals(
                Map.of(
                        "21st-century", List.of(),
                        "no-bust-joker", List.of(),
                        "no-bust-4.0", List.of("BUSTER"),
                        "no-bust-4.01", List.of(),
                        "no-bust-6.0", List.of(),
                        "no-bust-buster-4.0", List.of("LUCKY", "BUSTER"),
                        "pure-spanish-21.5", List.of("MATCH"),
                        "fortune-pai-gow", List.of("FORTUNE", "ENVY"),
                        "ez-baccarat", List.of("TIE", "PANDA8", "DRAGON7"),
                        "seven-mile-baccarat", List.of("TIE", "PANDA8", "DRAGON7")),
                bonus);
    }

    private static Felt felt(Game game, Money unit) {
        int seats = game.terms().seats();
        int decks = game.terms().mostDecks();
        return new Felt(game.id(), seats, decks, Money.dollars(1), Money.dollars(500), unit, Set.of());
    }

    private static List<String> names(Stream<Bet> bets) {
        return bets.map(Bet::name).toList();
    }
}
