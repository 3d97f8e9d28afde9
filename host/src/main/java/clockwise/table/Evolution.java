package clockwise.table;

import clockwise.money.Money;
import clockwise.rotation.Position;
import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.rules.Wager;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What follows from an event. No rule is asked here, so that a changed rule cannot change history. */
final class Evolution {
    private Evolution() {}

    static Table evolve(Table before, Recorded recorded) {
        if (recorded.seq() != before.seq() + 1) {
            throw new IllegalArgumentException("event " + recorded.seq() + " after " + before.seq());
        }
        Change change = new Change(before);
        apply(change, recorded);
        boolean isOfAnother = recorded.event() instanceof Event.CorrectionApproved // of an earlier round
                || recorded.event() instanceof Event.BillTaken; // of no round: a void does not give a bill back
        List<Line> lines = isOfAnother ? List.of() : Ledger.lines(before, recorded.event());
        change.hand(hand -> lines.isEmpty() ? hand : hand.moved(lines));
        return change.table(recorded.seq(), recorded.revision());
    }

    private static void apply(Change change, Recorded recorded) {
        switch (recorded.event()) {
            case Event.TableOpened opened -> open(change, opened.setup(), recorded.at());
            case Event.TableClosed closed -> close(change);
            case Event.PlacardShown shown -> {}
            case Event.SchedulePosted posted -> post(change, posted.posting());
            case Event.BoxAttached attached -> change.box = attached.box();
            case Event.BoxRemoved removed -> change.box = "";
            case Event.DealerCame came -> change.dealer = came.badge();
            case Event.SeatTaken taken -> change.seats.put(taken.seat(), Seat.taken(taken.seat(), taken.occupant()));
            case Event.SeatLeft left -> leave(change, left);
            case Event.HandsAllowed allowed -> change.seat(allowed.seat(), seat -> seat.allowed(allowed.hands()));
            case Event.FreeCollectionGiven given -> change.seat(given.seat(), seat -> seat.withButton(true));
            case Event.BankOffered offered -> offer(change, offered, recorded.seq());
            case Event.BankTaken taken -> take(change, taken, recorded);
            case Event.BankGivenUp given -> change.offerAgain();
            case Event.BankPosted posted -> {
                change.bank = posted.amount();
                change.phase = Phase.WAGERS;
                change.undoable.add(recorded.seq());
            }
            case Event.WagersLocked locked -> lock(change, locked, recorded.at());
            case Event.FeeWaived waived -> change.hand(hand -> hand.withFees(waive(hand.fees(), waived)));
            case Event.DropConfirmed dropped -> {
                change.hand(hand -> hand.dropped(dropped.drop()));
                if (!dropped.drop().amount().isZero()) {
                    change.tally = change.tally.dropped(dropped.drop().amount(), recorded.at());
                }
                change.phase = Phase.PLAY;
            }
            case Event.StrayDropSeen _,
                    Event.DropSeen _,
                    Event.BillTaken _,
                    Event.BoxSeen _,
                    Event.ShufflerSeen _,
                    Event.FaultSeen _,
                    Event.AgentClockWrong _,
                    Event.AgentOutboxFilling _ -> {} // evidence
            case Event.AgentCame came -> change.agent = came.agent();
            case Event.AgentLost _ -> change.agent = "";
            case Event.Played played -> {
                change.hand(hand -> hand.with(hand.round().with(played.play())));
                change.undoable.add(recorded.seq());
            }
            case Event.Undone undone -> undo(change);
            case Event.PassSettled settled -> settle(change, settled);
            case Event.PaidConfirmed paid -> paid(change, paid.steps());
            case Event.RoundEnded ended -> end(change, ended);
            case Event.RoundVoided voided -> voided(change, voided);
            case Event.IrregularityFound found -> change.undoable.clear();
            case Event.HandsDead dead -> {
                change.hand(hand -> hand.with(hand.round().without(dead.circles())));
                change.undoable.clear();
            }
            case Event.HandAbandoned left -> change.hand(hand -> hand.abandoned(with(hand.abandoned(), left.circle())));
            case Event.CorrectionAsked asked ->
                change.corrections.add(new Correction(
                        recorded.seq(),
                        asked.round(),
                        asked.plays(),
                        asked.steps(),
                        asked.difference(),
                        recorded.actor()));
            case Event.CorrectionApproved approved -> {
                change.corrections.removeIf(open -> open.round() == approved.round());
                change.corrected.removeIf(earlier -> earlier.round() == approved.round());
                change.corrected.add(new Table.Corrected(approved.round(), approved.asked()));
            }
            case Event.CorrectionRefused refused -> change.corrections.removeIf(open -> open.seq() == refused.asked());
            case Event.AlertRaised raised ->
                change.alerts.add(new Alert(recorded.seq(), raised.kind(), raised.text(), recorded.at()));
            case Event.AlertAcknowledged seen -> change.alerts.removeIf(alert -> alert.seq() == seen.alert());
            case Event.PlayPaused paused -> {
                change.pause = Optional.of(paused.pause());
                change.undoable.clear();
            }
            case Event.PlayResumed resumed -> resume(change, recorded.at());
            case Event.CutCardShown cut -> change.shoe = Shoe.LAST_HAND;
            case Event.ShoeSpent spent -> change.shoe = Shoe.OUT;
            case Event.ShoeChanged changed -> change.shoe = Shoe.READY;
            case Event.GameBroken broken -> {
                change.offerAgain();
                change.phase = Phase.BROKEN;
                change.shoe = Shoe.OUT; // filed 97: shuffle, load, burn six
            }
            case Event.GameRestarted restarted -> {
                change.offerAgain();
                change.position = change.position.restarted(recorded.at());
            }
        }
    }

    private static void open(Change change, Setup setup, long at) {
        change.setup = Optional.of(setup);
        change.position = Position.begun(at);
        change.shoe = Shoe.READY;
        change.offerAgain();
    }

    private static void close(Change change) {
        change.offerAgain();
        change.phase = Phase.CLOSED;
        change.setup = Optional.empty();
        change.pending = Optional.empty();
        change.dealer = "";
        change.seats.clear();
        change.replay = Optional.empty();
        change.pause = Optional.empty();
        change.last = Optional.empty();
        change.position = Position.begun(0);
    }

    private static void post(Change change, Posting posting) {
        if (change.hand.isPresent()) {
            change.pending = Optional.of(posting);
        } else {
            change.setup = change.setup.map(setup -> setup.with(posting));
        }
    }

    private static void leave(Change change, Event.SeatLeft left) {
        change.seats.remove(left.seat());
        giveUpReplay(change, dealer -> dealer.equals(left.occupant().id()));
        if (change.hand.isEmpty()
                && change.taking.filter(taking -> taking.seat() == left.seat()).isPresent()) {
            change.offerAgain();
        }
    }

    /**
     * Without its player-dealer there is no replay: whoever paid and sits here has a free-collection button instead.
     */
    private static void giveUpReplay(Change change, Predicate<String> isGone) {
        Optional<Replay> lost = change.replay.filter(replay -> isGone.test(replay.dealer()));
        lost.ifPresent(replay -> change.seats.replaceAll(
                (number, seat) -> replay.paid().contains(seat.occupant().id()) ? seat.withButton(true) : seat));
        change.replay = lost.isPresent() ? Optional.empty() : change.replay;
    }

    private static void offer(Change change, Event.BankOffered offered, long seq) {
        List<OfferLine> lines = new ArrayList<>(change.offer);
        lines.addAll(offered.lines());
        change.offer = lines;
        change.undoable.add(seq);
    }

    private static void take(Change change, Event.BankTaken taken, Recorded recorded) {
        change.taking = Optional.of(
                new Taking(taken.seat(), taken.person(), taken.kind(), taken.turn(), taken.offered(), recorded.at()));
        change.phase = Phase.BANK;
        change.undoable.add(recorded.seq());
    }

    private static void lock(Change change, Event.WagersLocked locked, long at) {
        Line posted = new Line(
                Account.seat(locked.taking().seat()),
                Account.BANK,
                locked.round().bank(),
                Line.Purpose.BANK_POSTED);
        change.hand = Optional.of(new Hand(
                locked.round(),
                locked.taking(),
                locked.day(),
                locked.shift(),
                at,
                locked.fees(),
                Optional.empty(),
                List.of(),
                0,
                false,
                Set.of(),
                List.of(posted)));
        change.rounds = locked.round().number();
        change.tally = change.tally.locked(locked.day(), locked.shift(), at);
        change.last = Optional.of(locked.round());
        change.phase = Phase.COLLECT;
        giveUpReplay(change, dealer -> !dealer.equals(locked.taking().person()));
        change.replay = Optional.empty();
        change.offer = List.of();
        change.undoable.clear();
        Set<String> free = new HashSet<>();
        locked.fees().stream()
                .filter(fee -> fee.reason() == Fee.Reason.FREE_COLLECTION)
                .forEach(fee -> free.add(fee.account()));
        change.seats.replaceAll((number, seat) -> free.contains(Account.seat(number)) ? seat.withButton(false) : seat);
    }

    private static List<Fee> waive(List<Fee> fees, Event.FeeWaived waived) {
        List<Fee> next = new ArrayList<>(fees);
        next.set(waived.fee() - 1, fees.get(waived.fee() - 1).waived(Fee.Reason.WAIVED, waived.reason()));
        return next;
    }

    private static void undo(Change change) {
        switch (change.phase) {
            case PLAY -> {
                change.hand(hand -> hand.with(hand.round().withoutLast()));
                change.undoable.removeLast();
            }
            case WAGERS -> {
                change.bank = Money.ZERO;
                change.phase = Phase.BANK;
                change.undoable.removeLast();
            }
            case OFFER, BANK -> change.offerAgain();
            case CLOSED, COLLECT, SETTLE, BROKEN ->
                throw new IllegalStateException("nothing can be undone in " + change.phase);
        }
    }

    private static void settle(Change change, Event.PassSettled settled) {
        change.hand(hand -> hand.settled(
                hand.round().with(new Play.Settled(settled.pass(), settled.steps())), settled.steps(), settled.last()));
        change.phase = Phase.SETTLE;
        change.undoable.clear();
    }

    private static void paid(Change change, int steps) {
        change.hand(hand -> hand.confirmed(steps));
        Hand hand = change.hand.orElseThrow();
        if (steps == hand.unpaid().size() && !hand.last()) {
            change.phase = Phase.PLAY;
        }
    }

    private static void end(Change change, Event.RoundEnded ended) {
        Hand hand = change.hand.orElseThrow();
        Taking taking = hand.taking();
        change.position = change.position
                .taken(taking.seat(), taking.person(), taking.kind(), taking.at(), taking.offered())
                .afterHand();
        Round round = hand.round();
        for (int owner : round.wagers().stream().map(Wager::owner).distinct().toList()) {
            change.seat(owner, seat -> seat.played(ended.round(), true));
        }
        change.seat(taking.seat(), seat -> seat.played(ended.round(), false));
        change.hand = Optional.empty();
        change.pending.ifPresent(posting -> change.setup = change.setup.map(setup -> setup.with(posting)));
        change.pending = Optional.empty();
        change.shoe = change.shoe == Shoe.LAST_HAND ? Shoe.OUT : change.shoe;
        change.offerAgain();
    }

    /** The same player-dealer deals again; a voided round is no hand. */
    private static void voided(Change change, Event.RoundVoided voided) {
        change.hand = Optional.empty();
        change.seats.replaceAll((number, seat) -> seat.carried(voided.round()));
        change.replay = voided.replay();
        change.tally = change.tally.voided();
        change.bank = Money.ZERO;
        change.phase = Phase.BANK;
        change.pending.ifPresent(posting -> change.setup = change.setup.map(setup -> setup.with(posting)));
        change.pending = Optional.empty();
        change.undoable.clear();
    }

    private static void resume(Change change, long at) {
        if (change.pause.filter(Pause::byRotation).isPresent()) {
            change.position = change.position.afterStop(at);
            change.offerAgain();
        }
        change.pause = Optional.empty();
    }

    private static Set<Integer> with(Set<Integer> circles, int circle) {
        Set<Integer> more = new HashSet<>(circles);
        more.add(circle);
        return more;
    }
}
