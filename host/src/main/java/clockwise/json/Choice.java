package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A constant of an enum, by its name. */
final class Choice implements Key {
    private final Class<?> type;
    private final Map<String, Object> constants = new LinkedHashMap<>();

    Choice(Class<?> type) {
        this.type = type;
        for (Object constant : type.getEnumConstants()) {
            constants.put(((Enum<?>) constant).name(), constant);
        }
    }

    Class<?> type() {
        return type;
    }

    List<String> names() {
        return List.copyOf(constants.keySet());
    }

    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeString(toKey(value));
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        Object constant = constants.get(in.text(this));
        if (constant == null) {
            throw in.mustBe(what());
        }
        return constant;
    }

    @Override
    public String what() {
        return "one of " + String.join(", ", constants.keySet());
    }

    @Override
    public String toKey(Object value) {
        return ((Enum<?>) value).name();
    }

    @Override
    public Object fromKey(String key) {
        Object constant = constants.get(key);
        if (constant == null) {
            throw new IllegalArgumentException(key);
        }
        return constant;
    }

    @Override
    public Comparator<Object> order() {
        return Key.natural();
    }
}
