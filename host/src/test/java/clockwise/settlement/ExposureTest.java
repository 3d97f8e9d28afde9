package clockwise.settlement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which wager is named before the deal when the bank is short. */
class ExposureTest {
    /** The player-dealer sits at 3: seat 4 is settled first, and 1 before 2, whatever the numbers of the wagers are. */
    @Test
    void theFirstAtRiskIsTheFirstInTheOrderOfSettlement() {
        Exposure risk = exposure("ez-baccarat", "PLAYER", 3, 30, 2, 1, 4);
        assertEquals(List.of(1, 2), risk.atRisk());
        assertEquals(2, risk.first(), "seat 1 comes before seat 2");
        assertEquals(3, exposure("ez-baccarat", "PLAYER", 3, 10, 2, 1, 4).first(), "seat 4 is the first of all");
    }

    @Test
    void noneIsNamedWhereTheBankReachesAll() {
        assertEquals(0, exposure("ez-baccarat", "PLAYER", 3, 60, 2, 1, 4).first());
    }

    /**
     * Of six seats the button may fall on each; seat 2 is the last of three in more of these orders than the others.
     */
    @Test
    void whereTheButtonDecidesItIsTheOneThatIsReachedLeastOften() {
        Exposure risk = exposure("fortune-pai-gow", "BASE", 1, 40, 2, 5, 7);
        assertEquals(List.of(1, 2, 3), risk.atRisk());
        assertEquals(List.of(), risk.surely());
        assertEquals(1, risk.first());
    }

    /** Wagers of $20 in these circles against a bank of so many dollars. */
    private static Exposure exposure(String id, String bet, int dealerSeat, int bank, int... circles) {
        Game game = Games.byId(id).orElseThrow();
        Felt felt = new Felt(
                id, 7, game.terms().leastDecks(), Money.dollars(10), Money.dollars(500), Money.dollars(1), Set.of());
        List<Wager> wagers = new ArrayList<>();
        for (int circle : circles) {
            wagers.add(new Wager(wagers.size() + 1, Spot.seat(circle), 0, circle, bet, Money.dollars(20)));
        }
        return Exposure.of(game, new Round(1, felt, dealerSeat, Money.dollars(bank), wagers, List.of()));
    }
}
