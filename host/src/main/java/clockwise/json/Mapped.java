package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A map: an object whose fields stand in the order of the keys. */
record Mapped(Key keys, Kind values) implements Kind {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) value).entrySet());
        entries.sort((one, other) -> keys.order().compare(one.getKey(), other.getKey()));
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : entries) {
            out.writeFieldName(Limits.key(keys.toKey(entry.getKey())));
            values.write(out, entry.getValue());
        }
        out.writeEndObject();
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        in.start(JsonToken.START_OBJECT, this);
        Map<Object, Object> entries = new LinkedHashMap<>();
        for (String name = in.field(); name != null; name = in.field()) {
            Object key = key(in, name);
            if (entries.containsKey(key)) {
                throw in.refuse("`" + Source.cut(name) + "` stands twice");
            }
            in.next();
            entries.put(key, values.read(in));
        }
        return Collections.unmodifiableMap(entries);
    }

    private Object key(Source in, String name) throws Misread {
        if (!Limits.isWellFormed(name)) {
            throw in.refuse("a key has half a character");
        }
        try {
            return keys.fromKey(name);
        } catch (RuntimeException e) {
            throw in.keyMustBe(keys.what(), e);
        }
    }

    @Override
    public String what() {
        return "an object";
    }

    @Override
    public Object whenMissing() {
        return Map.of();
    }
}
