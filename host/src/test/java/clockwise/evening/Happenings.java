package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.RandomRound;
import clockwise.live.TableView;
import clockwise.live.TableView.Trouble;
import clockwise.money.Money;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.table.Alert;
import clockwise.table.Command;
import clockwise.table.Command.Bid;
import clockwise.table.Correction;
import clockwise.table.Fee;
import clockwise.table.Occupant;
import clockwise.table.Phase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What happens in the course of an evening, each of it around one round or two. */
final class Happenings {
    private final Evening at;

    Happenings(Evening evening) {
        this.at = evening;
    }

    /** Up to the middle of the evening. */
    void early() {
        quietRounds(2);
        seatsChange();
        somethingIsTakenBack();
        aDoubleTap();
        aShortBank();
        aVoidedRound();
        aCorrection();
        quietRounds(1);
        aScheduleInMidRound();
    }

    /** From there to the end: in what is left of the rounds, one irregularity of the game after the other. */
    void late(int rounds) {
        reliefDealer();
        theCutCard();
        theGameBreaks();
        aBreakInPlay();
        aWaivedFee();
        aFreeCollection();
        anotherBox();
        moreHands();
        List<Trouble> troubles = at.view.irregularities();
        for (int i = 3 * at.table; at.view.rounds() < rounds; i++) {
            anIrregularity(troubles.get(i % troubles.size()));
        }
    }

    private void quietRounds(int rounds) {
        for (int i = 0; i < rounds; i++) {
            at.finishes();
        }
    }

    private void seatsChange() {
        at.does(at.dealing, new Command.LeaveSeat(2, "P2"));
        at.does(at.dealing, new Command.TakeSeat(2, Occupant.patron("P8")));
        at.refused("ALREADY_SEATED", at.dealing, new Command.TakeSeat(6, Occupant.patron("P8")));
        at.refused("SEAT_TAKEN", at.dealing, new Command.TakeSeat(2, Occupant.patron("P9")));
        at.does(at.dealing, new Command.LeaveSeat(3, "P3"));
        at.does(at.dealing, new Command.TakeSeat(6, Occupant.patron("P3")));
        at.untilPlayed(1);
        String bank = at.holder().orElseThrow();
        int seat = at.view.taking().orElseThrow().seat();
        at.refused("SEAT_IN_PLAY", at.dealing, new Command.LeaveSeat(seat, bank));
        at.finishes();
    }

    /** The bank, then a play. */
    private void somethingIsTakenBack() {
        at.until(view -> view.phase() == Phase.WAGERS);
        at.does(at.dealing, new Command.UndoLast());
        assertEquals(Phase.BANK, at.view.phase());
        at.untilPlayed(2);
        Optional<TableView.Undo> undo = at.view.undo();
        if (undo.isPresent()) {
            at.does(at.dealing, new Command.UndoLast());
            assertNotEquals(undo, at.view.undo());
        }
        at.finishes();
    }

    /** The same request twice is done once; the same id for something else is refused. */
    private void aDoubleTap() {
        at.until(view -> view.phase() == Phase.BANK);
        String id = at.nextId();
        long revision = at.view.revision();
        Reply first = at.dealing.asksPatiently(at.table, id, revision, new Command.PostBank(Evening.BANK));
        Reply again = at.dealing.asksPatiently(at.table, id, revision, new Command.PostBank(Evening.BANK));
        at.done(id, first);
        assertEquals(first.done().seq(), again.done().seq());
        Reply other = at.dealing.asksPatiently(at.table, id, revision, new Command.PostBank(TheRoom.LEAST));
        assertEquals("REQUEST_REUSED", other.code());
        Reply late = at.dealing.asksPatiently(at.table, at.nextId(), revision, new Command.PostBank(Evening.BANK));
        assertEquals("STALE_VIEW", late.code());
        at.finishes();
    }

    /** A bank of the least wager: who may not be reached is shown before the first card. */
    private void aShortBank() {
        Money wager = Money.dollars(25);
        long round = at.view.rounds() + 1;
        at.until(
                view -> view.phase() == Phase.PLAY, person -> true, TheRoom.LEAST, view -> at.plainWagers(view, wager));
        TableView.InPlay inPlay = at.view.round().orElseThrow();
        assertTrue(inPlay.firstAtRisk() > 0, "wagers at risk are shown: " + inPlay);
        assertTrue(inPlay.hands().stream().allMatch(hand -> hand.cards().isEmpty()), "before the first card");
        at.until(view -> view.rounds() > round || view.round().isEmpty());
    }

    /** The round begins anew with the same player-dealer and the same wagers, and nobody pays a fee again. */
    private void aVoidedRound() {
        List<Bid> wagers = new ArrayList<>();
        at.until(view -> view.phase() == Phase.WAGERS);
        wagers.addAll(at.plainWagers(at.view, Money.dollars(50)));
        at.until(view -> view.phase() == Phase.PLAY, person -> true, Evening.BANK, view -> wagers);
        at.taps(person -> true, Evening.BANK, view -> wagers);
        long voided = at.view.rounds();
        String bank = at.holder().orElseThrow();
        at.refused("NEEDS_FLOOR", at.dealing, new Command.VoidRound(voided, "a card was exposed"));
        at.does(at.floor, new Command.VoidRound(voided, "a card was exposed"));
        assertTrue(at.view.round().isEmpty());
        assertTrue(at.view.replay().filter(replay -> replay.round() == voided).isPresent());
        at.until(view -> view.phase() == Phase.PLAY, bank::equals, Evening.BANK, view -> wagers);
        List<Fee> fees = at.view.round().orElseThrow().fees();
        assertFalse(fees.isEmpty());
        assertTrue(
                fees.stream()
                        .allMatch(fee -> fee.reason() == Fee.Reason.REPLAY
                                && fee.amount().isZero()),
                () -> "nobody pays twice: " + fees);
        at.finishes();
    }

    /** Somebody says what was really played, another person approves; the one who asked may not. */
    private void aCorrection() {
        at.until(
                view -> view.phase() == Phase.PLAY,
                person -> true,
                Evening.BANK,
                view -> at.plainWagers(view, Money.dollars(20)));
        Round locked = asLocked();
        long number = locked.number();
        at.finishes();
        Correction asked = askCorrection(locked, number);
        at.refused("SAME_PERSON", at.floor, new Command.ApproveCorrection(asked.seq()));
        at.refused("NEEDS_FLOOR", at.dealing, new Command.ApproveCorrection(asked.seq()));
        at.does(at.otherFloor, new Command.ApproveCorrection(asked.seq()));
        assertTrue(at.view.corrections().isEmpty());
        at.view.alerts().forEach(alert -> at.does(at.floor, new Command.AcknowledgeAlert(alert.seq(), "seen")));
    }

    private Round asLocked() {
        TableView.InPlay inPlay = at.view.round().orElseThrow();
        return new Round(
                inPlay.number(),
                at.view.game().orElseThrow().felt(),
                at.view.taking().orElseThrow().seat(),
                at.view.bank(),
                inPlay.wagers(),
                List.of());
    }

    /** Some other course of the round; one that ends as it was settled is nothing to correct. */
    private Correction askCorrection(Round locked, long number) {
        for (int seed = 1; seed < 200; seed++) {
            Command ask = new Command.AskCorrection(number, otherPlays(locked, seed), "the cards were read wrongly");
            String id = at.nextId();
            Reply reply = at.floor.asksPatiently(at.table, id, at.view.revision(), ask);
            if (reply.isDone()) {
                at.done(id, reply);
                return at.view.corrections().getLast();
            }
            assertEquals("NOTHING_TO_CORRECT", reply.code(), () -> ask + ": " + reply);
        }
        throw new AssertionError("every course of the round ends the same: " + locked);
    }

    private List<Play> otherPlays(Round locked, long seed) {
        RandomRound chance = new RandomRound(at.game, seed);
        List<Play> plays = new ArrayList<>();
        Round round = locked;
        while (!at.game.next(round).isEmpty()) {
            Next next = at.game.next(round).getFirst();
            Play play = chance.play(round, next, Coverage.SINGLE_ACTION);
            round = round.with(play);
            if (!(play instanceof Play.Settled)) {
                plays.add(play);
            }
        }
        return plays;
    }

    /** Another option is posted in mid-round and holds from the next round on. */
    private void aScheduleInMidRound() {
        at.untilPlayed(1);
        int before = at.view.posting().orElseThrow().option().number();
        int other = at.room.options(at.game).getFirst();
        Command post = new Command.PostSchedule(
                at.room.schedule(at.game).id(), other, TheRoom.LEAST, Money.dollars(300), "quiet hours");
        at.refused("NEEDS_FLOOR", at.dealing, post);
        at.does(at.floor, post);
        assertEquals(before, at.view.posting().orElseThrow().option().number(), "not in mid-round");
        assertTrue(at.view.pending().isPresent());
        at.finishes();
        assertEquals(other, at.view.posting().orElseThrow().option().number());
        assertEquals(Money.dollars(300), at.view.game().orElseThrow().felt().max());
        assertTrue(at.view.pending().isEmpty());
    }

    private void reliefDealer() {
        at.refused("NOT_THE_DEALER", at.relief, new Command.ShowCutCard());
        at.does(at.relief, new Command.ComeToTable());
        at.dealing = at.relief;
        at.refused("NOT_THE_DEALER", at.dealer, new Command.ShowCutCard());
        at.refused("NOT_ALLOWED", at.auditor, new Command.ShowCutCard());
        at.finishes();
    }

    /** After the cut card comes the last hand, then no round without another shoe. */
    private void theCutCard() {
        at.untilPlayed(0);
        at.does(at.dealing, new Command.ShowCutCard());
        at.finishes();
        at.until(view -> view.phase() == Phase.WAGERS);
        at.refused("SHOE_IS_OUT", at.dealing, new Command.LockWagers(at.plainWagers(at.view, TheRoom.LEAST)));
        at.finishes();
    }

    /** Nobody takes the bank: the game is broken and restarted; then the staff breaks it. */
    private void theGameBreaks() {
        at.until(view -> view.phase() == Phase.BROKEN, person -> false, Evening.BANK, at.luck::wagers);
        at.refused("GAME_IS_BROKEN", at.dealing, new Command.AllDeclined());
        at.does(at.dealing, new Command.RestartGame());
        at.does(at.dealing, new Command.BreakGame("too few players"));
        at.does(at.dealing, new Command.RestartGame());
        at.view.alerts().stream()
                .filter(alert -> alert.kind() == Alert.Kind.GAME_BROKEN)
                .forEach(alert -> at.does(at.floor, new Command.AcknowledgeAlert(alert.seq(), "seen")));
        at.finishes();
    }

    private void aBreakInPlay() {
        at.untilPlayed(1);
        at.does(at.dealing, new Command.PausePlay("fire drill"));
        at.refused("PLAY_IS_PAUSED", at.dealing, new Command.Settle(1));
        at.does(at.dealing, new Command.CallFloor("when do we go on"));
        at.does(
                at.floor,
                new Command.AcknowledgeAlert(at.view.alerts().getLast().seq(), "now"));
        at.does(at.dealing, new Command.ResumePlay());
        at.finishes();
    }

    private void aWaivedFee() {
        at.until(view -> view.phase() == Phase.COLLECT);
        at.refused("NOT_DROPPED", at.dealing, new Command.Settle(1));
        at.refused("NEEDS_FLOOR", at.dealing, new Command.WaiveFee(at.view.rounds(), 1, "first hand free"));
        at.does(at.floor, new Command.WaiveFee(at.view.rounds(), 1, "first hand free"));
        assertTrue(at.view.round().orElseThrow().fees().getFirst().amount().isZero());
        at.finishes();
    }

    /** A button waives the fee of its person at the next lock, also one of nothing. */
    private void aFreeCollection() {
        at.does(at.floor, new Command.GiveFreeCollection(1, "P1", "waited for a seat"));
        at.refused("BUTTON_ALREADY_THERE", at.floor, new Command.GiveFreeCollection(1, "P1", "once more"));
        assertTrue(at.view.seats().getFirst().freeCollection());
        at.until(
                view -> view.round().isPresent(),
                person -> !person.equals("P1"),
                Evening.BANK,
                view -> at.plainWagers(view, TheRoom.LEAST));
        assertTrue(
                at.view.round().orElseThrow().fees().stream()
                        .anyMatch(fee -> fee.person().equals("P1") && fee.reason() == Fee.Reason.FREE_COLLECTION),
                () -> "P1 pays nothing: " + at.view.round().orElseThrow().fees());
        at.finishes();
    }

    private void anotherBox() {
        String box = at.view.box();
        at.does(at.floor, new Command.RemoveBox(box, "count"));
        at.until(view -> view.phase() == Phase.WAGERS);
        at.refused("NO_BOX", at.dealing, new Command.LockWagers(at.plainWagers(at.view, TheRoom.LEAST)));
        at.does(at.floor, new Command.AttachBox(box + "-b"));
        at.finishes();
    }

    /** Four circles of one person need a floor manager. */
    private void moreHands() {
        at.until(view -> view.phase() == Phase.WAGERS, person -> !person.equals("P1"), Evening.BANK, at.luck::wagers);
        List<Bid> bids = new ArrayList<>();
        for (TableView.Place place : at.view.seats()) {
            if (bids.size() < 4 && (place.seat() == 1 || place.occupant().isEmpty())) {
                bids.add(new Bid(place.seat(), 0, 1, Luck.base(at.view).bet(), TheRoom.LEAST));
            }
        }
        if (bids.size() == 4) {
            at.refused("TOO_MANY_HANDS", at.dealing, new Command.LockWagers(bids));
            at.does(at.floor, new Command.AllowHands(1, "P1", 4, "a quiet table"));
            at.does(at.dealing, new Command.LockWagers(bids));
        }
        at.finishes();
    }

    /** Reported after a few plays, or between rounds if the round was over before. */
    private void anIrregularity(Trouble trouble) {
        at.untilPlayed(at.luck.below(6));
        if (trouble.needsBothCards()) {
            at.until(view -> view.phase() == Phase.SETTLE || Luck.cards(view, Spot.DEALER) > 0);
        }
        if (at.view.phase() == Phase.PLAY) {
            int circle = trouble.needsCircle() ? at.luck.oneOf(circles()) : 0;
            at.does(
                    at.floor,
                    new Command.ReportIrregularity(
                            at.view.rounds(),
                            trouble.irregularity().name(),
                            circle,
                            trouble.needsBothCards() ? Optional.of(at.luck.card(at.view)) : Optional.empty(),
                            "seen by the floor"));
        }
        if (at.view.round().isPresent()) {
            at.finishes();
        }
    }

    private List<Integer> circles() {
        Set<Integer> circles = new HashSet<>();
        for (Wager wager : at.view.round().orElseThrow().wagers()) {
            circles.add(wager.spot().seat());
        }
        return List.copyOf(circles);
    }
}
