package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.cards.Card;
import clockwise.rules.Irregularity;
import clockwise.rules.Play;
import clockwise.rules.Referee;
import clockwise.rules.Round;
import clockwise.rules.Ruling;
import clockwise.rules.Spot;
import clockwise.rules.Wager;
import clockwise.table.Line.Purpose;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is done when something went wrong in a round. */
final class Righting {
    private Righting() {}

    static Decision voidRound(Table table, Command.VoidRound voiding) {
        if (!table.phase().isInRound()) {
            return refused(Rejection.WRONG_PHASE, "no round is in play");
        }
        if (voiding.round() != table.rounds()) {
            return refused(Rejection.WRONG_ROUND, "round " + table.rounds() + " is in play");
        }
        return accepted(voided(table, voiding.reason()));
    }

    /** All goes back where it came from; only the collection stays in the box, as credit for the replay. */
    private static Event voided(Table table, String reason) {
        Hand hand = table.inPlay();
        Set<String> paid = new HashSet<>();
        for (Fee fee : hand.fees()) {
            boolean gaveUp = fee.reason() == Fee.Reason.REPLAY || fee.reason() == Fee.Reason.FREE_COLLECTION;
            if (hand.drop().isPresent() || gaveUp) {
                paid.add(fee.key());
            }
        }
        Optional<Replay> replay = paid.isEmpty()
                ? Optional.empty()
                : Optional.of(new Replay(table.rounds(), hand.taking().person(), paid));
        return new Event.RoundVoided(table.rounds(), reason, Ledger.reversed(hand.moved()), replay);
    }

    static Decision irregularity(Table table, Command.ReportIrregularity report) {
        Optional<Irregularity> known = table.game().irregularities().stream()
                .filter(other -> other.name().equals(report.name()))
                .findFirst();
        if (known.isEmpty()) {
            return refused(Rejection.UNKNOWN_IRREGULARITY, report.name());
        }
        if (concernsPlay(known.get()) && table.phase() != Phase.PLAY) {
            return refused(Rejection.WRONG_PHASE, "no cards are in play");
        }
        if (report.round() != table.rounds()) {
            return refused(Rejection.WRONG_ROUND, "round " + table.rounds() + " is the last one");
        }
        if (!isCircleGood(table, known.get(), report.circle())) {
            return refused(Rejection.CIRCLE_MISSING, "circle " + report.circle());
        }
        boolean tells = known.get().needsBothCards()
                && table.inPlay().round().cardsAt(Spot.DEALER).size() < 2;
        if (tells && report.card().isEmpty()) {
            return refused(Rejection.CARD_MISSING, "");
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.IrregularityFound(
                report.round(), report.name(), known.get().source(), report.circle(), report.reason()));
        if (!tells) {
            events.addAll(effect(table, table.hand().map(Hand::round), known.get(), report));
            return new Decision.Accepted(events);
        }
        Card card = report.card().orElseThrow();
        return switch (Referee.exposed(table.game(), table.inPlay().round(), card)) {
            case Ruling.Refused no -> refused(Locking.rejection(no.fault()), no.detail());
            case Ruling.Accepted seen -> {
                events.add(new Event.Played(table.rounds(), new Play.Dealt(Spot.DEALER, card)));
                events.addAll(effect(table, Optional.of(seen.round()), known.get(), report));
                yield new Decision.Accepted(events);
            }
        };
    }

    /** A hand dealt where no wager lies is dead too (filed 50-51); the others need somebody who plays there. */
    private static boolean isCircleGood(Table table, Irregularity irregularity, int circle) {
        if (!irregularity.needsCircle()) {
            return true;
        }
        return irregularity.effect() == Irregularity.Effect.HAND_DEAD
                ? circle >= 1 && circle <= table.posted().felt().seats()
                : table.inPlay().round().wagers().stream()
                        .anyMatch(wager -> wager.spot().seat() == circle);
    }

    private static boolean concernsPlay(Irregularity irregularity) {
        return switch (irregularity.effect()) {
            case NOTED, SHUFFLE_DUE, ALERT -> false;
            case HAND_DEAD, HAND_DEAD_AND_FREE_COLLECTION, HANDS_DEAD, HOUSE_PLAYS, ROUND_VOID -> true;
        };
    }

    private static List<Event> effect(
            Table table, Optional<Round> round, Irregularity irregularity, Command.ReportIrregularity report) {
        return switch (irregularity.effect()) {
            case NOTED -> List.of();
            case HAND_DEAD -> dead(table, round.orElseThrow(), Set.of(report.circle()), irregularity);
            case HAND_DEAD_AND_FREE_COLLECTION -> {
                List<Event> events =
                        new ArrayList<>(dead(table, round.orElseThrow(), Set.of(report.circle()), irregularity));
                button(table, report.circle(), irregularity).ifPresent(events::add);
                yield events;
            }
            case HANDS_DEAD -> {
                Set<Integer> circles = table.game().deadCircles(round.orElseThrow(), irregularity);
                yield dead(table, round.orElseThrow(), circles, irregularity);
            }
            case HOUSE_PLAYS -> List.of(new Event.HandAbandoned(table.rounds(), report.circle()));
            case ROUND_VOID -> List.of(voided(table, irregularity.name()));
            case SHUFFLE_DUE -> List.of(new Event.ShoeSpent(irregularity.name()));
            case ALERT -> List.of(new Event.AlertRaised(Alert.Kind.IRREGULARITY, irregularity.sentence()));
        };
    }

    /** Dead circles leave the round; with the last of them the round is void. */
    private static List<Event> dead(Table table, Round round, Set<Integer> circles, Irregularity irregularity) {
        Set<Integer> settled = new HashSet<>();
        round.steps().forEach(step -> settled.add(step.wager()));
        List<Wager> open = round.wagers().stream()
                .filter(wager -> !settled.contains(wager.id()))
                .toList();
        List<Wager> dying = open.stream()
                .filter(wager -> circles.contains(wager.spot().seat()))
                .toList();
        if (dying.isEmpty()) {
            return List.of();
        }
        if (dying.size() == open.size()) {
            return List.of(voided(table, irregularity.name()));
        }
        List<Line> lines = dying.stream()
                .filter(wager -> !wager.amount().isZero())
                .map(wager -> new Line(Account.FELT, Account.owner(wager), wager.amount(), Purpose.RETURN))
                .toList();
        return List.of(new Event.HandsDead(round.number(), circles, lines));
    }

    private static Optional<Event> button(Table table, int circle, Irregularity irregularity) {
        return table.inPlay().round().wagers().stream()
                .filter(wager -> wager.spot().seat() == circle && wager.line() == 0)
                .findFirst()
                .flatMap(wager -> table.seat(wager.owner()))
                .filter(seat -> !seat.freeCollection())
                .map(seat -> new Event.FreeCollectionGiven(
                        seat.number(), seat.occupant().id(), irregularity.name()));
    }
}
