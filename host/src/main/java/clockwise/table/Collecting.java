package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.fees.Fees;
import clockwise.fees.Wagers;
import clockwise.money.Money;
import clockwise.rules.Round;
import clockwise.rules.Wager;
import clockwise.table.Fee.Payer;
import clockwise.table.Fee.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The collection of a round: what is due, what is waived, and that it fell into the box before the first card. */
final class Collecting {
    private Collecting() {}

    /** The fees of a round by the posted option; a fee of nothing is a line only where something is waived. */
    static List<Fee> fees(Table table, Taking taking, Round round, List<Wager> base, Wagers wagers) {
        Fees due = table.posted().posting().option().collect(wagers);
        List<Fee> fees = new ArrayList<>();
        fees.add(ofDealer(table, taking, due));
        Set<String> buttonsUsed = new HashSet<>();
        for (int i = 0; i < base.size(); i++) {
            Fee fee = ofPlayer(table, taking, base.get(i), due.players().get(i));
            boolean firstOfButton = fee.reason() == Reason.FREE_COLLECTION && buttonsUsed.add(fee.key());
            if (!fee.due().isZero() || firstOfButton) {
                fees.add(fee);
            }
        }
        return fees;
    }

    private static Fee ofDealer(Table table, Taking taking, Fees due) {
        Fee fee = new Fee(
                Account.seat(taking.seat()),
                taking.person(),
                Payer.PLAYER_DEALER,
                0,
                due.totalTableAction(),
                due.playerDealer(),
                Money.ZERO,
                Reason.NONE,
                "");
        return isReplayOf(table, taking, fee) ? replayed(table, fee) : fee;
    }

    private static Fee ofPlayer(Table table, Taking taking, Wager wager, Money due) {
        Optional<Seat> owner = table.seat(wager.owner());
        Fee fee = new Fee(
                Account.owner(wager),
                owner.map(seat -> seat.occupant().id()).orElse(""),
                Payer.PLAYER,
                wager.id(),
                wager.amount(),
                due,
                Money.ZERO,
                Reason.NONE,
                "");
        if (isReplayOf(table, taking, fee)) {
            return replayed(table, fee);
        }
        Optional<Replay> lost = table.replay().filter(replay -> replay.paid().contains(fee.key()));
        if (lost.isPresent()) { // its player-dealer is gone: the credit is worth a free-collection button
            return fee.waived(Reason.FREE_COLLECTION, "round " + lost.get().round());
        }
        return owner.filter(Seat::freeCollection).isPresent() ? fee.waived(Reason.FREE_COLLECTION, "") : fee;
    }

    private static boolean isReplayOf(Table table, Taking taking, Fee fee) {
        return table.replay()
                .filter(replay ->
                        replay.dealer().equals(taking.person()) && replay.paid().contains(fee.key()))
                .isPresent();
    }

    private static Fee replayed(Table table, Fee fee) {
        return fee.waived(Reason.REPLAY, "round " + table.replay().orElseThrow().round());
    }

    static Event nothingDue(Table table, long round, Request request) {
        Drop drop = new Drop(
                Money.ZERO, table.box(), Drop.Seen.NOTHING_DUE, request.actor().id());
        return new Event.DropConfirmed(round, drop);
    }

    static Decision waive(Table table, Command.WaiveFee waive) {
        if (table.phase() != Phase.COLLECT) {
            return refused(Rejection.WRONG_PHASE, "no collection is due");
        }
        if (waive.round() != table.rounds()) {
            return refused(Rejection.WRONG_ROUND, "round " + table.rounds() + " is in play");
        }
        List<Fee> fees = table.inPlay().fees();
        if (waive.fee() < 1 || waive.fee() > fees.size()) {
            return refused(Rejection.NO_SUCH_FEE, "there are " + fees.size());
        }
        Fee fee = fees.get(waive.fee() - 1);
        if (fee.reason() != Reason.NONE) {
            return refused(Rejection.FEE_ALREADY_WAIVED, fee.reason().name());
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.FeeWaived(waive.round(), waive.fee(), fee.due(), waive.reason()));
        if (table.inPlay().due().equals(fee.due())) {
            events.add(new Event.DropConfirmed(
                    waive.round(), new Drop(Money.ZERO, table.box(), Drop.Seen.NOTHING_DUE, "")));
        }
        return new Decision.Accepted(events);
    }

    static Decision confirm(Table table, Request request, Command.ConfirmDrop drop) {
        if (table.phase() != Phase.COLLECT) {
            return refused(Rejection.WRONG_PHASE, "no collection is due");
        }
        if (table.box().isEmpty()) {
            return refused(Rejection.NO_BOX, "");
        }
        return drop.amount().equals(table.inPlay().due())
                ? accepted(dropped(table, request, drop.amount(), Drop.Seen.BY_HAND))
                : refused(Rejection.WRONG_DROP, "due is " + table.inPlay().due());
    }

    /** A sensor is not argued with: what does not match is an alert, and the deal stays blocked. */
    static Decision report(Table table, Request request, Command.ReportDrop drop) {
        Event seen = new Event.DropSeen(drop.seen(), drop.amount(), drop.pieces());
        boolean awaited = table.phase() == Phase.COLLECT && !table.box().isEmpty();
        if (awaited && drop.amount().equals(table.inPlay().due())) {
            return accepted(seen, dropped(table, request, drop.amount(), Drop.Seen.BY_SENSOR));
        }
        String text = awaited
                ? "A drop of " + drop.amount() + " was seen, " + table.inPlay().due() + " is due."
                : "A drop of " + drop.amount() + " was seen and none is due.";
        List<Event> events = new ArrayList<>(List.of(seen, new Event.StrayDropSeen(drop.amount(), table.box())));
        Alert.raised(table, Alert.Kind.WRONG_DROP, text).ifPresent(events::add);
        return new Decision.Accepted(events);
    }

    private static Event dropped(Table table, Request request, Money amount, Drop.Seen seen) {
        return new Event.DropConfirmed(
                table.rounds(),
                new Drop(amount, table.box(), seen, request.actor().id()));
    }
}
