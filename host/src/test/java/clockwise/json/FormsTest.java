package clockwise.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.cards.Card;
import clockwise.cards.Rank;
import clockwise.cards.Suit;
import clockwise.json.Samples.Flat;
import clockwise.json.Samples.Lists;
import clockwise.json.Samples.Move;
import clockwise.json.Samples.Perhaps;
import clockwise.json.Samples.Tree;
import clockwise.rules.Play;
import clockwise.rules.Spot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The exact JSON of records, and what has none. */
class FormsTest {
    private static final Play DEALT = new Play.Dealt(Spot.seat(3), Card.of(Rank.TEN, Suit.DIAMONDS));

    @Test
    void componentsStandInTheirOrderAndTheTypeFirst() {
        assertEquals(
                "{\"by\":\"é😀\",\"play\":{\"type\":\"Dealt\",\"spot\":\"3\",\"card\":\"Td\"}}",
                Samples.FORMS.of(Move.class).text(new Move("é😀", DEALT)));
    }

    @Test
    void setsStandInTheOrderOfTheirItems() {
        Lists lists = new Lists(
                List.of(), Set.of("b", "a", "B"), Set.of(Samples.Colour.BLACK, Samples.Colour.RED), Set.of(10, 9, -1));
        assertEquals(
                "{\"rows\":[],\"words\":[\"B\",\"a\",\"b\"],\"colours\":[\"RED\",\"BLACK\"],\"numbers\":[-1,9,10]}",
                Samples.FORMS.of(Lists.class).text(lists));
    }

    @Test
    void whatIsEmptyIsLeftOutAndMayBeNull() throws Misread {
        Form<Perhaps> form = Samples.FORMS.of(Perhaps.class);
        Perhaps none = new Perhaps(Optional.empty(), Optional.empty(), OptionalInt.empty());
        assertEquals("{}", form.text(none));
        assertEquals(none, form.read("{\"wager\":null,\"number\":null}"));
        assertEquals(Optional.of(List.of()), form.read("{\"list\":[]}").list());
    }

    @Test
    void fieldsMayComeInAnyOrderAndCollectionsMayBeMissing() throws Misread {
        assertEquals(
                new Move("x", DEALT),
                Samples.FORMS
                        .of(Move.class)
                        .read(" {\"play\": {\"card\":\"Td\", \"spot\":\"3\", \"type\":\"Dealt\"}, \"by\":\"x\"}\n"));
        assertEquals(new Tree(List.of()), Samples.FORMS.of(Tree.class).read("{}"));
        assertEquals(new Flat(), Samples.FORMS.of(Flat.class).read("{}"));
    }

    @Test
    void aCaseByItselfHasNoType() {
        assertEquals("{\"dice\":[1,2]}", Samples.FORMS.of(Play.Threw.class).text(new Play.Threw(List.of(1, 2))));
        assertEquals("Dealt", Samples.FORMS.nameOf(Play.class, DEALT));
    }

    @Test
    void whatCouldNotBeReadAgainIsNotWritten() {
        Form<Move> form = Samples.FORMS.of(Move.class);
        assertThrows(IllegalArgumentException.class, () -> form.write(new Move("\ud800", DEALT)));
        assertThrows(IllegalArgumentException.class, () -> form.write(new Move("x".repeat(100_001), DEALT)));
        Tree tree = new Tree(List.of());
        for (int i = 0; i < 40; i++) {
            tree = new Tree(List.of(tree));
        }
        Tree deep = tree;
        assertThrows(
                IllegalArgumentException.class,
                () -> Samples.FORMS.of(Tree.class).write(deep));
    }

    @Test
    void theShapeIsTheWholeStructure() {
        assertEquals("""
            clockwise.json.Samples$Tree
            clockwise.json.Samples$Tree of branches: [clockwise.json.Samples$Tree]
            """, Samples.FORMS.shape(Tree.class));
        String all = Samples.FORMS.shape(Samples.All.class);
        assertTrue(all.contains("clockwise.json.Samples$Colour one of RED, BLACK\n"), all);
        assertTrue(all.contains("byMoney: {number:clockwise.money.Money=clockwise.json.Samples$Flat}\n"), all);
        assertTrue(Samples.FORMS.shape(Move.class).contains("Dice: clockwise.rules.Play$Threw, "));
    }

    @Test
    void anotherStructureHasAnotherFingerprint() {
        int one = Samples.FORMS.fingerprint(Samples.All.class);
        assertTrue(one >= 0);
        assertEquals(one, Samples.FORMS.fingerprint(Samples.All.class));
        assertNotEquals(one, Samples.FORMS.fingerprint(Samples.Maps.class));
    }

    sealed interface Family {
        record One(String type) implements Family {}

        record Two() implements Family {}
    }

    record Real(double share) {}

    record Generic<T>(List<T> items) {}

    record Unordered(Set<Flat> flats) {}

    record Inside(List<Optional<String>> texts) {}

    @Test
    void whatHasNoFormIsFoundAtOnce() {
        for (Class<?> type : List.of(Real.class, Generic.class, Unordered.class, Inside.class, Family.class)) {
            assertThrows(IllegalArgumentException.class, () -> Samples.FORMS.of(type), type.getName());
        }
        Forms.Builder builder = Forms.builder();
        assertThrows(
                IllegalArgumentException.class, () -> builder.names(Family.class, Map.of("Two", Family.Two.class)));
        Forms ownType = builder.names(Family.class, Map.of("One", Family.One.class, "Two", Family.Two.class))
                .build();
        assertThrows(IllegalArgumentException.class, () -> ownType.of(Family.class));
    }
}
