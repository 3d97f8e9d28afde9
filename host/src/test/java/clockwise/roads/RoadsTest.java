package clockwise.roads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The roads against a reference file, and where their marks go. */
class RoadsTest {
    @TestFactory
    Stream<DynamicTest> theRoadsOfTheReference() throws IOException {
        try (var in = RoadsTest.class.getResourceAsStream("/vectors/roads.csv")) {
            assertNotNull(in);
            List<String[]> rows = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .toList();
            assertEquals(60, rows.size());
            return rows.stream().map(row -> DynamicTest.dynamicTest("shoe " + row[0], () -> same(row)));
        }
    }

    private static void same(String[] row) {
        Roads roads = Roads.of(row[1]);
        assertEquals(row[2], runs(roads.big()));
        assertEquals(row[3], colours(roads.bigEyeBoy()));
        assertEquals(row[4], colours(roads.smallRoad()));
        assertEquals(row[5], colours(roads.cockroach()));
    }

    private static String runs(List<Roads.Cell> cells) {
        List<String> runs = new ArrayList<>();
        for (int i = 0; i < cells.size(); ) {
            String winner = cells.get(i).winner();
            int begun = i;
            while (i < cells.size() && cells.get(i).winner().equals(winner)) {
                i++;
            }
            runs.add(winner + (i - begun));
        }
        return String.join(" ", runs);
    }

    private static String colours(List<Roads.Dot> dots) {
        return dots.stream().map(dot -> dot.alike() ? "R" : "B").collect(Collectors.joining());
    }

    @Test
    void aRunTurnsAtTheBottomAndBesideAnEarlierTail() {
        assertEquals("00 01 02 03 04 05 15 25", places(Roads.of("BBBBBBBB").big()));
        String two = places(Roads.of("BBBBBBBB" + "PPPPPPP").big());
        assertEquals("00 01 02 03 04 05 15 25 10 11 12 13 14 24 34", two, "the second lies above the first's tail");
    }

    @Test
    void aTailInTheFirstRowPushesTheNextRunOn() {
        // seven runs whose tails fill the rows from below; the last one has only the first row
        String runs =
                "B".repeat(14) + "P".repeat(12) + "B".repeat(10) + "P".repeat(8) + "B".repeat(6) + "P".repeat(4) + "B";
        List<Roads.Cell> cells = Roads.of(runs).big();
        Roads.Cell last = cells.getLast();
        Roads.Cell before = cells.get(cells.size() - 2);
        assertEquals(0, before.row());
        assertEquals(0, last.row());
        assertTrue(last.column() > before.column());
    }

    @Test
    void tiesStandOnTheCellBeforeThem() {
        assertEquals(
                "[Cell[column=0, row=0, hand=0, winner=T, ties=2]]",
                Roads.of("TT").big().toString());
        assertEquals(
                "[Cell[column=0, row=0, hand=2, winner=B, ties=3], Cell[column=1, row=0, hand=4, winner=P, ties=0]]",
                Roads.of("TTBTP").big().toString());
        assertEquals(List.of(), Roads.of("").big());
        assertEquals(
                "[Bead[column=0, row=5, hand=5], Bead[column=1, row=0, hand=6]]",
                Roads.of("TTBTPBB").beads().subList(5, 7).toString());
    }

    @Property(tries = 500)
    void noTwoMarksShareAPlaceAndNoneLeavesTheRows(@ForAll("shoes") String winners) {
        Roads roads = Roads.of(winners);
        List<String> big = roads.big().stream()
                .map(cell -> cell.column() + "/" + cell.row())
                .toList();
        assertEquals(big.size(), new HashSet<>(big).size(), winners);
        assertTrue(roads.big().stream().allMatch(cell -> cell.row() >= 0 && cell.row() < Roads.ROWS));
        assertEquals(
                winners.chars().filter(winner -> winner == 'T').count(),
                roads.big().stream().mapToInt(Roads.Cell::ties).sum());
        for (List<Roads.Dot> dots : List.of(roads.bigEyeBoy(), roads.smallRoad(), roads.cockroach())) {
            Set<String> places =
                    dots.stream().map(dot -> dot.column() + "/" + dot.row()).collect(Collectors.toSet());
            assertEquals(dots.size(), places.size(), winners);
        }
    }

    @Provide
    Arbitrary<String> shoes() {
        return Arbitraries.strings().withChars("PPPBBBBT").ofMaxLength(90);
    }

    private static String places(List<Roads.Cell> cells) {
        return cells.stream().map(cell -> cell.column() + "" + cell.row()).collect(Collectors.joining(" "));
    }
}
