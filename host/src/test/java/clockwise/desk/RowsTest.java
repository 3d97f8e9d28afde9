package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How all commands read their CSV. */
class RowsTest {
    private static final String HAND = "Jc5c5sThJsTs4h";
    private static final String ANSWERED =
            "id,front,back,front_key,back_key,bonus\n7,JcJs,4h5c5sThTs,1b0000,2a5400,NONE\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id,cards\n7," + HAND + "\n",
                "id,cards\n7," + HAND,
                "id,cards\r\n7," + HAND + "\r\n",
                "\ufeffid,cards\n7," + HAND + "\n",
                "\n\nid,cards\n\n7," + HAND + "\n \n",
                " id , cards \n 7 , " + HAND + " \n",
                "rule,cards,id\nX," + HAND + ",7\n"
            })
    void formsThatAreRead(String input) throws Exception {
        assertEquals(new Called(0, ANSWERED, ""), Called.with(input, "house-way"));
    }

    @Test
    void withoutRowsThereIsAHeaderOnly() throws Exception {
        assertEquals(
                new Called(0, "id,front_cmp,back_cmp,result,bonus\n", ""),
                Called.with("id,player,dealer\n", "pai-gow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", " \r\n\n"})
    void nothingAtAllIsNoHeader(String input) throws Exception {
        assertEquals(new Called(2, "", "line 1: a header line is expected\n"), Called.with(input, "button"));
    }

    @Test
    void aHeaderIsRefusedOnceAndNotWithEveryRow() throws Exception {
        String rows = "1," + HAND + "\n2," + HAND + "\n";
        assertEquals(new Called(2, "", "line 1: no column cards\n"), Called.with("id,Cards\n" + rows, "house-way"));
        assertEquals(new Called(2, "", "line 2: no column id\n"), Called.with("\n7,cards\n" + rows, "house-way"));
        assertEquals(
                new Called(2, "", "line 1: two columns id\n"),
                Called.with("id,cards,id\n1," + HAND + ",1\n", "house-way"));
    }

    @Test
    void badRowsAreNamedByTheirLineAndTheOthersAnswered() throws Exception {
        Called called = Called.with("id,cards\n1,\n\n2\n7," + HAND + "\n9," + HAND + ",\n", "house-way");
        assertEquals(ANSWERED, called.out());
        assertEquals("""
            line 2: cards are not seven cards:\s
            line 4: 1 fields where the header has 2
            line 6: 3 fields where the header has 2
            """, called.err());
        assertEquals(2, called.code());
    }

    @Test
    void manyRowsKeepTheirOrder() throws Exception {
        String input = IntStream.range(0, 20_000).mapToObj(i -> i + "," + HAND).collect(Collectors.joining("\n"));
        String ids = Called.with("id,cards\n" + input, "house-way")
                .out()
                .lines()
                .skip(1)
                .map(line -> line.substring(0, line.indexOf(',')))
                .collect(Collectors.joining(" "));
        assertEquals(IntStream.range(0, 20_000).mapToObj(String::valueOf).collect(Collectors.joining(" ")), ids);
    }
}
