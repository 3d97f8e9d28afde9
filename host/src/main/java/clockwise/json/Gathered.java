package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** A set: a list in the order of its items, none twice. */
record Gathered(Key of) implements Kind {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        Object[] items = ((Set<?>) value).toArray();
        Arrays.sort(items, of.order());
        out.writeStartArray();
        for (Object item : items) {
            of.write(out, item);
        }
        out.writeEndArray();
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        in.start(JsonToken.START_ARRAY, this);
        Set<Object> items = new LinkedHashSet<>();
        while (in.next() != JsonToken.END_ARRAY) {
            Object item = of.read(in);
            if (!items.add(item)) {
                throw in.refuse("`" + Source.cut(of.toKey(item)) + "` stands twice");
            }
        }
        return Collections.unmodifiableSet(items);
    }

    @Override
    public String what() {
        return "a list";
    }

    @Override
    public Object whenMissing() {
        return Set.of();
    }
}
