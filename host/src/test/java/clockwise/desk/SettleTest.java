package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettleTest {
    private static final String HEADER = "round,bank,seq,seat,stake,outcome,odds_num,odds_den,due_pay\n";

    @ParameterizedTest
    @CsvSource({"single-action, p1", "separate-caps, p2"})
    void everyRowOfTheReference(String coverage, String columns) throws Exception {
        Vectors vectors = Vectors.read("coverage.csv");
        String input =
                vectors.csv("round", "bank", "seq", "seat", "stake", "outcome", "odds_num", "odds_den", "due_pay");
        Called called = Called.with(input, "settle", "--coverage", coverage);
        assertEquals("", called.err());
        assertEquals(0, called.code());
        String expected = vectors.csv("round", "seq", columns + "_paid", columns + "_collected", columns + "_returned");
        assertTrue(vectors.rows().size() > 1000);
        assertEquals(withoutHeader(expected), withoutHeader(withoutLastColumn(called.out())));
    }

    @Test
    void bankLeftIsWhatIsLeftOfTheOneBank() throws Exception {
        String rows = "1,200,1,1,100,LOSE,1,1,0\n1,200,2,2,150,WIN,1,1,150\n1,200,3,3,50,LOSE,1,1,0\n";
        assertEquals(List.of("1,1,0,100,0,100", "1,2,100,0,150,0", "1,3,0,0,50,0"), settled("single-action", rows));
    }

    @Test
    void bankLeftIsWhatMayStillBePaid() throws Exception {
        String rows = "1,200,1,1,100,LOSE,1,1,0\n1,200,2,2,150,WIN,1,1,150\n1,200,3,3,150,LOSE,1,1,0\n";
        assertEquals(List.of("1,1,0,100,0,200", "1,2,150,0,150,50", "1,3,0,100,50,50"), settled("separate-caps", rows));
    }

    @Test
    void halfOfAnOddCentStaysWithThePlayer() throws Exception {
        assertEquals(List.of("1,1,0,2,3,98"), settled("single-action", "1,100,1,1,5,LOSE_HALF,1,1,0\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,100,1,1,5,WINS,1,1,5 | no outcome WINS",
                "1,-100,1,1,5,WIN,1,1,5 | bank is no amount of money: -100",
                "1,100,1,1,5,WIN,1,0,5 | odds_den is not within 1 to 10000: 0",
                "1,100,1,1,5,WIN,6,5,7 | due_pay is 7 where the odds give 6",
                "1,100,1,1,5,WIN_FIXED,1,1,7 | a fixed award has no stake",
                "1,100,1,1,five,LOSE,1,1,0 | stake is no whole number: five",
                "1,99999999999999999999,1,1,5,LOSE,1,1,0 | bank is no whole number: 99999999999999999999",
                "1,9999999999999999,1,1,5,LOSE,1,1,0 | bank is no amount of money: 9999999999999999",
                "1,100,1 | 3 fields where the header has 9"
            })
    void anUnreadableRowIsReportedWithItsLine(String row, String complaint) throws Exception {
        String good = "2,100,1,1,5,LOSE,1,1,0\n";
        Called called = Called.with(HEADER + good + row + "\n", "settle", "--coverage", "single-action");
        assertEquals(2, called.code());
        assertEquals("line 3: " + complaint, called.err().strip());
        assertTrue(called.out().endsWith("2,1,0,5,0,95\n"), called.out());
    }

    @Test
    void whatFollowsAnUnreadableRowInItsRoundIsNotSettled() throws Exception {
        String rows = "1,100,1,1,5,WINS,1,1,5\n1,100,2,1,5,WIN,1,1,5\n";
        Called called = Called.with(HEADER + rows, "settle", "--coverage", "single-action");
        assertEquals(2, called.err().lines().count());
        assertEquals(1, called.out().lines().count());
    }

    @Test
    void aRoundHasOneBankAndOneOrder() throws Exception {
        String rows = "1,100,1,1,5,LOSE,1,1,5\n1,101,2,1,5,WIN,1,1,5\n2,100,2,1,5,WIN,1,1,5\n2,100,2,1,5,WIN,1,1,5\n";
        Called called = Called.with(HEADER + rows, "settle", "--coverage", "single-action");
        assertEquals(
                List.of("line 3: the bank of round 1 was 100", "line 5: seq 2 after 2"),
                called.err().lines().toList());
    }

    @Test
    void theCoverageMustBeSaid() throws Exception {
        assertEquals(2, Called.with(HEADER, "settle").code());
        assertEquals(2, Called.with(HEADER, "settle", "--coverage", "both").code());
    }

    private static List<String> settled(String coverage, String rows) throws Exception {
        Called called = Called.with(HEADER + rows, "settle", "--coverage", coverage);
        assertEquals("", called.err());
        return called.out().lines().skip(1).toList();
    }

    private static String withoutHeader(String csv) {
        return csv.substring(csv.indexOf('\n') + 1);
    }

    private static String withoutLastColumn(String csv) {
        return csv.lines()
                .map(line -> line.substring(0, line.lastIndexOf(',')) + "\n")
                .collect(Collectors.joining());
    }
}
