package clockwise.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** `hand GAME` against independent rulings, and what it does with rows that it cannot read. */
class HandsTest {
    private static final String HEADER = "id,player,dealer,flags,wager,extra,ins,buster,lucky,match";

    private record Answer(int code, List<String> out, List<String> err) {}

    private static Answer ask(List<String> arguments, String input) throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Desk.run(
                arguments,
                new BufferedReader(new StringReader(input)),
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        return new Answer(
                code, out.toString().lines().toList(), err.toString().lines().toList());
    }

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
        String vectors;
        try (InputStream in = HandsTest.class.getResourceAsStream("/vectors/twentyone-" + variant + ".csv")) {
            vectors = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<String> lines = vectors.lines().toList();
        List<String> columns = List.of(lines.getFirst().split(",", -1));
        List<String> expected = new ArrayList<>();
        String header = "id,result,odds,base_net,ins_net,buster_net,lucky_net,match_net,total_net";
        for (String line : lines) {
            List<String> fields = List.of(line.split(",", -1));
            List<String> kept = new ArrayList<>();
            for (String column : header.split(",", -1)) {
                kept.add(fields.get(columns.indexOf(column)));
            }
            expected.add(String.join(",", kept));
        }
        Answer answer = ask(List.of("hand", game), vectors);
        assertEquals(List.of(), answer.err());
        assertEquals(Command.DONE, answer.code());
        assertTrue(expected.size() > 200);
        assertEquals(String.join("\n", expected), String.join("\n", answer.out()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "no-bust-4.0; 1,Tc,9h 9d,,100,0,0,0,0,0; player needs two cards or more",
                "no-bust-4.0; 1,Tc 1d,9h 9d,,100,0,0,0,0,0; no card: 1d",
                "no-bust-4.0; 1,,9h 9d,,100,0,0,0,0,0; no card: ",
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
        Answer answer = ask(List.of("hand", game), HEADER + "\n2,Kc 9d,9h 9d,,100,0,0,0,0,0\n" + row + "\n");
        assertEquals(Command.BAD_INPUT, answer.code());
        assertEquals(2, answer.out().size(), "the readable row is ruled on");
        assertEquals(
                List.of("line 3: " + message).toString().strip(),
                answer.err().stream().map(String::strip).toList().toString());
    }

    @Test
    void flagsMustBeKnownAndMayRepeat() throws IOException {
        String row = "1,Tc 6d,9h 9d,%s,100,0,0,0,0,0\n";
        Answer unknown = ask(List.of("hand", "no-bust-4.0"), HEADER + "\n" + row.formatted("FOLD"));
        assertEquals(Command.BAD_INPUT, unknown.code());
        assertTrue(unknown.err().getFirst().startsWith("line 2: flags are "), unknown.err().getFirst());
        Answer twice = ask(List.of("hand", "no-bust-4.0"), HEADER + "\n" + row.formatted("SURR|SURR"));
        assertEquals("1,SURRENDER,1:2,-50,0,0,0,0,-50", twice.out().getLast());
    }

    @Test
    void otherGamesAndNoGameAreRefused() throws IOException {
        for (List<String> words : List.of(List.of("hand"), List.of("hand", "ez-baccarat"))) {
            Answer answer = ask(words, HEADER);
            assertEquals(Command.BAD_INPUT, answer.code());
            assertTrue(answer.err().getFirst().contains("pure-spanish-21.5"));
        }
    }
}
