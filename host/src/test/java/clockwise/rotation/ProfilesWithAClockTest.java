package clockwise.rotation;

import static clockwise.rotation.Profile.GUIDANCE_2016;
import static clockwise.rotation.Profile.REGULATION_2026;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The guidance of 2016 and the regulation of 2026. */
class ProfilesWithAClockTest {
    @Test
    void guidance2016_afterSixtyMinutesTheHolderIsBarred() {
        Game game = Game.of(GUIDANCE_2016, 1, 2).deals(1, 1);
        game.at = 60 * Game.MINUTE - 1;
        assertEquals(Optional.empty(), game.bar(1));
        game.at = 60 * Game.MINUTE;
        assertEquals(Optional.of(Bar.SIXTY_MINUTES), game.bar(1));
        assertEquals(List.of(2), game.asked());
    }

    @Test
    void guidance2016_afterTheStopTheTimeBeginsAnew() {
        Game game = Game.of(GUIDANCE_2016, 1, 2).deals(1, 1);
        game.position = game.position.afterStop(62 * Game.MINUTE);
        game.at = 121 * Game.MINUTE;
        assertEquals(Optional.empty(), game.bar(1));
        game.at = 122 * Game.MINUTE;
        assertEquals(Optional.of(Bar.SIXTY_MINUTES), game.bar(1));
    }

    @Test
    void guidance2016_itIsOfferedAfterTwoHandsToo() {
        assertTrue(Game.of(GUIDANCE_2016, 1, 2).deals(1, 2).mustOffer());
    }

    @Test
    void regulation2026_itIsOfferedBeforeEveryHand() {
        Game game = Game.of(REGULATION_2026, 1, 2).dealsAfterOffer(1);
        assertTrue(game.mustOffer());
        assertEquals(List.of(2, 1), game.asked());
    }

    @Test
    void regulation2026_noTwoTurnsOfATppps() {
        Game game = Game.of(REGULATION_2026, 2).sits(1, "T", Kind.TPPPS);
        assertEquals(List.of(1, 2), game.asked());
        game.dealsAfterOffer(1);
        assertEquals(Optional.of(Bar.TPPPS_TWICE), game.bar(1));
        game.dealsAfterOffer(2);
        assertEquals(Optional.empty(), game.bar(1));
    }

    @Test
    void regulation2026_oneTpppsAtATable() {
        for (Profile profile : Profile.values()) {
            assertEquals(profile == REGULATION_2026, Game.of(profile).rotation.allowsOneTpppsOnly(), profile.name());
        }
    }

    @Test
    void regulation2026_theGameEndsWhenFewerThanTwoOthersHeldItInFortyMinutes() {
        Game game = Game.of(REGULATION_2026, 2, 3).sits(1, "T", Kind.TPPPS);
        game.dealsAfterOffer(1).dealsAfterOffer(2);
        assertFalse(game.rotation.mustEnd(game.position, 40 * Game.MINUTE - 1));
        assertTrue(game.rotation.mustEnd(game.position, 40 * Game.MINUTE));
        game.dealsAfterOffer(3);
        assertFalse(game.rotation.mustEnd(game.position, 40 * Game.MINUTE - 1));
    }

    @Test
    void regulation2026_theWindowSlides() {
        Game game = Game.of(REGULATION_2026, 2, 3).sits(1, "T", Kind.TPPPS);
        game.dealsAfterOffer(2);
        game.at = 10 * Game.MINUTE;
        game.dealsAfterOffer(3);
        game.at = 20 * Game.MINUTE;
        game.dealsAfterOffer(1);
        assertFalse(game.rotation.mustEnd(game.position, 49 * Game.MINUTE), "P2 held it until 10, P3 until 20");
        assertTrue(game.rotation.mustEnd(game.position, 50 * Game.MINUTE), "P2's spell is forty minutes ago");
    }

    @Test
    void regulation2026_theWindowOfAnOpenedTableBeginsWithItsFirstHand() {
        Game game = Game.of(REGULATION_2026, 2);
        assertFalse(game.rotation.mustEnd(game.position, 50 * Game.MINUTE));
        game.at = 50 * Game.MINUTE;
        game.dealsAfterOffer(2);
        assertFalse(game.rotation.mustEnd(game.position, 90 * Game.MINUTE - 1));
        assertTrue(game.rotation.mustEnd(game.position, 90 * Game.MINUTE));
    }

    @Test
    void regulation2026_onePersonTwiceIsOnePerson() {
        Game game = Game.of(REGULATION_2026, 2).sits(1, "T", Kind.TPPPS);
        game.dealsAfterOffer(2).dealsAfterOffer(1).dealsAfterOffer(2);
        assertTrue(game.rotation.mustEnd(game.position, 40 * Game.MINUTE));
    }

    @Test
    void regulation2026_aRestartedGameHasAWindowOfItsOwn() {
        Game game = Game.of(REGULATION_2026, 2).dealsAfterOffer(2);
        game.position = game.position.restarted(41 * Game.MINUTE);
        assertFalse(game.rotation.mustEnd(game.position, 80 * Game.MINUTE));
        assertTrue(game.rotation.mustEnd(game.position, 81 * Game.MINUTE));
    }

    @Test
    void onlyTheseTwoHaveAClock() {
        for (Profile profile : Profile.values()) {
            boolean clock = profile == GUIDANCE_2016 || profile == REGULATION_2026;
            assertEquals(clock, Game.of(profile).rotation.hasClock(), profile.name());
            assertFalse(!clock && Game.of(profile).rotation.mustEnd(Position.begun(0), Long.MAX_VALUE));
        }
    }
}
