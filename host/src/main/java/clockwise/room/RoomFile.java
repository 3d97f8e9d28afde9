package clockwise.room;

import clockwise.money.Money;
import clockwise.rotation.Profile;
import clockwise.staff.Badge;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads `room.yaml` (ops/room.example.yaml); what it does not understand it refuses, each fault with its line. */
final class RoomFile {
    private static final Set<String> KEYS = Set.of(
            "establishment",
            "calendar",
            "unit",
            "denominations",
            "languages",
            "betting_seconds",
            "tables",
            "badges",
            "rotation",
            "demo");

    private static final int MOST_TABLE = 9_999;
    private static final int MOST_SEATS = 12;
    private static final int MOST_BETTING = 600;
    private static final Pattern NAME = Pattern.compile("\\P{Cntrl}{1,100}");
    private static final Pattern NOTICE = Pattern.compile("\\P{Cntrl}{1,300}");
    private static final Pattern CERTIFICATE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
    private static final Pattern BADGE = Pattern.compile("[A-Za-z0-9-]{1,20}");
    private static final Pattern SHIFT = Pattern.compile("[A-Z][A-Z0-9_]{0,15}");

    private final List<String> faults = new ArrayList<>();

    private RoomFile() {}

    /** What was read, and why it is no good where it is not. */
    record Read(Room room, List<String> faults) {}

    /** A part of the file that can be faulty by itself. */
    private interface Part<T> {
        T read() throws Unreadable;
    }

    static Read read(String text) {
        RoomFile file = new RoomFile();
        Room room = file.part(() -> file.room(Branch.read(text)), Room.EMPTY);
        return new Read(room, List.copyOf(file.faults));
    }

    private <T> T part(Part<T> part, T otherwise) {
        try {
            return part.read();
        } catch (Unreadable e) {
            faults.add(e.reason());
            return otherwise;
        }
    }

    private Room room(Branch file) {
        part(() -> file.only(KEYS), file);
        Money unit = part(() -> unit(file), Money.CENT);
        return new Room(
                part(() -> establishment(file.branch("establishment")), Room.EMPTY.establishment()),
                file.has("tables") ? part(() -> tables(file), List.of()) : List.of(),
                part(() -> denominations(file, unit), List.of()),
                unit,
                file.has("languages") ? part(() -> languages(file), List.of()) : Room.EMPTY.languages(),
                file.has("calendar") ? part(() -> calendar(file.branch("calendar")), Calendar.USUAL) : Calendar.USUAL,
                file.has("betting_seconds") ? part(() -> within(file.leaf("betting_seconds"), 5, MOST_BETTING), 0) : 0,
                file.has("badges") ? part(() -> badges(file), List.of()) : List.of(),
                file.has("rotation") ? part(() -> rotation(file.branch("rotation")), List.of()) : List.of(),
                file.has("demo") ? part(() -> demo(file.leaf("demo")), Optional.of("")) : Optional.empty());
    }

    private static Optional<String> demo(Leaf leaf) throws Unreadable {
        return Optional.of(leaf.matching(NOTICE, "no notice of at most 300 characters"));
    }

    private static Room.Establishment establishment(Branch branch) throws Unreadable {
        branch.only(Set.of("name", "licence"));
        return new Room.Establishment(name(branch.leaf("name")), name(branch.leaf("licence")));
    }

    private static String name(Leaf leaf) throws Unreadable {
        return leaf.matching(NAME, "no name of at most 100 characters");
    }

    private static Money unit(Branch file) throws Unreadable {
        Money unit = file.leaf("unit").money();
        if (unit.isZero()) {
            throw file.leaf("unit").unreadable("the unit is more than nothing");
        }
        return unit;
    }

    private static List<Money> denominations(Branch file, Money unit) throws Unreadable {
        List<Money> values = new ArrayList<>();
        for (Leaf leaf : file.leaves("denominations")) {
            Money value = leaf.money();
            if (value.isZero() || !value.downTo(unit).equals(value)) {
                throw leaf.refused("no whole number of units of $" + unit);
            }
            if (values.contains(value)) {
                throw leaf.refused("the denomination stands twice");
            }
            values.add(value);
        }
        return values.stream().sorted().toList();
    }

    private static List<String> languages(Branch file) throws Unreadable {
        List<String> languages = new ArrayList<>();
        for (Leaf leaf : file.leaves("languages")) {
            Locale locale = Locale.forLanguageTag(leaf.text());
            String tag = locale.toLanguageTag();
            boolean isKnown = List.of(Locale.getISOLanguages()).contains(locale.getLanguage());
            if (!isKnown || !tag.equals(leaf.text()) || languages.contains(tag)) {
                throw leaf.refused("no language tag such as en or zh-Hans, each once");
            }
            languages.add(tag);
        }
        return languages;
    }

    private static Calendar calendar(Branch branch) throws Unreadable {
        branch.only(Set.of("time_zone", "day_starts", "shifts"));
        ZoneId zone = zone(branch.leaf("time_zone"));
        LocalTime dayStarts = branch.leaf("day_starts").time();
        Branch rows = branch.branch("shifts");
        List<Calendar.Shift> shifts = new ArrayList<>();
        for (Leaf key : rows.keys()) {
            shifts.add(shift(key, rows.leaf(key.text())));
        }
        Optional<String> objection = Calendar.objection(dayStarts, shifts);
        if (objection.isPresent()) {
            throw rows.unreadable(objection.get());
        }
        return new Calendar(zone, dayStarts, shifts);
    }

    private static ZoneId zone(Leaf leaf) throws Unreadable {
        try {
            return ZoneId.of(leaf.text());
        } catch (DateTimeException e) {
            throw leaf.refused("no time zone such as America/Los_Angeles");
        }
    }

    private static Calendar.Shift shift(Leaf key, Leaf hours) throws Unreadable {
        String[] ends = hours.text().split("-", -1);
        if (ends.length != 2) {
            throw hours.refused("no hours such as 06:00-14:00");
        }
        return new Calendar.Shift(
                key.matching(SHIFT, "no name of a shift such as SWING"),
                new Leaf(ends[0], hours.line()).time(),
                new Leaf(ends[1], hours.line()).time());
    }

    private List<Room.TablePlace> tables(Branch file) throws Unreadable {
        List<Room.TablePlace> tables = new ArrayList<>();
        for (Branch branch : file.branches("tables")) {
            part(() -> tables.add(table(branch, tables)), false);
        }
        return tables.stream()
                .sorted((one, other) -> Integer.compare(one.number(), other.number()))
                .toList();
    }

    private static Room.TablePlace table(Branch branch, List<Room.TablePlace> others) throws Unreadable {
        branch.only(Set.of("number", "name", "seats", "certificate"));
        int number = within(branch.leaf("number"), 1, MOST_TABLE);
        String certificate = branch.leaf("certificate").matching(CERTIFICATE, "no name such as table-12");
        if (others.stream().anyMatch(other -> other.number() == number)) {
            throw branch.leaf("number").refused("the table stands twice");
        }
        if (others.stream().anyMatch(other -> other.certificate().equals(certificate))) {
            throw branch.leaf("certificate").refused("another table has this certificate");
        }
        return new Room.TablePlace(
                number, name(branch.leaf("name")), within(branch.leaf("seats"), 2, MOST_SEATS), certificate);
    }

    private static int within(Leaf leaf, int least, int most) throws Unreadable {
        int number = leaf.number();
        if (number < least || number > most) {
            throw leaf.refused("no number from " + least + " to " + most);
        }
        return number;
    }

    private List<Badge> badges(Branch file) throws Unreadable {
        List<Badge> badges = new ArrayList<>();
        Set<String> numbers = new HashSet<>();
        for (Branch branch : file.branches("badges")) {
            part(() -> badges.add(badge(branch, numbers)), false);
        }
        return badges;
    }

    private static Badge badge(Branch branch, Set<String> numbers) throws Unreadable {
        branch.only(Set.of("number", "name", "role", "valid_until"));
        Leaf number = branch.leaf("number");
        if (!numbers.add(number.matching(BADGE, "no badge number such as 1001"))) {
            throw number.refused("the badge stands twice");
        }
        String validUntil =
                branch.has("valid_until") ? branch.leaf("valid_until").date().toString() : "";
        Badge.Role role = branch.leaf("role").oneOf(Badge.Role.class);
        return new Badge(number.text(), name(branch.leaf("name")), role, validUntil);
    }

    private static List<Room.SwitchedOn> rotation(Branch branch) throws Unreadable {
        List<Room.SwitchedOn> switched = new ArrayList<>();
        for (Leaf key : branch.keys()) {
            Profile profile = key.oneOf(Profile.class);
            Branch on = branch.branch(key.text()).only(Set.of("from", "until", "reason"));
            LocalDate from = on.leaf("from").date();
            Optional<LocalDate> until =
                    on.has("until") ? Optional.of(on.leaf("until").date()) : Optional.empty();
            if (until.isPresent() && until.get().isBefore(from)) {
                throw on.leaf("until").refused("it ends before it begins");
            }
            switched.add(
                    new Room.SwitchedOn(profile, from, until, on.leaf("reason").text()));
        }
        return switched;
    }
}
