package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pai gow commands of the rulings desk as an auditor calls them. */
class PaiGowDeskTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void allHandsAreCountedAsPublished() throws Exception {
        assertEquals(Command.DONE, run("", "count", "pai-gow"));
        assertEquals("""
            category,count
            SF7,32
            ROYAL_MATCH,72
            SF7_JOKER,196
            FIVE_ACES,1128
            ROYAL,26020
            STRAIGHT_FLUSH,184644
            QUADS,307472
            FULL_HOUSE,4188528
            FLUSH,6172088
            TRIPS,7672500
            STRAIGHT,11034204
            NONE,124556196
            """, out.toString());
    }

    @Test
    void houseWayPrintsFrontAndBack() throws Exception {
        assertEquals(Command.DONE, run("id,cards\n4,2s5cKc8c2h2c5h\n5,Jh8h9c9hAc5h6d\n", "house-way"));
        assertEquals("""
            id,front,back,front_key,back_key,bonus
            4,5c5h,2c2h2s8cKc,150000,32d800,FULL_HOUSE
            5,JhAc,5h6d8h9c9h,0eb000,198650,NONE
            """, out.toString());
    }

    @Test
    void paiGowComparesBothHands() throws Exception {
        String rows = "id,player,dealer\n0,6cJd8d3cXXQdJc,7hQh5d5sJhAd6s\n8,2c5c4h9sKc4dJc,3d5dTh6s7c5h5s\n";
        assertEquals(Command.DONE, run(rows, "pai-gow"));
        assertEquals("""
            id,front_cmp,back_cmp,result,bonus
            0,=,+,PUSH,NONE
            8,+,-,PUSH,NONE
            """, out.toString().replace("\r", ""));
        assertEquals("", err.toString());
    }

    @Test
    void badRowsAreNamedByTheirLine() throws Exception {
        String rows = """
            id,cards
            1,2s5cKc8c2h2c
            2,2s5cKc8c2h2c2s
            3,2s5cKc8c2h2c9?
            4,2s5cKc8c2h2c1s
            5,2s5cKc8c2h2c5h
            """;
        assertEquals(Command.BAD_INPUT, run(rows, "house-way"));
        assertEquals("""
            line 2: cards are not seven cards: 2s5cKc8c2h2c
            line 3: 2s stands twice
            line 4: suit missing: 9?
            line 5: no such card: 1s
            """, err.toString());
        assertEquals(2, out.toString().lines().count(), "the header and the one good row");
        assertEquals(Command.BAD_INPUT, run("id,player,dealer\n1,2s5cKc8c2h2c5h,2sAcAdAhAsXX9c\n", "pai-gow"));
    }

    private int run(String in, String... arguments) throws Exception {
        PrintWriter toOut = new PrintWriter(out);
        PrintWriter toErr = new PrintWriter(err);
        int code = Desk.run(List.of(arguments), new BufferedReader(new StringReader(in)), toOut, toErr);
        toOut.flush();
        toErr.flush();
        return code;
    }
}
