package clockwise.demo;

import clockwise.live.TableView;
import clockwise.live.TableView.Place;
import clockwise.rotation.Kind;
import clockwise.table.Command;
import clockwise.table.Occupant;
import clockwise.table.OfferLine.Answer;
import java.util.List;
import java.util.Optional;

/** The people at one table: who sits down, who leaves, and who takes the bank. */
final class Crowd {
    private static final List<String> COMPANIES = List.of("Example Players (demo)", "Sample Bankers (demo)");
    private static final int FEWEST = 3;
    private static final int USUAL = 5;
    private static final int PATRONS = 90;
    private static final int EAGER_OFFERS = 6;

    private final int table;
    private final Luck luck;
    private final Optional<Occupant> banker;
    private int pausing;
    private int eager;

    /** Every fourth table has no player of a TPPPS: there the patrons hold the bank. */
    Crowd(int table, Luck luck) {
        this.table = table;
        this.luck = luck;
        this.banker = table % 4 == 0
                ? Optional.empty()
                : Optional.of(new Occupant(
                        "T-" + (5_000 + table), Kind.TPPPS, COMPANIES.get(table % 2), "TPPPS-" + (700 + table % 2)));
    }

    /** Whoever comes to an empty table first. */
    Optional<Command> gathers(TableView view) {
        return people(view) < USUAL ? comes(view) : Optional.empty();
    }

    /** Between two rounds somebody leaves, or somebody comes; mostly nobody does. */
    Optional<Command> changes(TableView view) {
        if (people(view) < FEWEST || (people(view) < USUAL && luck.onceIn(3)) || luck.onceIn(20)) {
            return comes(view);
        }
        int hurry = people(view) > USUAL ? 4 : 12;
        return people(view) > FEWEST && luck.onceIn(hurry) ? leaves(view) : Optional.empty();
    }

    private static long people(TableView view) {
        return view.seats().stream()
                .filter(place -> place.occupant().isPresent())
                .count();
    }

    private Optional<Command> comes(TableView view) {
        List<Integer> free = view.seats().stream()
                .filter(place -> place.occupant().isEmpty())
                .map(Place::seat)
                .toList();
        if (free.isEmpty()) {
            return Optional.empty();
        }
        boolean needsBanker = banker.isPresent() && !isSeated(view, banker.get().id());
        Occupant who = needsBanker ? banker.get() : somebody(view);
        return Optional.of(new Command.TakeSeat(luck.oneOf(free), who));
    }

    private Occupant somebody(TableView view) {
        String number;
        do {
            number = "P-" + (table * 100 + luck.below(PATRONS));
        } while (isSeated(view, number));
        return Occupant.patron(number);
    }

    private static boolean isSeated(TableView view, String person) {
        return view.seats().stream()
                .anyMatch(place ->
                        place.occupant().filter(one -> one.id().equals(person)).isPresent());
    }

    private Optional<Command> leaves(TableView view) {
        List<Place> patrons = view.seats().stream()
                .filter(place -> place.occupant()
                        .filter(one -> one.kind() == Kind.PATRON)
                        .isPresent())
                .toList();
        if (patrons.isEmpty()) {
            return Optional.empty();
        }
        Place place = luck.oneOf(patrons);
        return Optional.of(new Command.LeaveSeat(
                place.seat(), place.occupant().orElseThrow().id()));
    }

    /** What whoever is asked says to the offer of the bank. */
    Answer answers(TableView view, int seat) {
        Occupant asked = view.seats().get(seat - 1).occupant().orElseThrow();
        boolean isBanker = asked.kind() == Kind.TPPPS;
        if (isBanker && pausing == 0 && luck.onceIn(50)) {
            pausing = luck.between(1, 3); // a break: the others may take it, or the game breaks
        }
        if (isBanker && pausing > 0) {
            pausing--;
            return Answer.AWAY;
        }
        int willing = isBanker ? 97 : eager > 0 ? 80 : banker.isPresent() ? 12 : 55;
        eager = Math.max(0, eager - 1);
        return luck.percent(willing) ? Answer.ACCEPT : luck.percent(15) ? Answer.AWAY : Answer.DECLINE;
    }

    /** The game was broken and is going on: now somebody will hold the bank. */
    void restarts() {
        pausing = 0;
        eager = EAGER_OFFERS;
    }
}
