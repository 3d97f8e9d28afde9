package clockwise.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.money.Money;
import clockwise.rotation.Profile;
import clockwise.staff.Badge;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RoomFileTest {
    private static final Path ROOT = Path.of(System.getProperty("clockwise.root", ".."));

    private static final String LEAST = """
        establishment: {name: House, licence: GEGE-1}
        unit: $1
        denominations: [$5, $1]
        """;

    /** What is added to the file above, and what is said of it. */
    private static final Map<String, List<String>> REFUSED = Map.ofEntries(
            Map.entry("colour: green", List.of("no such key is known here: `colour` (line 4)")),
            Map.entry("results: none", List.of("no such key is known here: `results` (line 4)")),
            Map.entry("demo: ''", List.of("`demo` is empty (line 4)")),
            Map.entry("tables: none", List.of("`tables` must be a list, each entry after a `-` (line 4)")),
            Map.entry(
                    """
                    tables:
                    - {number: 0, name: A, seats: 8, certificate: a}
                    - {number: 1, name: A, seats: 1, certificate: a}
                    - {number: 2, name: A, seats: 8, certificate: ''}
                    """,
                    List.of(
                            "no number from 1 to 9999: `0` (line 5)",
                            "no number from 2 to 12: `1` (line 6)",
                            "`certificate` is empty (line 7)")),
            Map.entry(
                    """
                    tables:
                    - {number: 7, name: A, seats: 8, certificate: a}
                    - {number: 7, name: B, seats: 8, certificate: b}
                    - {number: 8, name: C, seats: 8, certificate: a}
                    """,
                    List.of(
                            "the table stands twice: `7` (line 6)",
                            "another table has this certificate: `a` (line 7)")),
            Map.entry("tables:\n- {number: 7, name: A, seats: 8}", List.of("`certificate` is missing (line 5)")),
            Map.entry(
                    "languages: [english]",
                    List.of("no language tag such as en or zh-Hans, each once: `english` (line 4)")),
            Map.entry(
                    "languages: [en, en]", List.of("no language tag such as en or zh-Hans, each once: `en` (line 4)")),
            Map.entry(
                    "calendar: {time_zone: Mars/North, day_starts: 06:00, shifts: {DAY: 06:00-06:00}}",
                    List.of("no time zone such as America/Los_Angeles: `Mars/North` (line 4)")),
            Map.entry(
                    "calendar: {time_zone: UTC, day_starts: 6, shifts: {DAY: 06:00-06:00}}",
                    List.of("no time such as 06:00: `6` (line 4)")),
            Map.entry(
                    "calendar:\n  time_zone: UTC\n  day_starts: 06:00\n  shifts:\n    DAY: 06:00-14:00",
                    List.of("no shift from 14:00 to 06:00 (line 8)")),
            Map.entry(
                    "badges:\n- {number: 1, name: A, role: BOSS}",
                    List.of("none of [DEALER, FLOOR, AUDITOR]: `BOSS` (line 5)")),
            Map.entry(
                    """
                    badges:
                    - {number: 1, name: A, role: DEALER, valid_until: soon}
                    - {number: 1, name: B, role: FLOOR}
                    """,
                    List.of("no date such as 2026-04-01: `soon` (line 5)", "the badge stands twice: `1` (line 6)")),
            Map.entry(
                    "rotation: {THREE_HANDS: {from: 2026-01-01, reason: none}}",
                    List.of("none of [TWO_THEN_OFFER, TWO_THEN_INTERVENE, GUIDANCE_2016, REGULATION_2026]:"
                            + " `THREE_HANDS` (line 4)")),
            Map.entry(
                    "rotation: {GUIDANCE_2016: {from: 2026-01-02, until: 2026-01-01, reason: none}}",
                    List.of("it ends before it begins: `2026-01-01` (line 4)")),
            Map.entry("rotation: {GUIDANCE_2016: {from: 2026-01-02}}", List.of("`reason` is missing (line 4)")));

    @TestFactory
    Stream<DynamicTest> everyMistakeIsToldWithItsLine() {
        return REFUSED.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> assertEquals(
                                entry.getValue(),
                                RoomFile.read(LEAST + entry.getKey()).faults())));
    }

    @Test
    void severalMistakesAreToldAtOnce() {
        assertEquals(
                List.of(
                        "no such key is known here: `table` (line 3)",
                        "no amount such as $2.00: `1` (line 1)",
                        "`establishment` is missing (line 1)",
                        "no whole number of units of $0.01: `$0` (line 2)"),
                RoomFile.read("unit: 1\ndenominations: [$0]\ntable: 7").faults());
        assertEquals(List.of("the file is empty"), RoomFile.read("").faults());
        assertEquals(
                List.of("no YAML: expected the node content, but found '<stream end>' (line 2)"),
                RoomFile.read("tables: [\n").faults());
    }

    @Test
    void chipsAreWholeUnits() {
        assertEquals(
                List.of("no whole number of units of $1.00: `$2.50` (line 3)"),
                RoomFile.read(LEAST.replace("$5", "$2.50")).faults());
        assertEquals(
                List.of("the denomination stands twice: `$1` (line 3)"),
                RoomFile.read(LEAST.replace("$5", "$1.00")).faults());
        assertEquals(
                List.of("the unit is more than nothing (line 2)"),
                RoomFile.read(LEAST.replace("unit: $1", "unit: $0")).faults());
    }

    @Test
    void whatIsNotSaidIsAsUsual() {
        RoomFile.Read read = RoomFile.read(LEAST);
        assertEquals(List.of(), read.faults());
        assertEquals(Calendar.USUAL, read.room().calendar());
        assertEquals(List.of("en"), read.room().languages());
        assertEquals(List.of(), read.room().tables());
        assertEquals(List.of(Money.dollars(1), Money.dollars(5)), read.room().denominations());
    }

    @Test
    void theExampleIsGood() throws Exception {
        RoomFile.Read read = RoomFile.read(Files.readString(ROOT.resolve("ops/room.example.yaml")));
        assertEquals(List.of(), read.faults());
        Room room = read.room();
        assertEquals(
                new Room.TablePlace(12, "EZ Baccarat", 9, "table-12"),
                room.table(12).orElseThrow());
        assertTrue(room.table(13).isEmpty());
        assertEquals(new Money(50), room.unit());
        assertEquals(Calendar.USUAL, room.calendar());
        assertEquals(
                new Badge("2001", "Example floor manager", Badge.Role.FLOOR, "2027-12-31"),
                room.badges().get(1));
    }

    /** The comment in the example can be taken away. */
    @Test
    void aProfileIsSwitchedOnForItsDaysOnly() throws Exception {
        String text = Files.readString(ROOT.resolve("ops/room.example.yaml")).replaceAll("(?m)^#(rotation| {2})", "$1");
        RoomFile.Read read = RoomFile.read(text);
        assertEquals(List.of(), read.faults());
        Room room = read.room();
        Profile filed = Profile.TWO_THEN_OFFER;
        LocalDate first = LocalDate.of(2027, 1, 1);
        LocalDate last = LocalDate.of(2027, 12, 31);
        assertTrue(room.mayPost(filed, filed, first.minusDays(1)));
        assertTrue(room.mayPost(filed, filed, first));
        assertFalse(room.mayPost(Profile.GUIDANCE_2016, filed, first.minusDays(1)));
        assertTrue(room.mayPost(Profile.GUIDANCE_2016, filed, first));
        assertTrue(room.mayPost(Profile.GUIDANCE_2016, filed, last));
        assertFalse(room.mayPost(Profile.GUIDANCE_2016, filed, last.plusDays(1)));
        assertFalse(room.mayPost(Profile.REGULATION_2026, filed, first));
        assertFalse(room.mayPost(Profile.TWO_THEN_INTERVENE, filed, first));
    }

    @Test
    void theScheduleOfTheDemoIsMarkedAndClean() throws Exception {
        Path folder = ROOT.resolve("ops/demo/fee-schedules");
        Catalogue.papers(folder).forEach(paper -> assertEquals(List.of(), paper.findings()));
        Catalogue catalogue = Catalogue.filed().with(folder);
        assertEquals(List.of(), catalogue.refused());
        var schedule = catalogue.forGame("21st-century").orElseThrow();
        assertTrue(schedule.name().contains("example, not filed"));
        assertEquals("none", schedule.games().getFirst().filing().toString());
    }
}
