package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeesDeskTest {
    private static final String FEE = "id,game,option,base_wagers,bonus_wagers\n";
    private static final String POKER = "id,game,option,players,pot,flop,minutes\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a,fortune-pai-gow,7,25;24.50,              | a,49.50,2.00,0.00",
                "b,fortune-pai-gow,7,25,25                  | b,50.00,4.00,0.00",
                "c,fortune-pai-gow,8,100;50;20,5;5          | c,180.00,7.00,3.00",
                "d,fortune-pai-gow,1,49;50;101;301,500      | d,1001.00,2.00,7.50",
                "e,no-bust-4.01,1,200,                      | e,200.00,12.00,0.00",
                "f,seven-mile-baccarat,18,999.99,           | f,999.99,10.00,0.00",
                "g,seven-mile-baccarat,18,999.99,1          | g,1000.99,40.00,0.00",
                "h,ez-baccarat,1,,                          | h,0.00,0.00,0.00",
                "i,supreme-99,24,10000;10000,               | i,20000.00,70.00,0.00",
                "j,uth-bad-beat,1,,1                        | j,1.00,2.00,0.00",
                "k,fortune-pai-gow,1,12.5; 12.5 ,           | k,25.00,2.00,1.00"
            })
    void feesOfARound(String row, String answer) throws Exception {
        Called called = Called.with(FEE + row + "\n", "fee");
        assertEquals("", called.err());
        assertEquals(0, called.code());
        assertEquals(
                List.of("id,total_table_action,player_dealer_fee,player_fees", answer),
                called.out().lines().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x,fortune-pai-gow,7,0.99,       | base_wagers has a wager below $1: 0.99",
                "x,fortune-pai-gow,7,5,0.50      | bonus_wagers has a wager below $1: 0.50",
                "x,fortune-pai-gow,7,10000.01,   | base_wagers has a wager above $10,000: 10000.01",
                "x,fortune-pai-gow,30,5,         | fortune-pai-gow has no option 30",
                "x,fortune-pai-gow,0,5,          | fortune-pai-gow has no option 0",
                "x,fortune-pai-gow,seven,5,      | option is no whole number: seven",
                "x,21st-century,1,5,             | no schedule serves the game 21st-century",
                "x,omaha,1,5,                    | omaha is poker, which `fee-poker` reads",
                "x,fortune-pai-gow,7,-5,         | base_wagers has no amount of dollars: -5",
                "x,fortune-pai-gow,7,5;,         | base_wagers has no amount of dollars:",
                "x,fortune-pai-gow,7,5.005,      | base_wagers has no amount of dollars: 5.005",
                "x,fortune-pai-gow,7,1e3,        | base_wagers has no amount of dollars: 1e3",
                "x,fortune-pai-gow,7             | 3 fields where the header has 5"
            })
    void aBadRowIsReportedWithItsLineAndSkipped(String row, String complaint) throws Exception {
        String good = "g,fortune-pai-gow,7,5,\n";
        Called called = Called.with(FEE + good + row + "\n" + good, "fee");
        assertEquals(2, called.code());
        assertEquals("line 3: " + complaint, called.err().strip());
        assertEquals(3, called.out().lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a,texas-holdem,11,9,29.99,yes,        | a,5.00,5.00,0.00,0.00",
                "b,texas-holdem,11,9,30,yes,           | b,6.00,5.00,0.00,1.00",
                "c,texas-holdem,11,9,12,no,            | c,1.00,0.00,1.00,0.00",
                "d,texas-holdem,11,9,30,no,            | d,2.00,0.00,1.00,1.00",
                "e,texas-holdem,87,6,,yes,             | e,4.00,4.00,0.00,0.00",
                "f,texas-holdem,87,2,,no,              | f,1.00,0.00,1.00,0.00",
                "g,texas-holdem,1,,,,29                | g,0.00,0.00,0.00,0.00",
                "h,texas-holdem,1,,,,30                | h,10.00,10.00,0.00,0.00",
                "i,texas-holdem,1,9,100,yes,95         | i,30.00,30.00,0.00,0.00",
                "j,omaha-high-low,65,8,50,yes,         | j,5.00,5.00,0.00,0.00",
                "k,omaha-high-low,65,8,50,river,       | k,6.00,5.00,0.00,1.00",
                "l,omaha,126,7,29,yes,                 | l,6.00,6.00,0.00,0.00",
                "m,omaha,126,7,30,twice,               | m,9.00,6.00,2.00,1.00",
                "n,omaha,126,7,29,no,                  | n,0.00,0.00,0.00,0.00"
            })
    void feesOfAPokerHand(String row, String answer) throws Exception {
        Called called = Called.with(POKER + row + "\n", "fee-poker");
        assertEquals("", called.err());
        assertEquals(0, called.code());
        assertEquals(
                List.of("id,fee,regular_fee,modified_a,modified_b", answer),
                called.out().lines().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x,texas-holdem,11,6,30,yes,      | option 11 is not for 6 players",
                "x,texas-holdem,11,9,,yes,        | pot has no amount of dollars:",
                "x,texas-holdem,11,9,30,maybe,    | flop is no, yes, river or twice: maybe",
                "x,texas-holdem,11,nine,30,yes,   | players is no whole number: nine",
                "x,texas-holdem,1,9,30,yes,       | minutes is no whole number:",
                "x,texas-holdem,1,9,30,yes,-30    | minutes is not within 0 to 1000000: -30",
                "x,texas-holdem,165,9,30,yes,     | texas-holdem has no option 165",
                "x,ez-baccarat,1,9,30,yes,        | ez-baccarat has a player-dealer, `fee` reads it",
                "x,draw,1,9,30,yes,               | no schedule serves the game draw"
            })
    void aBadPokerRowIsReportedWithItsLineAndSkipped(String row, String complaint) throws Exception {
        String good = "g,texas-holdem,1,,,,60\n";
        Called called = Called.with(POKER + good + row + "\n" + good, "fee-poker");
        assertEquals(2, called.code());
        assertEquals("line 3: " + complaint, called.err().strip());
        assertEquals(3, called.out().lines().count());
    }

    @Test
    void theRoomsOwnSchedulesComeFirst() throws Exception {
        String rows = FEE + "a,21st-century,1,100,\nb,fortune-pai-gow,1,5,\nc,no-bust-6.0,1,5,\n";
        Called called = Called.with(rows, "fee", "--schedules", folder("room").toString());
        assertEquals("", called.err());
        assertEquals(
                List.of("a,100.00,9.00,0.00", "b,5.00,8.00,0.00", "c,5.00,2.00,0.00"),
                called.out().lines().skip(1).toList());
    }

    @Test
    void withARefusedScheduleNothingIsCollected() throws Exception {
        Called called = Called.with(FEE, "fee", "--schedules", folder("refused").toString());
        assertEquals(2, called.code());
        assertEquals("", called.out());
        assertTrue(called.err().contains("six-rates.yaml: option 1: TOO_MANY_RATES"));
    }

    @Test
    void anUnknownDirectoryOrArgumentIsReported() throws Exception {
        assertEquals(
                "nowhere: no such directory\n",
                Called.with(FEE, "fee", "--schedules", "nowhere").err());
        assertEquals(2, Called.with(FEE, "fee", "7").code());
        assertEquals(2, Called.with(POKER, "fee-poker", "--schedules").code());
    }

    @Test
    void lintRefusesWithFileOptionAndReason() throws Exception {
        String bad = folder("refused").resolve("gap.yaml").toString();
        String good = folder("room").resolve("house-21.yaml").toString();
        Called called = Called.with("", "lint", bad, good);
        assertEquals(2, called.code());
        assertEquals(
                bad + ": option 1: GAP nothing is said of a Total Table Action between $49.00 and $60.00",
                called.err().strip());
        assertEquals(good + ": may be posted", called.out().strip());
    }

    @Test
    void lintWarnsAndPasses() throws Exception {
        String file = folder("warned").resolve("identical.yaml").toString();
        Called called = Called.with("", "lint", file);
        assertEquals(0, called.code());
        assertEquals("", called.err());
        assertEquals(
                List.of(file + ": option 3: warning: IDENTICAL the same as option 1", file + ": may be posted"),
                called.out().lines().toList());
    }

    @Test
    void lintNeedsFilesThatExist() throws Exception {
        assertEquals(2, Called.with("", "lint").code());
        Called called = Called.with("", "lint", "nowhere.yaml");
        assertEquals(2, called.code());
        assertEquals("nowhere.yaml: no such file", called.err().strip());
    }

    private static Path folder(String name) throws Exception {
        return Path.of(Objects.requireNonNull(FeesDeskTest.class.getResource("/fees/" + name))
                .toURI());
    }
}
