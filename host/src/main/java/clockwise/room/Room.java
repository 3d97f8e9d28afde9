package clockwise.room;

import clockwise.money.Money;
import clockwise.rotation.Profile;
import clockwise.staff.Badge;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The card room as its `room.yaml` describes it.
 *
 * @param tables by number
 * @param denominations the values of the chips, the smallest first
 * @param unit the smallest amount of money at a table
 * @param languages of the screens, as language tags; the first is the one to start with
 * @param bettingSeconds how long the players' display says that bets are open, 0 for no such clock
 * @param badges those that the file brings along
 * @param rotation the profiles that the room has switched on beside the filed ones
 * @param demo empty for a card room; else everything here is simulated, and this says what to do with it
 */
public record Room(
        Establishment establishment,
        List<TablePlace> tables,
        List<Money> denominations,
        Money unit,
        List<String> languages,
        Calendar calendar,
        int bettingSeconds,
        List<Badge> badges,
        List<SwitchedOn> rotation,
        Optional<String> demo) {
    /** A room without tables: what a host is before it is given a `room.yaml`. */
    public static final Room EMPTY = new Room(
            new Establishment("A room without a name", "none"),
            List.of(),
            List.of(),
            Money.dollars(1),
            List.of("en"),
            Calendar.USUAL,
            0,
            List.of(),
            List.of(),
            Optional.empty());

    /** The licensed card room, as reports name it. */
    public record Establishment(String name, String licence) {}

    /**
     * A table on the floor.
     *
     * @param certificate the name in the certificate of the table's agent
     */
    public record TablePlace(int number, String name, int seats, String certificate) {}

    /** A rotation profile that the room follows from a day on, until another day or without end. */
    public record SwitchedOn(Profile profile, LocalDate from, Optional<LocalDate> until, String reason) {
        boolean holdsOn(LocalDate day) {
            return !day.isBefore(from) && until.map(last -> !day.isAfter(last)).orElse(true);
        }
    }

    public Room {
        tables = List.copyOf(tables);
        denominations = List.copyOf(denominations);
        languages = List.copyOf(languages);
        badges = List.copyOf(badges);
        rotation = List.copyOf(rotation);
    }

    public Optional<TablePlace> table(int number) {
        return tables.stream().filter(table -> table.number() == number).findFirst();
    }

    /**
     * Whether a table may be opened with a profile: always with that of its game's filing, else if it is switched on.
     */
    public boolean mayPost(Profile profile, Profile filed, LocalDate day) {
        return profile == filed || switchedOn(profile, day).isPresent();
    }

    /** The switch under which a profile holds on a gaming day. */
    public Optional<SwitchedOn> switchedOn(Profile profile, LocalDate day) {
        return rotation.stream()
                .filter(on -> on.profile() == profile && on.holdsOn(day))
                .findFirst();
    }
}
