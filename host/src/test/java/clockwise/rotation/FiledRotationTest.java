package clockwise.rotation;

import static clockwise.rotation.Profile.TWO_THEN_INTERVENE;
import static clockwise.rotation.Profile.TWO_THEN_OFFER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rotation of the filings. */
class FiledRotationTest {
    @Test
    void filed3563_theFirstOfferBeginsAtSeat1() {
        Game game = Game.of(TWO_THEN_OFFER, 5, 2, 1);
        assertTrue(game.mustOffer());
        assertEquals(List.of(1, 2, 5), game.asked());
    }

    @Test
    void filed2493_2647_3838_theHolderIsAskedFirstForASecondHandAndLastForAThird() {
        Game game = Game.of(TWO_THEN_OFFER, 1, 3, 5).deals(3, 1);
        assertFalse(game.mustOffer());
        assertEquals(List.of(3, 5, 1), game.asked());
        game.deals(3, 1);
        assertTrue(game.mustOffer());
        assertEquals(List.of(5, 1, 3), game.asked(), "clockwise from the holder's left");
    }

    @Test
    void filed2493_whenAllDeclineTheHolderGoesOnForTwoMore() {
        Game game = Game.of(TWO_THEN_OFFER, 1, 2).deals(1, 2).dealsAfterOffer(1);
        assertFalse(game.mustOffer(), "the third hand is the first after the offer");
        game.deals(1, 1);
        assertTrue(game.mustOffer(), "and the fourth the second");
        assertEquals(4, game.position.holding().orElseThrow().hands());
    }

    @Test
    void filed200_313_983_1027_afterTwoHandsTheHolderIsBarredUntilSomebodyElseHasHeldIt() {
        Game game = Game.of(TWO_THEN_INTERVENE, 1, 2).deals(1, 2);
        assertEquals(Optional.of(Bar.TWO_HANDS), game.bar(1));
        assertEquals(List.of(2), game.asked());
        game.deals(2, 1);
        assertEquals(Optional.empty(), game.bar(1));
    }

    @Test
    void filed313_anOfferThatAllDeclinedDoesNotLiftTheBar() {
        Game game = Game.of(TWO_THEN_INTERVENE, 1, 2).dealsAfterOffer(1).dealsAfterOffer(1);
        assertEquals(Optional.of(Bar.TWO_HANDS), game.bar(1));
    }

    @Test
    void filed313_aRestartedGameDoesNotLiftTheBar() {
        Game game = Game.of(TWO_THEN_INTERVENE, 1, 2).deals(1, 2);
        game.position = game.position.restarted(game.at);
        assertEquals(Optional.of(Bar.TWO_HANDS), game.bar(1));
    }

    /** The profile that the room has switched on is obeyed beside the filed one, not instead of it. */
    @Test
    void theFiledBarHoldsBesideAnotherProfile() {
        Rotation both = new Rotation(TWO_THEN_INTERVENE, Optional.of(Profile.REGULATION_2026), Eligibility.SEATED);
        Game game = Game.of(both, 1, 2).dealsAfterOffer(1);
        assertTrue(game.mustOffer(), "11 CCR 2077: before every hand");
        assertEquals(List.of(2, 1), game.asked());
        game.dealsAfterOffer(1);
        assertEquals(Optional.of(Bar.TWO_HANDS), game.bar(1));
        assertEquals(Profile.REGULATION_2026, both.told());
    }

    @Test
    void whoeverChangesSeatsKeepsTheCount() {
        Game game = Game.of(TWO_THEN_INTERVENE, 1, 2).deals(1, 2);
        game.leaves(1);
        game.sits(4, "P1", Kind.PATRON);
        assertEquals(Optional.of(Bar.TWO_HANDS), game.bar(4));
    }

    /** Our reading: the hands were consecutive, because nobody dealt any in between. */
    @Test
    void whoeverLeavesAndComesBackKeepsTheCountUntilSomebodyElseHasHeldIt() {
        Game game = Game.of(TWO_THEN_OFFER, 1, 2).deals(1, 2);
        game.leaves(1);
        assertEquals(List.of(2), game.asked());
        game.sits(1, "P1", Kind.PATRON);
        assertTrue(game.mustOffer());
        assertEquals(List.of(2, 1), game.asked());
        game.deals(2, 1).deals(1, 1);
        assertEquals(1, game.position.holding().orElseThrow().hands());
    }

    @Test
    void afterAHolderWhoLeftTheOfferGoesOnFromThatSeat() {
        Game game = Game.of(TWO_THEN_OFFER, 1, 3, 6).deals(3, 1);
        game.leaves(3);
        assertEquals(List.of(6, 1), game.asked());
    }

    @Test
    void penalCode330_11_theHouseNeverHoldsIt() {
        for (Profile profile : Profile.values()) {
            Game game = Game.of(profile, 2).sits(1, "H", Kind.HOUSE);
            assertEquals(Optional.of(Bar.HOUSE), game.bar(1), profile.name());
            assertEquals(List.of(2), game.asked(), profile.name());
        }
    }

    /** The position is told of a hand only when it counted, so that a voided round leaves no trace. */
    @Test
    void aVoidedRoundIsNoHand() {
        Game game = Game.of(TWO_THEN_OFFER, 1, 2).deals(1, 1);
        Position before = game.position;
        Position voided = before.taken(1, "P1", Kind.PATRON, game.at, false);
        assertEquals(before, voided);
    }
}
