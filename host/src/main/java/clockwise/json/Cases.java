package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A sealed interface: an object whose `type` names the case, first when written, anywhere when read. */
final class Cases implements Kind {
    static final String TYPE = "type";
    private static final SerializedString QUOTED_TYPE = new SerializedString(TYPE);

    private record Case(SerializedString name, Structure structure) {}

    private final Class<?> type;
    private final SortedMap<String, Structure> byName = new TreeMap<>();
    private final Map<Class<?>, Case> byClass = new HashMap<>();

    /** Takes its cases later, since they may lead back to it. */
    Cases(Class<?> type) {
        this.type = type;
    }

    void add(String name, Structure structure) {
        byName.put(name, structure);
        byClass.put(structure.type(), new Case(new SerializedString(name), structure));
    }

    Class<?> type() {
        return type;
    }

    SortedMap<String, Structure> byName() {
        return Collections.unmodifiableSortedMap(byName);
    }

    String nameOf(Object value) {
        return caseOf(value).name.getValue();
    }

    private Case caseOf(Object value) {
        Case found = byClass.get(value.getClass());
        if (found == null) {
            throw new IllegalArgumentException(value.getClass() + " is no case of " + type);
        }
        return found;
    }

    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        Case known = caseOf(value);
        out.writeStartObject();
        out.writeFieldName(QUOTED_TYPE);
        out.writeString(known.name);
        known.structure.writeFields(out, value);
        out.writeEndObject();
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        in.start(JsonToken.START_OBJECT, this);
        int start = in.position();
        String first = in.field();
        if (!TYPE.equals(first)) {
            return readLateType(in, start, first);
        }
        Structure structure = in.next() == JsonToken.VALUE_STRING ? byName.get(in.text(this)) : null;
        if (structure == null) {
            throw in.refuse(mustBe());
        }
        return structure.readFields(in, in.field(), Structure.Tag.READ);
    }

    private Object readLateType(Source in, int start, @Nullable String first) throws IOException, Misread {
        if (first == null) {
            throw in.refuseField(TYPE, "`type` is missing");
        }
        String name = in.lookAhead(start, TYPE);
        if (name == null) {
            throw in.refuseSibling(TYPE, "`type` is missing");
        }
        Structure structure = byName.get(name);
        if (structure == null) {
            throw in.refuseSibling(TYPE, mustBe());
        }
        return structure.readFields(in, first, Structure.Tag.AHEAD);
    }

    private String mustBe() {
        return "`type` must be one of " + String.join(", ", byName.keySet());
    }

    @Override
    public String what() {
        return "an object";
    }
}
