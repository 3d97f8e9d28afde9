package clockwise.table;

import static clockwise.table.Sitting.bid;
import static clockwise.table.Sitting.opening;
import static clockwise.table.Sitting.tppps;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.money.Money;
import clockwise.rotation.Demand;
import clockwise.rotation.Profile;
import clockwise.rotation.Shadow;
import clockwise.rotation.Totals;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a profile that is not in force would have done at an EZ Baccarat table. */
class ShadowTest {
    private static final long MINUTE = 60_000_000L;

    private static void hand(Sitting sitting, int player) {
        sitting.dealer(new Command.PostBank(Money.dollars(100)));
        sitting.locks(bid(player, "PLAYER", 10));
        sitting.plays();
    }

    private static void goesOn(Sitting sitting, int player) {
        sitting.dealer(new Command.AllDeclined());
        hand(sitting, player);
    }

    private static Shadow shadow(Sitting sitting, Profile profile) {
        return Shadow.of(profile, Moments.of(sitting.log));
    }

    private static List<String> findings(Sitting sitting, Profile profile) {
        return shadow(sitting, profile).findings().stream()
                .map(finding -> finding.round() + " " + finding.demand())
                .toList();
    }

    /** A TPPPS player on seat 1 deals five hands; the patron on seat 2 is asked before the third and the fifth. */
    private static Sitting fiveHands() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6));
        sitting.dealer(new Command.TakeSeat(1, tppps("T1", "Acme")));
        sitting.dealer(new Command.TakeSeat(2, Occupant.patron("P2")));
        for (int i = 0; i < 2; i++) {
            sitting.accepts(1);
            hand(sitting, 2);
        }
        goesOn(sitting, 2);
        sitting.accepts(1);
        hand(sitting, 2);
        goesOn(sitting, 2);
        return sitting;
    }

    @Test
    void theProfileInForceFindsNothing() {
        assertEquals(List.of(), findings(fiveHands(), Profile.TWO_THEN_OFFER));
        assertEquals(List.of(), findings(fiveHands(), Profile.GUIDANCE_2016));
    }

    @Test
    void anotherHolderWouldHaveBeenNeededFromTheThirdHandOn() {
        assertEquals(
                List.of("3 ANOTHER_HOLDER", "4 ANOTHER_HOLDER", "5 ANOTHER_HOLDER"),
                findings(fiveHands(), Profile.TWO_THEN_INTERVENE));
    }

    @Test
    void regulation2026_wouldHaveWantedAnOfferBeforeEveryHandAndNoTpppsTwice() {
        Sitting sitting = fiveHands();
        assertEquals(
                List.of(
                        "2 OFFER",
                        "2 NO_TPPPS_TURN",
                        "3 NO_TPPPS_TURN",
                        "4 OFFER",
                        "4 NO_TPPPS_TURN",
                        "5 NO_TPPPS_TURN"),
                findings(sitting, Profile.REGULATION_2026));
        Shadow shadow = shadow(sitting, Profile.REGULATION_2026);
        assertEquals(List.of(2), shadow.findings().getFirst().notAsked());
        assertEquals(
                List.of(new Shadow.Times(Demand.OFFER, 2), new Shadow.Times(Demand.NO_TPPPS_TURN, 4)), shadow.times());
    }

    @Test
    void theTotalsAreTheSameForEveryProfile() {
        Sitting sitting = fiveHands();
        sitting.declines(1);
        sitting.accepts(2);
        List<Totals> totals = Shadow.ofAll(Moments.of(sitting.log)).stream()
                .map(Shadow::totals)
                .distinct()
                .toList();
        assertEquals(1, totals.size());
        Totals one = totals.getFirst();
        assertEquals(List.of(5, 1, 5, 5), List.of(one.hands(), one.holders(), one.mostHands(), one.tpppsHands()));
        assertEquals(1000, one.tpppsPerMille());
        assertEquals(List.of(6, 6, 3), List.of(one.offers(), one.accepted(), one.declined()));
    }

    @Test
    void guidance2016_wouldHaveStoppedOnceAnHour() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2);
        sitting.accepts(1);
        hand(sitting, 2);
        sitting.at += 60 * MINUTE;
        goesOn(sitting, 2);
        goesOn(sitting, 2);
        assertEquals(List.of("2 STOP"), findings(sitting, Profile.GUIDANCE_2016));
    }

    @Test
    void regulation2026_wouldHaveEndedTheGameAfterFortyMinutes() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2);
        sitting.accepts(1);
        hand(sitting, 2);
        sitting.at += 40 * MINUTE;
        goesOn(sitting, 2);
        sitting.at += 30 * MINUTE;
        goesOn(sitting, 2);
        assertEquals(List.of("2 END"), findings(sitting, Profile.REGULATION_2026), "then a new window begins");
        sitting.dealer(new Command.BreakGame("supper"));
        sitting.dealer(new Command.ChangeShoe("broken game"));
        sitting.at += 30 * MINUTE;
        sitting.dealer(new Command.RestartGame());
        goesOn(sitting, 2);
        assertEquals(List.of("2 END"), findings(sitting, Profile.REGULATION_2026), "a restarted game has one too");
    }

    @Test
    void regulation2026_wouldHaveRefusedASecondTpppsAndItsWagers() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2);
        sitting.dealer(new Command.TakeSeat(3, tppps("T3", "Acme")));
        sitting.dealer(new Command.TakeSeat(4, tppps("T4", "Other")));
        sitting.accepts(1);
        hand(sitting, 4);
        assertEquals(List.of("0 ONE_TPPPS", "1 NO_TPPPS_WAGER"), findings(sitting, Profile.REGULATION_2026));
        assertEquals(List.of(), findings(sitting, Profile.TWO_THEN_OFFER));
    }

    @Test
    void voidedRoundsAreNoHandsAndOffersTakenBackAreNone() {
        Sitting sitting = Sitting.at(opening("ez-baccarat", 6), 1, 2);
        sitting.declines(1);
        sitting.dealer(new Command.UndoLast());
        sitting.begins(1, 100, bid(2, "PLAYER", 10));
        sitting.floor(new Command.VoidRound(1, "why"));
        hand(sitting, 2);
        Totals totals = shadow(sitting, Profile.TWO_THEN_OFFER).totals();
        assertEquals(List.of(1, 1, 0), List.of(totals.hands(), totals.offers(), totals.declined()));
    }

    @Test
    void ofNothingThereIsNothingToSay() {
        Shadow shadow = Shadow.of(Profile.REGULATION_2026, List.of());
        assertEquals(List.of(), shadow.findings());
        assertEquals(0, shadow.totals().tpppsPerMille());
    }
}
