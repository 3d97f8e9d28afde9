package clockwise.audit;

import clockwise.rotation.Profile;
import clockwise.rules.Round;
import clockwise.rules.Step;
import clockwise.store.Bytes;
import clockwise.store.HashChain;
import clockwise.store.TableForms;
import clockwise.table.Actor;
import clockwise.table.Command;
import clockwise.table.Decision;
import clockwise.table.Event;
import clockwise.table.Fee;
import clockwise.table.Given;
import clockwise.table.Past;
import clockwise.table.Posting;
import clockwise.table.Recorded;
import clockwise.table.Request;
import clockwise.table.Table;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides once more what was decided at one table: every fee, every play, every settlement and every correction, by the
 * rules of this program and by what was posted as the log has it.
 */
final class Recount {
    private final Set<Long> corrected;
    private final Map<Long, Past> past = new HashMap<>();
    private final Map<Long, Event.CorrectionAsked> asked = new HashMap<>();
    private @Nullable Round begun;
    private long fees;
    private long settlements;
    private long rounds;
    private long unchecked;

    /** @param corrected the rounds of this table that are corrected later in the export */
    Recount(Set<Long> corrected) {
        this.corrected = corrected;
    }

    long fees() {
        return fees;
    }

    long settlements() {
        return settlements;
    }

    long rounds() {
        return rounds;
    }

    /** Corrections of rounds that the export does not have. */
    long unchecked() {
        return unchecked;
    }

    /**
     * What is wrong with the events of one request, each in a sentence.
     *
     * @param before the table when it was made
     */
    List<String> differences(Table before, List<Recorded> recorded) {
        List<Event> events = recorded.stream().map(Recorded::event).toList();
        List<String> differences = new ArrayList<>(posted(events));
        Optional<Past> about = about(before, events.getFirst());
        boolean unknown = events.getFirst() instanceof Event.CorrectionAsked && about.isEmpty();
        if (unknown) {
            unchecked++;
        } else {
            differences.addAll(decided(before, recorded.getFirst(), events, about));
        }
        events.forEach(event -> remember(before, event));
        return differences;
    }

    private List<String> decided(Table before, Recorded first, List<Event> events, Optional<Past> about) {
        List<Command> commands = Asking.of(before, events);
        Optional<Decision> nearest = Optional.empty();
        for (Command command : commands) {
            Decision decision = before.decide(request(before, first, command, events, about));
            if (decision instanceof Decision.Accepted accepted
                    && withoutAlerts(accepted.events()).equals(withoutAlerts(events))) {
                return List.of();
            }
            nearest = nearest.or(() -> Optional.of(decision));
        }
        return nearest.map(decision -> told(decision, events)).orElse(List.of());
    }

    /** Whether an alert is raised depends on those that are open, which lie before the export. */
    private static List<Event> withoutAlerts(List<Event> events) {
        return events.stream()
                .filter(event -> !(event instanceof Event.AlertRaised))
                .toList();
    }

    private static Request request(
            Table before, Recorded first, Command command, List<Event> events, Optional<Past> about) {
        Optional<Event.WagersLocked> lock =
                events.getFirst() instanceof Event.WagersLocked locked ? Optional.of(locked) : Optional.empty();
        Actor.Role role = command instanceof Command.ByDevice ? Actor.Role.DEVICE : Actor.Role.FLOOR;
        return new Request(
                "recount",
                before.revision(),
                new Actor(first.actor(), role),
                first.at(),
                lock.map(Event.WagersLocked::day).orElse(LocalDate.EPOCH),
                lock.map(Event.WagersLocked::shift).orElse(""),
                command,
                given(events, about));
    }

    /** What the host looked up then, as far as the events tell. */
    private static Given given(List<Event> events, Optional<Past> about) {
        String page = events.stream()
                .filter(Event.PlacardShown.class::isInstance)
                .map(event -> ((Event.PlacardShown) event).page())
                .findFirst()
                .orElse("");
        Optional<Event.TableOpened> opened =
                events.getFirst() instanceof Event.TableOpened first ? Optional.of(first) : Optional.empty();
        Given nothing = Given.NOTHING;
        return new Given(
                opened.map(first -> first.setup().posting()),
                page,
                "",
                about,
                EnumSet.allOf(Profile.class),
                opened.map(first -> first.setup().felt().seats()).orElse(0),
                opened.map(first -> first.setup().felt().unit()).orElse(nothing.unit()));
    }

    /** A placard must be the one that its posting names. */
    private static List<String> posted(List<Event> events) {
        Optional<Posting> posting = switch (events.getFirst()) {
            case Event.TableOpened opened -> Optional.of(opened.setup().posting());
            case Event.SchedulePosted schedule -> Optional.of(schedule.posting());
            default -> Optional.empty();
        };
        for (Event event : events) {
            if (posting.isPresent() && event instanceof Event.PlacardShown shown) {
                String hash = HashChain.sha256(Bytes.utf8(shown.page())).toString();
                boolean fits = hash.equals(posting.get().placard()) && hash.equals(shown.sha256());
                return fits ? List.of() : List.of("the placard that was shown is not the one that was posted");
            }
        }
        return List.of();
    }

    private Optional<Past> about(Table before, Event event) {
        if (!(event instanceof Event.CorrectionAsked wish)) {
            return Optional.empty();
        }
        Optional<Past> played = Optional.ofNullable(past.get(wish.round()));
        Optional<Event.CorrectionAsked> earlier = before.corrected().stream()
                .filter(one -> one.round() == wish.round())
                .findFirst()
                .flatMap(one -> Optional.ofNullable(asked.get(one.seq())));
        return earlier.isPresent() ? played.map(one -> one.corrected(earlier.get())) : played;
    }

    private void remember(Table before, Event event) {
        switch (event) {
            case Event.WagersLocked locked -> {
                begun = locked.round();
                fees += locked.fees().size();
            }
            case Event.HandsDead dead -> begun = begun == null ? null : begun.without(dead.circles());
            case Event.PassSettled _ -> settlements++;
            case Event.CorrectionAsked wish -> asked.put(before.seq() + 1, wish);
            case Event.RoundEnded ended -> {
                rounds++;
                if (corrected.contains(ended.round()) && begun != null) {
                    past.put(
                            ended.round(),
                            Past.played(
                                    begun,
                                    before.posted().coverage(),
                                    before.inPlay().round()));
                }
            }
            case Event.RoundVoided _ -> rounds++;
            default -> {}
        }
    }

    private static List<String> told(Decision decision, List<Event> events) {
        if (decision instanceof Decision.Refused refused) {
            return List.of(name(events.getFirst()) + " could not have been recorded: " + refused.rejection() + " "
                    + refused.detail());
        }
        List<Event> due = ((Decision.Accepted) decision).events();
        List<String> told = new ArrayList<>();
        if (events.getFirst() instanceof Event.WagersLocked was
                && !due.isEmpty()
                && due.getFirst() instanceof Event.WagersLocked is) {
            told.addAll(fees(was.fees(), is.fees()));
        }
        if (events.getFirst() instanceof Event.PassSettled was
                && !due.isEmpty()
                && due.getFirst() instanceof Event.PassSettled is) {
            told.addAll(steps(was.steps(), is.steps()));
        }
        return told.isEmpty()
                ? List.of(name(events.getFirst()) + " is not what follows from what was done: recorded is "
                        + shown(events) + ", due was " + shown(due))
                : told;
    }

    private static List<String> fees(List<Fee> was, List<Fee> is) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < Math.max(was.size(), is.size()); i++) {
            String recorded = i < was.size() ? shown(was.get(i)) : "nothing";
            String due = i < is.size() ? shown(is.get(i)) : "nothing";
            if (!recorded.equals(due)) {
                told.add("fee " + (i + 1) + ": recorded is " + recorded + ", the posted option gives " + due);
            }
        }
        return told;
    }

    private static String shown(Fee fee) {
        return fee.due() + " less " + fee.waived() + " (" + fee.reason() + ") from " + fee.account() + " "
                + fee.person() + " on " + fee.basis();
    }

    private static List<String> steps(List<Step> was, List<Step> is) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < Math.max(was.size(), is.size()); i++) {
            String recorded = i < was.size() ? shown(was.get(i)) : "nothing";
            String due = i < is.size() ? shown(is.get(i)) : "nothing";
            if (!recorded.equals(due)) {
                told.add("settlement line " + (i + 1) + ": recorded is " + recorded + ", the rules give " + due);
            }
        }
        return told;
    }

    private static String shown(Step step) {
        return step.kind() + " " + step.moved() + " of " + step.due() + " on wager " + step.wager() + ", "
                + step.returned() + " back, " + step.bankLeft() + " left (" + step.why() + ")";
    }

    private static String name(Event event) {
        return TableForms.ALL.nameOf(Event.class, event);
    }

    private static String shown(List<Event> events) {
        String all = events.toString();
        return all.length() > 400 ? all.substring(0, 400) + "\u2026" : all;
    }
}
