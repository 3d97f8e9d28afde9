package clockwise.table;

import static clockwise.table.Sitting.DEALER;
import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.tppps;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rotation.Bar;
import clockwise.rotation.Eligibility;
import clockwise.rotation.Kind;
import clockwise.rotation.Profile;
import clockwise.settlement.Coverage;
import clockwise.table.OfferLine.Answer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The offer of the position at a table, hand after hand. */
class OfferTest {
    private static final long MINUTE = 60_000_000L;

    /** A table of this game where the room has switched this profile on beside the filed one. */
    static Sitting under(String game, Profile also, int... seats) {
        return Sitting.at(Sitting.with(opening(game, 6), Optional.of(also), Coverage.SINGLE_ACTION), seats);
    }

    private static void hand(Sitting sitting, int bank, int player, String bet) {
        sitting.begins(bank, 100, bid(player, bet, 10));
        sitting.plays();
    }

    private static void goesOn(Sitting sitting, int player, String bet) {
        sitting.dealer(new Command.AllDeclined());
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.locks(bid(player, bet, 10));
        sitting.plays();
    }

    private static void tick(Sitting sitting) {
        sitting.does(Actor.HOST, new Command.Tick(), sitting.given());
    }

    @Test
    void filed2647_afterTwoHandsTheOthersAreAskedAndTheHolderLast() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2, 3);
        hand(sitting, 1, 2, "PLAYER");
        hand(sitting, 1, 2, "PLAYER");
        sitting.refuses(Rejection.OFFER_OUT_OF_TURN, DEALER, new Command.AnswerOffer(1, Answer.ACCEPT));
        sitting.declines(2);
        sitting.dealer(new Command.AnswerOffer(3, Answer.AWAY));
        sitting.accepts(1);
        assertEquals(1, sitting.table.taking().orElseThrow().turn(), "the first of two more");
        assertTrue(sitting.table.taking().orElseThrow().offered());
    }

    @Test
    void allDeclinedIsOneTap() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2, 3);
        hand(sitting, 1, 2, "PLAYER");
        hand(sitting, 1, 2, "PLAYER");
        goesOn(sitting, 2, "PLAYER");
        Offer offer = OfferLog.of(sitting.log).getLast();
        assertEquals(
                List.of(Answer.DECLINE, Answer.DECLINE, Answer.ACCEPT),
                offer.lines().stream().map(OfferLine::answer).toList());
        assertEquals(3, sitting.table.position().holding().orElseThrow().hands());
    }

    @Test
    void filed313_whenNobodyElseTakesItTheGameIsBroken() {
        Sitting sitting = Sitting.at(opening("no-bust-4.0", 6), 1, 2);
        hand(sitting, 1, 2, "BASE");
        hand(sitting, 1, 2, "BASE");
        sitting.declines(2);
        assertEquals(Phase.BROKEN, sitting.table.phase());
        sitting.dealer(new Command.ChangeShoe("broken game"));
        sitting.dealer(new Command.RestartGame());
        sitting.refuses(Rejection.OFFER_OUT_OF_TURN, DEALER, new Command.AnswerOffer(1, Answer.ACCEPT));
        hand(sitting, 2, 1, "BASE");
        sitting.declines(2);
        sitting.accepts(1);
    }

    @Test
    void penalCode330_11_theHouseIsPassedOver() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 2);
        sitting.dealer(new Command.TakeSeat(1, new Occupant("H1", Kind.HOUSE, "", "")));
        sitting.accepts(2);
        assertEquals(
                new OfferLine(1, "H1", Kind.HOUSE, Answer.NOT_ELIGIBLE, Optional.of(Bar.HOUSE)),
                sitting.table.offer().getFirst());
    }

    @Test
    void guidance2016_afterSixtyMinutesPlayStopsForTwo() {
        Sitting sitting = under("ez-baccarat", Profile.GUIDANCE_2016, 1, 2, 3);
        hand(sitting, 1, 2, "PLAYER");
        sitting.at += 60 * MINUTE;
        sitting.declines(2, 3);
        assertTrue(sitting.table.pause().orElseThrow().byRotation());
        sitting.refuses(Rejection.STILL_STOPPED, DEALER, new Command.ResumePlay());
        sitting.at += MINUTE;
        tick(sitting);
        assertTrue(sitting.table.pause().isPresent(), "one minute is not two");
        sitting.at += MINUTE;
        tick(sitting);
        assertTrue(sitting.table.pause().isEmpty());
        goesOn(sitting, 2, "PLAYER");
    }

    @Test
    void guidance2016_theDealerMayResumeAfterTheStop() {
        Sitting sitting = under("ez-baccarat", Profile.GUIDANCE_2016, 1, 2);
        hand(sitting, 1, 2, "PLAYER");
        sitting.at += 60 * MINUTE;
        sitting.dealer(new Command.AllDeclined());
        sitting.at += 2 * MINUTE;
        sitting.dealer(new Command.ResumePlay());
        goesOn(sitting, 2, "PLAYER");
        sitting.at += 57 * MINUTE;
        goesOn(sitting, 2, "PLAYER");
    }

    @Test
    void guidance2016_whereSomebodyElseTakesItNothingStops() {
        Sitting sitting = under("ez-baccarat", Profile.GUIDANCE_2016, 1, 2);
        hand(sitting, 1, 2, "PLAYER");
        sitting.at += 60 * MINUTE;
        hand(sitting, 2, 1, "PLAYER");
    }

    @Test
    void regulation2026_oneTpppsSitsAndWagersOnlyAsPlayerDealer() {
        Sitting sitting = under("ez-baccarat", Profile.REGULATION_2026, 1, 2);
        sitting.dealer(new Command.TakeSeat(3, tppps("T1", "Acme")));
        sitting.refuses(Rejection.TPPPS_SEATED, DEALER, new Command.TakeSeat(4, tppps("T2", "Other")));
        sitting.accepts(1);
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.refuses(Rejection.TPPPS_MAY_NOT_WAGER, DEALER, new Command.LockWagers(List.of(bid(3, "PLAYER", 10))));
        sitting.locks(bid(2, "PLAYER", 10));
        sitting.plays();
        sitting.declines(2);
        hand(sitting, 3, 2, "PLAYER");
        sitting.declines(1, 2);
        assertEquals(Phase.BROKEN, sitting.table.phase(), "no second turn of a TPPPS, and nobody else wants it");
    }

    @Test
    void regulation2026_afterFortyMinutesATickEndsTheGameButNotInMidRound() {
        Sitting sitting = under("ez-baccarat", Profile.REGULATION_2026, 1, 2);
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.at += 41 * MINUTE;
        tick(sitting);
        assertEquals(Phase.PLAY, sitting.table.phase());
        sitting.plays();
        tick(sitting);
        assertEquals(Phase.BROKEN, sitting.table.phase());
        assertEquals(
                Event.GameBroken.Cause.ROTATION,
                sitting.last(Event.GameBroken.class).cause());
        sitting.dealer(new Command.RestartGame());
        sitting.at += 39 * MINUTE;
        tick(sitting);
        assertEquals(Phase.OFFER, sitting.table.phase(), "the new game has a window of its own");
        sitting.at += MINUTE;
        tick(sitting);
        assertEquals(Phase.BROKEN, sitting.table.phase());
    }

    @Test
    void aProfileThatTheRoomHasNotSwitchedOnIsNotPosted() {
        Command.OpenTable open = opening("ez-baccarat", 6);
        Sitting sitting = new Sitting();
        Given off = new Given(Optional.of(sitting.posting), "page", "", Optional.empty(), Set.of(), 9, Money.CENT);
        sitting.refuses(
                Rejection.PROFILE_NOT_IN_FORCE,
                Sitting.FLOOR,
                new Command.OpenTable(
                        open.game(),
                        open.decks(),
                        open.options(),
                        open.least(),
                        open.most(),
                        open.spaces(),
                        open.schedule(),
                        open.option(),
                        Optional.of(Profile.REGULATION_2026),
                        Eligibility.SEATED,
                        open.coverage()),
                off);
    }
}
