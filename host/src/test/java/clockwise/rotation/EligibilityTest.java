package clockwise.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a filing may ask of whoever takes the position, beside a seat. */
class EligibilityTest {
    private static Game game(Eligibility eligibility) {
        return new Game(new Rotation(Profile.TWO_THEN_OFFER, Optional.empty(), eligibility));
    }

    private static Candidate patron(int seat, int wagers, boolean playedLastHand) {
        return new Candidate(seat, "P" + seat, Kind.PATRON, wagers, playedLastHand);
    }

    @Test
    void whoeverSatOutTheLastHandIsNotAsked() {
        Game game = game(new Eligibility(true, 0)).sits(patron(1, 5, true)).sits(patron(2, 5, false));
        assertEquals(Optional.of(Bar.SAT_OUT), game.bar(2));
        assertEquals(List.of(1), game.asked());
    }

    @Test
    void threeWagersAreAsked() {
        Game game = game(new Eligibility(false, 3)).sits(patron(1, 2, true)).sits(patron(2, 3, true));
        assertEquals(Optional.of(Bar.TOO_FEW_WAGERS), game.bar(1));
        assertEquals(List.of(2), game.asked());
    }

    /** Our reading: otherwise no game could begin. */
    @Test
    void whereNobodyQualifiesASeatIsEnough() {
        Game game = game(new Eligibility(true, 3)).sits(patron(1, 0, false)).sits(patron(2, 2, true));
        assertEquals(List.of(1, 2), game.asked());
    }

    /** Who holds the bank does not wager: that must not cost the position, nor count as somebody who qualifies. */
    @Test
    void theHolderNeedsNoWagers() {
        Game game = game(new Eligibility(true, 3))
                .sits(patron(1, 0, true))
                .sits(patron(2, 3, true))
                .deals(1, 1);
        assertEquals(List.of(1, 2), game.asked());
        Game alone = game(new Eligibility(true, 0))
                .sits(patron(1, 0, true))
                .sits(patron(2, 0, false))
                .deals(1, 2);
        assertEquals(List.of(2, 1), alone.asked());
    }

    @Test
    void aWagerOfTheHouseQualifiesNobody() {
        Game game = game(new Eligibility(true, 0))
                .sits(new Candidate(1, "H", Kind.HOUSE, 3, true))
                .sits(patron(2, 0, false));
        assertEquals(List.of(2), game.asked());
    }

    @Test
    void noFilingAsksForLessThanNothing() {
        assertThrows(IllegalArgumentException.class, () -> new Eligibility(false, -1));
    }
}
