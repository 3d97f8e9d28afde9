package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A list, in its order. */
record Listed(Kind of) implements Kind {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeStartArray();
        for (Object item : (List<?>) value) {
            of.write(out, item);
        }
        out.writeEndArray();
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        in.start(JsonToken.START_ARRAY, this);
        if (in.next() == JsonToken.END_ARRAY) {
            return List.of();
        }
        List<Object> items = new ArrayList<>();
        do {
            items.add(of.read(in));
        } while (in.next() != JsonToken.END_ARRAY);
        return List.copyOf(items);
    }

    @Override
    public String what() {
        return "a list";
    }

    @Override
    public Object whenMissing() {
        return List.of();
    }
}
