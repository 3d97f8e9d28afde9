package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * A type of the caller's that is written as a whole number: money in cents.
 *
 * @param unit what is counted, for the description of the API
 */
record Measure(Class<?> type, String unit, long least, ToLongFunction<Object> write, LongFunction<Object> read)
        implements Key {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeNumber(write.applyAsLong(value));
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        long number = in.whole(least, Long.MAX_VALUE);
        try {
            return read.apply(number);
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    @Override
    public String what() {
        return "a whole number";
    }

    @Override
    public String toKey(Object value) {
        return Long.toString(write.applyAsLong(value));
    }

    @Override
    public Object fromKey(String key) {
        return read.apply(Whole.number(key));
    }

    @Override
    public Comparator<Object> order() {
        return Comparator.comparingLong(write);
    }
}
