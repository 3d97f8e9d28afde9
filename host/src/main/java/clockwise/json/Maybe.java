package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A field that need not be there: Optional, or OptionalInt.
 *
 * @param number an OptionalInt
 */
record Maybe(Kind of, boolean number) implements Kind {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        of.write(out, number ? ((OptionalInt) value).getAsInt() : ((Optional<?>) value).orElseThrow());
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        if (in.token() == JsonToken.VALUE_NULL) {
            return whenMissing();
        }
        Object value = of.read(in);
        return number ? (Object) OptionalInt.of((Integer) value) : (Object) Optional.of(value);
    }

    @Override
    public String what() {
        return of.what();
    }

    @Override
    public Object whenMissing() {
        return number ? (Object) OptionalInt.empty() : (Object) Optional.empty();
    }

    @Override
    public boolean isLeftOut(Object value) {
        return value.equals(whenMissing());
    }
}
