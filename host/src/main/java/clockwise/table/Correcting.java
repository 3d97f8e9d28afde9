package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.games.Games;
import clockwise.rules.Game;
import clockwise.rules.Next;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Step;
import clockwise.rules.Wager;
import clockwise.settlement.Coverage;
import clockwise.settlement.Settlement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Corrections of a finished round: somebody says what was really played, the rules settle it anew, another approves.
 */
final class Correcting {
    private static final int MOST_OPEN = 20;
    private static final int MOST_PLAYS = 500;

    private Correcting() {}

    static Decision ask(Table table, Request request, Command.AskCorrection ask) {
        Optional<Past> past = request.given().past();
        if (past.isEmpty()) {
            return refused(Rejection.NO_SUCH_ROUND, "round " + ask.round());
        }
        if (ask.plays().size() > MOST_PLAYS) {
            return refused(Rejection.NOT_A_WHOLE_ROUND, "more than " + MOST_PLAYS + " plays");
        }
        Ruling ruling = replay(past.get(), ask.plays());
        if (ruling instanceof Ruling.Refused no) {
            return refused(Rejection.NOT_A_WHOLE_ROUND, no.detail());
        }
        Round corrected = ((Ruling.Accepted) ruling).round();
        List<Line> difference = Ledger.difference(past.get(), corrected);
        if (difference.isEmpty()) {
            return refused(Rejection.NOTHING_TO_CORRECT, "");
        }
        if (table.corrections().size() >= MOST_OPEN) {
            return refused(Rejection.TOO_MANY_OPEN, "");
        }
        return accepted(
                new Event.CorrectionAsked(ask.round(), ask.plays(), corrected.steps(), difference, ask.reason()),
                new Event.AlertRaised(
                        Alert.Kind.CORRECTION_ASKED, "Round " + ask.round() + " should be settled differently."));
    }

    /** The round from its lock on with these plays; passes are settled as soon as the plays lead there. */
    private static Ruling replay(Past past, List<Play> plays) {
        Game game = Games.byId(past.round().felt().game()).orElseThrow();
        Round round = atTheLock(past.round());
        Deque<Play> left = new ArrayDeque<>(plays);
        while (true) {
            List<Next> offered = game.next(round);
            if (offered.isEmpty()) {
                return left.isEmpty() ? new Ruling.Accepted(round) : tooMuch(left);
            }
            Ruling played = left.isEmpty() ? nothingLeft() : Referee.play(game, round, left.getFirst());
            if (played instanceof Ruling.Accepted yes && !(left.getFirst() instanceof Play.Settled)) {
                left.removeFirst();
                round = yes.round();
                continue;
            }
            Optional<Next.Settle> due = offered.stream()
                    .filter(Next.Settle.class::isInstance)
                    .map(Next.Settle.class::cast)
                    .findFirst();
            if (due.isEmpty()) {
                return played instanceof Ruling.Refused ? played : tooMuch(left);
            }
            round = settled(game, round, due.get().pass(), past.coverage());
        }
    }

    private static Round settled(Game game, Round round, int pass, Coverage coverage) {
        List<Step> steps = Settlement.settle(game, round, pass, coverage);
        return round.with(new Play.Settled(pass, steps));
    }

    private static Ruling nothingLeft() {
        return new Ruling.Refused(Ruling.Fault.NOT_OFFERED, "the round is not over after the last play");
    }

    private static Ruling tooMuch(Deque<Play> left) {
        return new Ruling.Refused(Ruling.Fault.NOT_OFFERED, "not part of the round: " + left.getFirst());
    }

    /** The round without its plays and without the wagers that came with choices. */
    private static Round atTheLock(Round round) {
        Set<Integer> later = new HashSet<>();
        for (Play play : round.plays()) {
            if (play instanceof Play.Chose chose) {
                chose.added().forEach(wager -> later.add(wager.id()));
            }
        }
        List<Wager> wagers = round.wagers().stream()
                .filter(wager -> !later.contains(wager.id()))
                .toList();
        return new Round(
                round.number(), round.felt(), round.dealerSeat(), round.bank(), wagers, List.of(), round.dead());
    }

    static Decision approve(Table table, Request request, Command.ApproveCorrection approve) {
        Optional<Correction> asked = asked(table, approve.asked());
        if (asked.isEmpty()) {
            return refused(Rejection.NO_SUCH_CORRECTION, "");
        }
        return asked.get().askedBy().equals(request.actor().id())
                ? refused(Rejection.SAME_PERSON, "badge " + request.actor().id() + " asked for it")
                : accepted(new Event.CorrectionApproved(
                        approve.asked(), asked.get().round(), asked.get().difference()));
    }

    static Decision refuse(Table table, Command.RefuseCorrection refuse) {
        return asked(table, refuse.asked())
                .map(asked -> accepted(new Event.CorrectionRefused(refuse.asked(), asked.round(), refuse.reason())))
                .orElseGet(() -> refused(Rejection.NO_SUCH_CORRECTION, ""));
    }

    private static Optional<Correction> asked(Table table, long seq) {
        return table.corrections().stream().filter(open -> open.seq() == seq).findFirst();
    }
}
