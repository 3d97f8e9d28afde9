package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** `hand GAME` against independent rulings, and what it does with rows that it cannot read. */
class HandsTest {
    private static final String HEADER = "id,player,dealer,flags,wager,extra,ins,buster,lucky,match";
    private static final String PRINTED = "id,result,odds,base_net,ins_net,buster_net,lucky_net,match_net,total_net";

    @ParameterizedTest
    @CsvSource({
        "V1,21st-century",
        "V2,no-bust-joker",
        "V3,no-bust-4.0",
        "V4,no-bust-6.0",
        "V5,pure-spanish-21.5",
        "V6,no-bust-buster-4.0",
        "V7,no-bust-4.01"
    })
    void everyVectorIsRuledAlike(String variant, String game) throws IOException {
        Vectors vectors = Vectors.read("twentyone-" + variant + ".csv");
        assertEquals(200, vectors.rows().size());
        Called called = Called.with(vectors.csv(HEADER.split(",", -1)), "hand", game);
        assertEquals("", called.err());
        assertEquals(vectors.csv(PRINTED.split(",", -1)), called.out());
        assertEquals(Command.DONE, called.code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "no-bust-4.0; 1,Tc,9h 9d,,100,0,0,0,0,0; player needs two cards or more",
                "no-bust-4.0; 1,Tc 1d,9h 9d,,100,0,0,0,0,0; no card: 1d",
                "no-bust-4.0; 1,,9h 9d,,100,0,0,0,0,0; no card:",
                "no-bust-4.0; 1,Tc 9d,XX 9d,,100,0,0,0,0,0; XX is not in the decks of no-bust-4.0",
                "pure-spanish-21.5; 1,Tc 9d,8c 9d,,100,0,0,0,0,0; Tc is not in the decks of pure-spanish-21.5",
                "no-bust-6.0; 1,Tc 9?,8c 9d,,100,0,0,0,0,0; in no-bust-6.0 suits count: 9?",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,-1,0,0,0,0,0; wager is not within 0 to 100000000000: -1",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,9223372036854775807,0,0,0,0,0; wager is not within 0 to 100000000000:"
                        + " 9223372036854775807",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,x,0,0,0,0,0; wager is no whole number: x",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,100,0,0,0,100,0; no-bust-4.0 has no bet LUCKY",
                "pure-spanish-21.5; 1,Kc 9d,Ah 9d,,100,0,50,0,0,0; pure-spanish-21.5 has no bet INSURANCE",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,100,0,50,0,0,0; insurance without an ace up",
                "no-bust-4.0; 1,Tc 9d,9h 9d,,100,50,0,0,0,0; extra without the flag DBL",
                "pure-spanish-21.5; 1,5c 4d 9s,9h 9d,DBL|DD2,100,200,0,0,0,0; extra should be 300 and is 200",
                "no-bust-buster-4.0; 1,Tc 9d,9h 9d,SPLIT,100,0,0,0,10,0; LUCKY rides on the circle and not on a split"
                        + " hand",
                "no-bust-4.0; 1,Tc 9d,9h 9d,100,0,0; 6 fields where the header has 10"
            })
    void unreadableRowsAreNamedWithTheirLine(String game, String row, String message) throws IOException {
        Called called = Called.with(HEADER + "\n2,Kc 9d,9h 9d,,100,0,0,0,0,0\n" + row + "\n", "hand", game);
        assertEquals(Command.BAD_INPUT, called.code());
        assertEquals(2, called.out().lines().count(), "the readable row is ruled on");
        assertEquals("line 3: " + message, called.err().strip());
    }

    @Test
    void flagsMustBeKnownAndMayRepeat() throws IOException {
        String row = "1,Tc 6d,9h 9d,%s,100,0,0,0,0,0\n";
        Called unknown = Called.with(HEADER + "\n" + row.formatted("FOLD"), "hand", "no-bust-4.0");
        assertEquals(Command.BAD_INPUT, unknown.code());
        assertTrue(unknown.err().startsWith("line 2: flags are "), unknown.err());
        Called twice = Called.with(HEADER + "\n" + row.formatted("SURR|SURR"), "hand", "no-bust-4.0");
        assertTrue(twice.out().endsWith("1,SURRENDER,1:2,-50,0,0,0,0,-50\n"), twice.out());
    }

    @Test
    void otherGamesAndNoGameAreRefused() throws IOException {
        for (Called called : List.of(Called.with(HEADER, "hand"), Called.with(HEADER, "hand", "ez-baccarat"))) {
            assertEquals(Command.BAD_INPUT, called.code());
            assertTrue(called.err().contains("pure-spanish-21.5"), called.err());
        }
    }
}
