package clockwise.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import clockwise.json.Samples.All;
import clockwise.json.Samples.Moves;
import clockwise.rules.Play;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** No bytes whatever raise anything but a Misread; and what is read is written and read again. */
@Domain(AnySample.class)
@Domain(DomainContext.Global.class)
class AnyBytesTest {
    private static final List<Form<?>> FORMS = List.of(
            Samples.FORMS.of(All.class),
            Samples.FORMS.of(Play.class),
            Samples.FORMS.of(Moves.class),
            Samples.FORMS.of(Samples.Tree.class),
            Samples.FORMS.of(Samples.Maps.class),
            Samples.FORMS.of(Samples.Fragile.class));

    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\\",
        "null",
        "true",
        "-1",
        "0",
        "1e9",
        "1.5",
        "\"type\"",
        "\"\\ud800\"",
        "99999999999999999999",
        "\"type\":\"Dice\",",
        " ",
        "\u0000",
        "é",
        "\uFEFF",
        "[[",
        "{\"a\":"
    };

    @Property(tries = 2000)
    void anyBytes(@ForAll byte[] bytes) {
        FORMS.forEach(form -> readOrMisread(form, bytes));
    }

    @Property(tries = 1000)
    void anyPiecesOfJson(@ForAll Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(200); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        FORMS.forEach(form -> readOrMisread(form, text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    @Property(tries = 300)
    void formsWithMistakes(@ForAll All all, @ForAll Play play, @ForAll Random random) {
        byte[] one = Samples.FORMS.of(All.class).write(all);
        byte[] other = Samples.FORMS.of(Play.class).write(play);
        for (int i = 0; i < 10; i++) {
            readOrMisread(Samples.FORMS.of(All.class), spoiled(one, random));
            readOrMisread(Samples.FORMS.of(Play.class), spoiled(other, random));
        }
    }

    /** Bytes changed, a part cut out, or a piece of JSON put in. */
    private static byte[] spoiled(byte[] json, Random random) {
        if (random.nextInt(3) == 0) {
            byte[] changed = json.clone();
            changed[random.nextInt(json.length)] = (byte) random.nextInt(256);
            return changed;
        }
        String text = new String(json, StandardCharsets.UTF_8);
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + random.nextInt(8));
        String piece = random.nextBoolean() ? "" : PIECES[random.nextInt(PIECES.length)];
        return (text.substring(0, from) + piece + text.substring(to)).getBytes(StandardCharsets.UTF_8);
    }

    private static <T> void readOrMisread(Form<T> form, byte[] bytes) {
        T value;
        try {
            value = form.read(bytes);
        } catch (Misread misread) {
            assertFalse(misread.sentence().isEmpty());
            return;
        }
        try {
            assertEquals(value, form.read(form.write(value)));
        } catch (Misread misread) {
            throw new AssertionError(misread);
        }
    }
}
