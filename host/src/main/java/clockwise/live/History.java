package clockwise.live;

import clockwise.rules.Play;
import clockwise.rules.Round;
import clockwise.store.Entry;
import clockwise.store.EventStore;
import clockwise.store.Head;
import clockwise.store.TableForms;
import clockwise.table.Event;
import clockwise.table.Event.WagersLocked;
import clockwise.table.Past;
import clockwise.table.Recorded;
import clockwise.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Past rounds, read from the log. */
public final class History {
    private static final String LOCK = "WagersLocked";

    /** A schedule that waits for the end of a round is shown already; more than a few never wait. */
    private static final int PLACARDS = 20;

    private static final int PAGE = 200;

    private final EventStore store;

    public History(EventStore store) {
        this.store = store;
    }

    /** The locks of the last rounds before a place in the log, the latest first. */
    public List<Recorded> locks(int table, long before, int most) {
        return store.lastBefore(table, LOCK, before, most).stream()
                .map(LiveTable::recorded)
                .toList();
    }

    /** The last parts of the offer log before a place in the log, the latest first. */
    public List<Recorded> offers(int table, long before, int most) {
        return store.lastBefore(table, "BankOffered", before, most).stream()
                .map(LiveTable::recorded)
                .toList();
    }

    /** The page of a placard that was shown at a table, by the hash that its posting names. */
    public Optional<String> placard(int table, String sha256) {
        return store.lastBefore(table, "PlacardShown", Long.MAX_VALUE, PLACARDS).stream()
                .map(entry -> (Event.PlacardShown) TableForms.event(entry))
                .filter(shown -> shown.sha256().equals(sha256))
                .map(Event.PlacardShown::page)
                .findFirst();
    }

    /** All that is recorded of a round, from its lock to its end or, if it is in play, to the end of the log. */
    public List<Recorded> round(int table, long number) {
        return lock(table, number).map(lock -> from(table, lock)).orElse(List.of());
    }

    /** Rounds are numbered in the order of the log, so that the lock is found by halving it. */
    private Optional<Entry> lock(int table, long number) {
        long low = 0;
        long high = Long.MAX_VALUE;
        List<Entry> last = store.lastBefore(table, LOCK, high, 1);
        if (last.isEmpty()) {
            return Optional.empty();
        }
        high = last.getFirst().seq() + 1;
        while (low + 1 < high) {
            long middle = low + (high - low) / 2;
            Optional<Entry> found = store.lastBefore(table, LOCK, middle + 1, 1).stream()
                    .filter(entry -> numberOf(entry) >= number)
                    .findFirst();
            if (found.isPresent()) {
                high = found.get().seq();
            } else {
                low = middle;
            }
            if (found.filter(entry -> numberOf(entry) == number).isPresent()) {
                return found;
            }
        }
        return last.stream().filter(entry -> numberOf(entry) == number).findFirst();
    }

    private static long numberOf(Entry lock) {
        return ((WagersLocked) TableForms.event(lock)).round().number();
    }

    /** All that is recorded since the table was opened last. */
    public List<Recorded> sinceOpened(int table) {
        List<Recorded> story = new ArrayList<>();
        store.lastBefore(table, "TableOpened", Long.MAX_VALUE, 1).forEach(opened -> {
            story.add(LiveTable.recorded(opened));
            store.read(table, new Head(opened.seq(), opened.hash()), entry -> story.add(LiveTable.recorded(entry)));
        });
        return story;
    }

    /** A place in the log, and whether the table was opened there. */
    record Since(Head from, boolean isOpening) {}

    /** Where the shoe was changed so many times ago, or where the table was opened last if that was later. */
    Since sinceShoe(int table, int changes) {
        Optional<Entry> opened = store.lastBefore(table, "TableOpened", Long.MAX_VALUE, 1).stream()
                .findFirst();
        List<Entry> changed = store.lastBefore(table, "ShoeChanged", Long.MAX_VALUE, changes);
        long opening = opened.map(Entry::seq).orElse(0L);
        return changed.size() == changes && changed.getLast().seq() > opening
                ? new Since(head(changed.getLast()), false)
                : new Since(opened.map(History::head).orElse(Head.NONE), true);
    }

    private static Head head(Entry entry) {
        return new Head(entry.seq(), entry.hash());
    }

    /** Hands over what is recorded after a place in the log, and answers where the log ends. */
    Head follow(int table, Head from, Consumer<Recorded> reader) {
        return store.read(table, from, entry -> reader.accept(LiveTable.recorded(entry)));
    }

    /** The events of a type from the end of the log back to where the reader has enough, the latest first. */
    List<Recorded> back(int table, String type, Predicate<Recorded> goesOn) {
        List<Recorded> found = new ArrayList<>();
        long before = Long.MAX_VALUE;
        while (true) {
            List<Entry> page = store.lastBefore(table, type, before, PAGE);
            for (Entry entry : page) {
                Recorded recorded = LiveTable.recorded(entry);
                if (!goesOn.test(recorded)) {
                    return found;
                }
                found.add(recorded);
            }
            if (page.size() < PAGE) {
                return found;
            }
            before = page.getLast().seq();
        }
    }

    /** What was raised and acknowledged last at a table, the latest first. */
    public List<Recorded> alerts(int table, int most) {
        return Stream.of("AlertRaised", "AlertAcknowledged")
                .flatMap(type -> store.lastBefore(table, type, Long.MAX_VALUE, most).stream())
                .map(LiveTable::recorded)
                .sorted(Comparator.comparingLong(Recorded::seq).reversed())
                .toList();
    }

    /** When the bank was posted last, in microseconds since 1970: then the bets were opened. */
    Optional<Long> bankPosted(int table) {
        return store.lastBefore(table, "BankPosted", Long.MAX_VALUE, 1).stream()
                .map(Entry::at)
                .findFirst();
    }

    private List<Recorded> from(int table, Entry lock) {
        List<Recorded> story = new ArrayList<>(List.of(LiveTable.recorded(lock)));
        store.readWhile(table, new Head(lock.seq(), lock.hash()), entry -> {
            Recorded recorded = LiveTable.recorded(entry);
            story.add(recorded);
            return !(recorded.event() instanceof Event.RoundEnded) && !(recorded.event() instanceof Event.RoundVoided);
        });
        return story;
    }

    /** A finished round with the settlement in force, as a correction starts from it. */
    public Optional<Past> past(Table table, long number) {
        List<Recorded> story = round(table.id(), number);
        if (story.isEmpty() || !(story.getLast().event() instanceof Event.RoundEnded)) {
            return Optional.empty();
        }
        WagersLocked lock = (WagersLocked) story.getFirst().event();
        Round begun = lock.round();
        Round played = lock.round();
        for (Recorded recorded : story) {
            begun = recorded.event() instanceof Event.HandsDead dead ? begun.without(dead.circles()) : begun;
            played = after(played, recorded.event());
        }
        Past asPlayed = Past.played(begun, lock.coverage(), played);
        return Optional.of(corrected(table, number).map(asPlayed::corrected).orElse(asPlayed));
    }

    private Optional<Event.CorrectionAsked> corrected(Table table, long number) {
        return table.corrected().stream()
                .filter(corrected -> corrected.round() == number)
                .findFirst()
                .flatMap(corrected -> store.lastBefore(table.id(), "CorrectionAsked", corrected.seq() + 1, 1).stream()
                        .findFirst())
                .map(entry -> (Event.CorrectionAsked) TableForms.event(entry));
    }

    /** The round after one more event of its story. */
    public static Round after(Round round, Event event) {
        return switch (event) {
            case Event.Played played -> round.with(played.play());
            case Event.Undone undone -> round.withoutLast();
            case Event.HandsDead dead -> round.without(dead.circles());
            case Event.PassSettled settled -> round.with(new Play.Settled(settled.pass(), settled.steps()));
            default -> round;
        };
    }
}
