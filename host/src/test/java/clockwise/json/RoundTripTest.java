package clockwise.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.json.Samples.All;
import clockwise.rules.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Whatever is written is read back as it was, and gives the same bytes again. */
@Domain(AnySample.class)
class RoundTripTest {
    private static final Form<All> ALL = Samples.FORMS.of(All.class);
    private static final Form<Play> PLAY = Samples.FORMS.of(Play.class);

    @Property(tries = 300)
    void recordsOfEveryKind(@ForAll All all) throws Misread {
        byte[] json = ALL.write(all);
        All again = ALL.read(json);
        assertEquals(all, again);
        assertArrayEquals(json, ALL.write(again));
        assertEquals(again, ALL.read(ALL.text(all)));
    }

    @Property(tries = 300)
    void casesOfASealedInterface(@ForAll Play play) throws Misread {
        assertEquals(play, PLAY.read(PLAY.write(play)));
    }

    /** The order in which a set or map was filled does not show. */
    @Property(tries = 100)
    void equalValuesGiveEqualBytes(@ForAll All all) {
        Samples.Lists lists = all.lists();
        Samples.Maps maps = all.maps();
        All turned = new All(
                all.scalars(),
                all.perhaps(),
                new Samples.Lists(lists.rows(), turned(lists.words()), lists.colours(), turned(lists.numbers())),
                new Samples.Maps(
                        turned(maps.flags()),
                        turned(maps.bySeat()),
                        turned(maps.byColour()),
                        turned(maps.bySpot()),
                        turned(maps.byMoney())));
        assertArrayEquals(ALL.write(all), ALL.write(turned));
    }

    private static <T> Set<T> turned(Set<T> items) {
        List<T> list = new ArrayList<>(items);
        Collections.reverse(list);
        return new LinkedHashSet<>(list);
    }

    private static <K, V> Map<K, V> turned(Map<K, V> map) {
        List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
        Collections.reverse(entries);
        Map<K, V> turned = new LinkedHashMap<>();
        entries.forEach(entry -> turned.put(entry.getKey(), entry.getValue()));
        return turned;
    }
}
