package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;
import java.util.function.Function;

/** A type of the caller's that is written as one text: a card, a spot, a date. */
record Word(Class<?> type, String what, Function<Object, String> write, Function<String, Object> read) implements Key {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeString(Limits.text(write.apply(value)));
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        String text = in.text(this);
        try {
            return read.apply(text);
        } catch (RuntimeException e) {
            throw in.mustBe(what, e);
        }
    }

    @Override
    public String toKey(Object value) {
        return write.apply(value);
    }

    @Override
    public Object fromKey(String key) {
        return read.apply(key);
    }

    @Override
    public Comparator<Object> order() {
        return Comparator.comparing(write);
    }
}
