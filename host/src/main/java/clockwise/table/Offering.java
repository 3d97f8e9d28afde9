package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.money.Money;
import clockwise.rotation.Asked;
import clockwise.rotation.Bar;
import clockwise.rotation.Candidate;
import clockwise.rotation.Holding;
import clockwise.rotation.Rotation;
import clockwise.table.OfferLine.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The offer of the player-dealer position, and the bank. */
final class Offering {
    /** A bank beyond any chip: it keeps sums of money far from overflowing. */
    private static final Money LARGEST = Money.dollars(100_000_000);

    private Offering() {}

    static Decision answer(Table table, Request request, Command.AnswerOffer command) {
        if (table.phase() != Phase.OFFER) {
            return refused(Rejection.WRONG_PHASE, "nothing is offered");
        }
        Optional<Asked> next = table.asked(request.at());
        if (next.isEmpty() || next.get().candidate().seat() != command.seat()) {
            return refused(
                    Rejection.OFFER_OUT_OF_TURN,
                    next.map(asked -> "seat " + asked.candidate().seat() + " is asked next")
                            .orElse("there is nobody to ask"));
        }
        if (command.answer() == Answer.NOT_ELIGIBLE) {
            return refused(Rejection.NOT_AN_ANSWER, "");
        }
        List<OfferLine> lines = barredBefore(table, request.at(), next.get());
        lines.add(line(next.get().candidate(), command.answer()));
        return command.answer() == Answer.ACCEPT
                ? taken(table, request, next.get().candidate(), lines)
                : passedOn(table, request, lines);
    }

    static Decision allDeclined(Table table, Request request) {
        if (table.phase() != Phase.OFFER) {
            return refused(Rejection.WRONG_PHASE, "nothing is offered");
        }
        List<OfferLine> lines = new ArrayList<>();
        Optional<Candidate> holder = Optional.empty();
        for (Asked asked : table.order(request.at())) {
            Candidate candidate = asked.candidate();
            if (table.hasAnswered(candidate.person())) {
                continue;
            }
            if (asked.mayTake() && table.position().isHeldBy(candidate.person())) {
                holder = Optional.of(candidate);
                continue;
            }
            lines.add(asked.mayTake() ? line(candidate, Answer.DECLINE) : barred(asked));
        }
        if (holder.isEmpty()) {
            return nobody(table, request, lines);
        }
        lines.add(line(holder.get(), Answer.ACCEPT)); // whoever holds it goes on: nobody else wants it
        return taken(table, request, holder.get(), lines);
    }

    /** Everybody before `next` who may not take it, and whom the log does not name yet. */
    private static List<OfferLine> barredBefore(Table table, long at, Asked next) {
        List<OfferLine> lines = new ArrayList<>();
        for (Asked asked : table.order(at)) {
            if (asked.equals(next)) {
                return lines;
            }
            if (!asked.mayTake() && !table.hasAnswered(asked.candidate().person())) {
                lines.add(barred(asked));
            }
        }
        return lines;
    }

    private static Decision taken(Table table, Request request, Candidate taker, List<OfferLine> lines) {
        boolean holds = table.position().isHeldBy(taker.person());
        boolean offered = isOfferedToOthers(table, request.at(), lines, taker.person());
        int before = table.position().holding().map(Holding::sinceOffer).orElse(0);
        int turn = holds && !offered ? before + 1 : 1;
        return accepted(
                offered(table, request, lines),
                new Event.BankTaken(taker.seat(), taker.person(), taker.kind(), turn, offered));
    }

    /** Whether everybody but the taker has answered in this offer or could not be asked. */
    private static boolean isOfferedToOthers(Table table, long at, List<OfferLine> lines, String taker) {
        return table.order(at).stream()
                .map(asked -> asked.candidate().person())
                .filter(person -> !person.equals(taker))
                .allMatch(person -> table.hasAnswered(person)
                        || lines.stream().anyMatch(line -> line.person().equals(person)));
    }

    /** Somebody declined: the next one is asked, unless there is none. */
    private static Decision passedOn(Table table, Request request, List<OfferLine> lines) {
        boolean more = table.order(request.at()).stream()
                .filter(Asked::mayTake)
                .map(asked -> asked.candidate().person())
                .anyMatch(person -> !table.hasAnswered(person)
                        && lines.stream().noneMatch(line -> line.person().equals(person)));
        if (more) {
            return accepted(offered(table, request, lines));
        }
        for (Asked asked : table.order(request.at())) {
            String person = asked.candidate().person();
            if (!table.hasAnswered(person)
                    && lines.stream().noneMatch(line -> line.person().equals(person))) {
                lines.add(barred(asked));
            }
        }
        return nobody(table, request, lines);
    }

    /** Nobody takes it: a stop where the rotation lets the holder go on after one, otherwise the game is broken. */
    private static Decision nobody(Table table, Request request, List<OfferLine> lines) {
        boolean stops = Stream.concat(table.offer().stream(), lines.stream())
                .anyMatch(line -> line.bar().equals(Optional.of(Bar.SIXTY_MINUTES)));
        if (stops) {
            Pause pause = new Pause("sixty minutes in one hand", request.at() + Rotation.STOP, true);
            return accepted(offered(table, request, lines), new Event.PlayPaused(pause));
        }
        return accepted(
                offered(table, request, lines),
                new Event.GameBroken(Event.GameBroken.Cause.NOBODY_TAKES_THE_BANK, "nobody takes the bank"),
                new Event.AlertRaised(Alert.Kind.GAME_BROKEN, "Nobody takes the bank."));
    }

    private static Event offered(Table table, Request request, List<OfferLine> lines) {
        Optional<Holding> held = table.position().holding();
        return new Event.BankOffered(
                lines,
                held.map(Holding::person).orElse(""),
                held.map(Holding::hands).orElse(0),
                held.map(holding -> Math.max(0, request.at() - holding.since())).orElse(0L));
    }

    private static OfferLine line(Candidate candidate, Answer answer) {
        return new OfferLine(candidate.seat(), candidate.person(), candidate.kind(), answer, Optional.empty());
    }

    private static OfferLine barred(Asked asked) {
        Candidate candidate = asked.candidate();
        return new OfferLine(candidate.seat(), candidate.person(), candidate.kind(), Answer.NOT_ELIGIBLE, asked.bar());
    }

    static Decision giveUp(Table table) {
        if (table.phase() != Phase.BANK && table.phase() != Phase.WAGERS) {
            return refused(Rejection.WRONG_PHASE, "nobody has taken the bank");
        }
        Taking taking = table.taking().orElseThrow();
        return accepted(new Event.BankGivenUp(taking.seat(), taking.person()));
    }

    static Decision post(Table table, Command.PostBank post) {
        if (table.phase() != Phase.BANK) {
            return refused(Rejection.WRONG_PHASE, "nobody is about to post a bank");
        }
        if (post.amount().isLessThan(table.posted().felt().min())) {
            return refused(
                    Rejection.BANK_BELOW_MINIMUM,
                    "the least is " + table.posted().felt().min());
        }
        if (!post.amount().downTo(table.posted().felt().unit()).equals(post.amount())) {
            return refused(Rejection.BANK_NOT_IN_UNITS, "");
        }
        if (post.amount().isMoreThan(LARGEST)) {
            return refused(Rejection.BANK_TOO_LARGE, "");
        }
        return accepted(new Event.BankPosted(table.taking().orElseThrow().seat(), post.amount()));
    }
}
