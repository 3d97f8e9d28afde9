package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A record: an object with a field for each component, in their order. */
final class Structure implements Kind {
    /**
     * A component.
     *
     * @param getter takes the record as an Object and gives the component as an Object
     */
    record Field(String name, SerializedString quoted, Kind kind, MethodHandle getter) {}

    private final Class<?> type;
    private final MethodHandle constructor;
    private Field[] fields = {};
    private final Map<String, Integer> places = new HashMap<>();

    /** Takes its fields later, since they may lead back to it; `constructor` takes an array of Objects. */
    Structure(Class<?> type, MethodHandle constructor) {
        this.type = type;
        this.constructor = constructor;
    }

    void fields(List<Field> all) {
        fields = all.toArray(Field[]::new);
        for (int i = 0; i < fields.length; i++) {
            places.put(fields[i].name(), i);
        }
    }

    Class<?> type() {
        return type;
    }

    List<Field> fields() {
        return List.of(fields);
    }

    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeStartObject();
        writeFields(out, value);
        out.writeEndObject();
    }

    void writeFields(JsonGenerator out, Object value) throws IOException {
        for (Field field : fields) {
            Object component = get(field, value);
            if (!field.kind.isLeftOut(component)) {
                out.writeFieldName(field.quoted);
                field.kind.write(out, component);
            }
        }
    }

    private Object get(Field field, Object value) {
        Object component = call(field.getter, value);
        if (component == null) {
            throw new NullPointerException(type.getName() + "." + field.name + " is null");
        }
        return component;
    }

    @SuppressWarnings("NullAway") // a handle's result is known to nobody
    private static @Nullable Object call(MethodHandle getter, Object value) {
        try {
            return (Object) getter.invokeExact(value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object read(Source in) throws IOException, Misread {
        in.start(JsonToken.START_OBJECT, this);
        return readFields(in, in.field(), Tag.NONE);
    }

    /** Whether a `type` belongs to the fields besides the components, and whether it is already read. */
    enum Tag {
        NONE,
        AHEAD,
        READ
    }

    /** Reads on from this field to the end of the object. */
    Object readFields(Source in, @Nullable String first, Tag given) throws IOException, Misread {
        @Nullable Object[] values = new @Nullable Object[fields.length];
        Tag tag = given;
        int next = 0;
        for (String name = first; name != null; name = in.field()) {
            if (tag != Tag.NONE && name.equals(Cases.TYPE)) {
                tag = passed(in, tag);
                continue;
            }
            int place = place(in, name, next);
            if (values[place] != null) {
                throw in.refuse("`" + name + "` stands twice");
            }
            in.next();
            values[place] = fields[place].kind.read(in);
            next = place + 1;
        }
        fill(in, values);
        return make(in, values);
    }

    private static Tag passed(Source in, Tag tag) throws IOException, Misread {
        if (tag == Tag.READ) {
            throw in.refuse("`type` stands twice");
        }
        in.next();
        return Tag.READ;
    }

    private int place(Source in, String name, int next) throws Misread {
        if (next < fields.length && fields[next].name.equals(name)) {
            return next;
        }
        Integer place = places.get(name);
        if (place == null) {
            throw in.refuse("unknown field `" + Source.cut(name) + "`");
        }
        return place;
    }

    private void fill(Source in, @Nullable Object[] values) throws Misread {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                values[i] = fields[i].kind.whenMissing();
            }
            if (values[i] == null) {
                throw in.refuseField(fields[i].name, "`" + fields[i].name + "` is missing");
            }
        }
    }

    private Object make(Source in, @Nullable Object[] values) throws Misread {
        try {
            return (Object) constructor.invokeExact(values);
        } catch (RuntimeException e) {
            throw in.refused(e);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String what() {
        return "an object";
    }
}
