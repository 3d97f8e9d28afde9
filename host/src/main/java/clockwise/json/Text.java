package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;

/** A string. */
record Text() implements Key {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeString(Limits.text((String) value));
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        return in.text(this);
    }

    @Override
    public String what() {
        return "text";
    }

    @Override
    public String toKey(Object value) {
        return (String) value;
    }

    @Override
    public Object fromKey(String key) {
        return key;
    }

    @Override
    public Comparator<Object> order() {
        return Key.natural();
    }
}
