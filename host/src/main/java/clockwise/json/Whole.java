package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;

/**
 * A whole number.
 *
 * @param wide a long, otherwise an int
 */
record Whole(boolean wide) implements Key {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeNumber(((Number) value).longValue());
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        if (wide) {
            return in.whole(Long.MIN_VALUE, Long.MAX_VALUE);
        }
        return (int) in.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @Override
    public String what() {
        return "a whole number";
    }

    @Override
    public String toKey(Object value) {
        return value.toString();
    }

    @Override
    public Object fromKey(String key) {
        return wide ? (Object) number(key) : (Object) Math.toIntExact(number(key));
    }

    /** The number that is written in just this way; `07` and `+7` are not. */
    static long number(String key) {
        long number = Long.parseLong(key);
        if (!Long.toString(number).equals(key)) {
            throw new IllegalArgumentException(key);
        }
        return number;
    }

    @Override
    public Comparator<Object> order() {
        return Key.natural();
    }
}
