package clockwise.table;

import static clockwise.table.Decision.accepted;
import static clockwise.table.Decision.refused;

import clockwise.games.Games;
import clockwise.rotation.Profile;
import clockwise.rotation.Rotation;
import clockwise.rules.Bet;
import clockwise.rules.Felt;
import clockwise.rules.Game;
import clockwise.rules.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Opening and closing, what is posted, the box, and who deals. */
final class Opening {
    private static final Pattern BOX = Pattern.compile("[A-Za-z0-9-]{1,40}");

    private Opening() {}

    static Decision open(Request request, Command.OpenTable open) {
        Optional<Game> game = Games.byId(open.game());
        if (game.isEmpty()) {
            return refused(Rejection.UNKNOWN_GAME, open.game());
        }
        Terms terms = game.get().terms();
        if (!terms.options().containsAll(open.options())) {
            return refused(Rejection.UNKNOWN_OPTION, open.game() + " has " + new TreeSet<>(terms.options()));
        }
        int seats = Math.min(request.given().seats(), terms.seats());
        if (seats < 2) {
            return refused(
                    Rejection.SEATS_NOT_FILED,
                    "the table has " + request.given().seats());
        }
        if (open.decks() < terms.leastDecks() || open.decks() > terms.mostDecks()) {
            return refused(Rejection.DECKS_NOT_FILED, terms.leastDecks() + " to " + terms.mostDecks());
        }
        Optional<String> unknown = open.spaces().keySet().stream()
                .filter(name -> game.get().bets().stream()
                        .noneMatch(bet -> bet.name().equals(name) && bet.comes() == Bet.Comes.BEFORE_THE_LOCK))
                .findFirst();
        if (unknown.isPresent()) {
            return refused(Rejection.UNKNOWN_SPACE, unknown.get());
        }
        Optional<Profile> off =
                open.rotation().filter(also -> !request.given().profiles().contains(also));
        if (off.isPresent()) {
            return refused(Rejection.PROFILE_NOT_IN_FORCE, off.get().name());
        }
        Optional<Posting> posting = request.given().posting();
        if (posting.isEmpty()) {
            return refused(Rejection.SCHEDULE_NOT_POSTABLE, request.given().objection());
        }
        Felt felt = new Felt(
                open.game(),
                seats,
                open.decks(),
                open.least(),
                open.most(),
                request.given().unit(),
                open.options(),
                open.spaces());
        Setup setup = new Setup(
                felt,
                terms.name(),
                terms.filing(),
                open.coverage(),
                new Rotation(terms.rotation(), open.rotation(), open.eligibility()),
                posting.get());
        return accepted(new Event.TableOpened(setup), shown(request, posting.get()));
    }

    static Decision close(Table table, Command.CloseTable close) {
        return table.phase().isInRound()
                ? refused(Rejection.ROUND_IN_PLAY, "round " + table.rounds())
                : accepted(new Event.TableClosed(close.reason()));
    }

    static Decision post(Request request, Command.PostSchedule post) {
        Optional<Posting> posting = request.given().posting();
        return posting.isEmpty()
                ? refused(Rejection.SCHEDULE_NOT_POSTABLE, request.given().objection())
                : accepted(new Event.SchedulePosted(posting.get(), post.reason()), shown(request, posting.get()));
    }

    private static Event shown(Request request, Posting posting) {
        return new Event.PlacardShown(posting.placard(), request.given().placard());
    }

    static boolean isNameOfABox(String name) {
        return BOX.matcher(name).matches();
    }

    static Decision attach(Table table, Command.AttachBox attach) {
        if (!isNameOfABox(attach.box())) {
            return refused(Rejection.BOX_NAME_BAD, "");
        }
        return table.box().isEmpty()
                ? accepted(new Event.BoxAttached(attach.box()))
                : refused(Rejection.BOX_ALREADY_ATTACHED, table.box());
    }

    static Decision remove(Table table, Command.RemoveBox remove) {
        if (table.box().isEmpty() || !table.box().equals(remove.box())) {
            return refused(Rejection.NO_SUCH_BOX, table.box().isEmpty() ? "there is none" : "it is " + table.box());
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.BoxRemoved(remove.box(), remove.reason()));
        if (table.phase() == Phase.COLLECT) {
            events.add(new Event.AlertRaised(Alert.Kind.NO_BOX, "The collection is due and the box is gone."));
        }
        return new Decision.Accepted(events);
    }

    static Decision come(Table table, Request request) {
        return table.dealer().equals(request.actor().id())
                ? new Decision.Accepted(List.of())
                : accepted(new Event.DealerCame(request.actor().id()));
    }
}
