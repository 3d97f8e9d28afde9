package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.rotation.Holding;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Option;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards, choices, dice, results and the settlement: only what the game offers now. */
final class Playing {
    private Playing() {}

    static Decision deal(Table table, Command.DealCard deal) {
        boolean inPlay = table.phase() == Phase.COLLECT || table.phase() == Phase.PLAY;
        return inPlay && table.box().isEmpty()
                ? refused(Rejection.NO_BOX, "")
                : play(table, new Play.Dealt(deal.spot(), deal.card()));
    }

    static Decision dice(Table table, Command.ThrowDice dice) {
        return play(table, new Play.Threw(dice.dice()));
    }

    static Decision declare(Table table, Command.DeclareResult result) {
        return play(table, new Play.Declared(result.spot(), result.result()));
    }

    static Decision choose(Table table, Command.MakeChoice choice) {
        if (table.phase() != Phase.PLAY) {
            return refused(notNow(table), "");
        }
        Hand hand = table.inPlay();
        Optional<Option> option = option(table.next(), choice);
        if (option.isEmpty()) {
            return refused(Rejection.NOT_OFFERED, choice.choice() + " is not open to " + choice.spot());
        }
        if (hand.abandoned().contains(choice.spot().seat())) {
            Optional<String> fixed = table.game().houseChoice(hand.round(), choice.spot());
            if (!fixed.equals(Optional.of(choice.choice()))) {
                return refused(Rejection.HOUSE_PLAYS, fixed.orElse("no choice"));
            }
        }
        List<Wager> added = new ArrayList<>();
        if (!choice.amount().isZero() || !option.get().most().isZero()) {
            added.add(own(hand.round(), option.get(), choice));
        }
        for (int line : choice.lines()) {
            Optional<Wager> follows = option.get().follow().stream()
                    .filter(open -> open.line() == line)
                    .findFirst();
            if (follows.isEmpty()) {
                return refused(Rejection.WRONG_MONEY, "place " + line + " behind the circle cannot follow");
            }
            added.add(numbered(follows.get(), hand.round().nextWager() + added.size()));
        }
        return play(table, new Play.Chose(choice.spot(), choice.choice(), added));
    }

    private static Optional<Option> option(List<Next> offered, Command.MakeChoice choice) {
        return offered.stream()
                .filter(next -> next instanceof Next.Choose open && open.spot().equals(choice.spot()))
                .flatMap(next -> ((Next.Choose) next).options().stream())
                .filter(option -> option.choice().equals(choice.choice()))
                .findFirst();
    }

    private static Wager own(Round round, Option option, Command.MakeChoice choice) {
        int owner = round.wagers().stream()
                .filter(wager -> wager.spot().seat() == choice.spot().seat() && wager.line() == 0)
                .mapToInt(Wager::owner)
                .findFirst()
                .orElse(0);
        return new Wager(round.nextWager(), option.spot(), 0, owner, option.bet(), choice.amount());
    }

    private static Wager numbered(Wager open, int id) {
        return new Wager(id, open.spot(), open.line(), open.owner(), open.bet(), open.amount());
    }

    private static Decision play(Table table, Play play) {
        if (table.phase() != Phase.PLAY) {
            return refused(notNow(table), "");
        }
        return switch (Referee.play(table.game(), table.inPlay().round(), play)) {
            case Ruling.Accepted yes -> accepted(new Event.Played(table.rounds(), play));
            case Ruling.Refused no -> refused(Locking.rejection(no.fault()), no.detail());
        };
    }

    /** No drop, no deal. */
    private static Rejection notNow(Table table) {
        return table.phase() == Phase.COLLECT ? Rejection.NOT_DROPPED : Rejection.WRONG_PHASE;
    }

    static Decision settle(Table table, Command.Settle settle) {
        if (table.phase() != Phase.PLAY) {
            return refused(notNow(table), "");
        }
        if (!table.next().contains(new Next.Settle(settle.pass()))) {
            return refused(Rejection.NOT_OFFERED, "pass " + settle.pass() + " is not due");
        }
        Game game = table.game();
        Round round = table.inPlay().round();
        List<Step> steps =
                Settlement.settle(game, round, settle.pass(), table.posted().coverage());
        Round settled = round.with(new Play.Settled(settle.pass(), steps));
        boolean last = game.next(settled).isEmpty();
        List<Event> events = new ArrayList<>();
        events.add(new Event.PassSettled(round.number(), settle.pass(), steps, last));
        if (steps.isEmpty()) {
            events.add(new Event.PaidConfirmed(round.number(), 0));
            if (last) {
                events.add(ended(table));
            }
        }
        return new Decision.Accepted(events);
    }

    static Decision paid(Table table, Command.ConfirmPaid paid) {
        if (table.phase() != Phase.SETTLE) {
            return refused(Rejection.WRONG_PHASE, "nothing is to be paid");
        }
        Hand hand = table.inPlay();
        if (paid.steps() <= hand.confirmed() || paid.steps() > hand.unpaid().size()) {
            return refused(
                    Rejection.NOT_SO_MANY_STEPS,
                    hand.confirmed() + " of " + hand.unpaid().size() + " are confirmed");
        }
        Event confirmed = new Event.PaidConfirmed(table.rounds(), paid.steps());
        boolean ends = hand.last() && paid.steps() == hand.unpaid().size();
        return ends ? accepted(confirmed, ended(table)) : accepted(confirmed);
    }

    private static Event ended(Table table) {
        Taking taking = table.inPlay().taking();
        int before = table.position()
                .holding()
                .filter(held -> held.person().equals(taking.person()))
                .map(Holding::hands)
                .orElse(0);
        return new Event.RoundEnded(
                table.rounds(), Ledger.balance(table.inPlay().moved(), Account.BANK), before + 1);
    }

    static Decision undo(Table table) {
        boolean open = table.phase() == Phase.OFFER
                || table.phase() == Phase.BANK
                || table.phase() == Phase.WAGERS
                || table.phase() == Phase.PLAY;
        return open && !table.undoable().isEmpty()
                ? accepted(new Event.Undone(table.undoable().getLast()))
                : refused(Rejection.NOTHING_TO_UNDO, "");
    }
}
