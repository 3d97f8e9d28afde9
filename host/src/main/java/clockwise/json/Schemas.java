package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The schemas of an API's description: `components.schemas` of OpenAPI 3.1, a schema for each type by its own name. */
public final class Schemas {
    private static final String REFERENCE = "#/components/schemas/";

    /**
     * A type that has a schema of its own.
     *
     * @param tag its name among the cases of a sealed interface, which stands in its `type`; empty for none
     */
    private record Named(Class<?> type, String tag, Kind kind) {
        /** A nested type goes by the names of those around it too: there is more than one `Kind`. */
        String name() {
            StringBuilder name = new StringBuilder(type.getSimpleName());
            for (Class<?> outer = type.getEnclosingClass(); outer != null; outer = outer.getEnclosingClass()) {
                name.insert(0, outer.getSimpleName());
            }
            return name.toString();
        }
    }

    private final SortedMap<String, Named> named = new TreeMap<>();
    private final Map<String, String> texts = new HashMap<>();

    private Schemas() {}

    /** A JSON object with the schemas of these types and of all that they are made of, in the order of their names. */
    public static String of(Forms forms, Class<?>... types) {
        Schemas schemas = new Schemas();
        try {
            for (Class<?> type : types) {
                schemas.refer(schemas.named(forms.kind(type)));
            }
            return schemas.text();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text() throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = Limits.JSON.createGenerator(text)) {
            out.writeStartObject();
            for (String name : named.keySet()) {
                out.writeFieldName(name);
                out.writeRawValue(texts.getOrDefault(name, ""));
            }
            out.writeEndObject();
        }
        return text.toString();
    }

    private Named named(Kind kind) {
        return switch (kind) {
            case Word word -> new Named(word.type(), "", word);
            case Measure measure -> new Named(measure.type(), "", measure);
            case Choice choice -> new Named(choice.type(), "", choice);
            case Structure structure -> new Named(structure.type(), "", structure);
            case Cases cases -> new Named(cases.type(), "", cases);
            case Flag _, Text _, Whole _, Listed _, Gathered _, Mapped _, Maybe _ ->
                throw new IllegalArgumentException(kind + " has no name");
        };
    }

    /** Makes the schema of a type unless it is there, and gives the reference to it. */
    private String refer(Named wanted) throws IOException {
        Named known = named.putIfAbsent(wanted.name(), wanted);
        if (known == null) {
            texts.put(wanted.name(), schema(wanted));
        } else if (known.type != wanted.type || !known.tag.equals(wanted.tag)) {
            throw new IllegalArgumentException(
                    "two schemas by the name " + wanted.name() + ": " + told(known) + " and " + told(wanted));
        }
        return REFERENCE + wanted.name();
    }

    private static String told(Named one) {
        return one.type.getName() + (one.tag.isEmpty() ? "" : " with the type " + one.tag);
    }

    private String schema(Named one) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = Limits.JSON.createGenerator(text)) {
            out.writeStartObject();
            describe(out, one);
            out.writeEndObject();
        }
        return text.toString();
    }

    private void describe(JsonGenerator out, Named one) throws IOException {
        switch (one.kind) {
            case Word word -> word(out, word);
            case Measure measure -> measure(out, measure);
            case Choice choice -> choice(out, choice);
            case Structure structure -> structure(out, structure, one.tag);
            case Cases cases -> cases(out, cases);
            case Flag _, Text _, Whole _, Listed _, Gathered _, Mapped _, Maybe _ -> value(out, one.kind);
        }
    }

    private static void word(JsonGenerator out, Word word) throws IOException {
        out.writeStringField("type", "string");
        if (word.type() == LocalDate.class) {
            out.writeStringField("format", "date");
        }
        out.writeStringField("description", word.what());
    }

    private static void measure(JsonGenerator out, Measure measure) throws IOException {
        out.writeStringField("type", "integer");
        out.writeStringField("format", "int64");
        if (measure.least() != Long.MIN_VALUE) {
            out.writeNumberField("minimum", measure.least());
        }
        out.writeStringField("description", measure.unit());
    }

    private static void choice(JsonGenerator out, Choice choice) throws IOException {
        out.writeStringField("type", "string");
        out.writeArrayFieldStart("enum");
        for (String name : choice.names()) {
            out.writeString(name);
        }
        out.writeEndArray();
    }

    private void structure(JsonGenerator out, Structure structure, String tag) throws IOException {
        out.writeStringField("type", "object");
        out.writeObjectFieldStart("properties");
        if (!tag.isEmpty()) {
            out.writeObjectFieldStart(Cases.TYPE);
            out.writeStringField("type", "string");
            out.writeStringField("const", tag);
            out.writeEndObject();
        }
        for (Structure.Field field : structure.fields()) {
            out.writeObjectFieldStart(field.name());
            value(out, field.kind());
            out.writeEndObject();
        }
        out.writeEndObject();
        required(out, structure, tag);
        out.writeBooleanField("additionalProperties", false);
    }

    /** All that is always written; a list that is missing is read as an empty one all the same. */
    private static void required(JsonGenerator out, Structure structure, String tag) throws IOException {
        out.writeArrayFieldStart("required");
        if (!tag.isEmpty()) {
            out.writeString(Cases.TYPE);
        }
        for (Structure.Field field : structure.fields()) {
            if (!(field.kind() instanceof Maybe)) {
                out.writeString(field.name());
            }
        }
        out.writeEndArray();
    }

    private void cases(JsonGenerator out, Cases cases) throws IOException {
        SortedMap<String, String> references = new TreeMap<>();
        for (Map.Entry<String, Structure> one : cases.byName().entrySet()) {
            Structure structure = one.getValue();
            references.put(one.getKey(), refer(new Named(structure.type(), one.getKey(), structure)));
        }
        out.writeArrayFieldStart("oneOf");
        for (String reference : references.values()) {
            out.writeStartObject();
            out.writeStringField("$ref", reference);
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeObjectFieldStart("discriminator");
        out.writeStringField("propertyName", Cases.TYPE);
        out.writeObjectFieldStart("mapping");
        for (Map.Entry<String, String> one : references.entrySet()) {
            out.writeStringField(one.getKey(), one.getValue());
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    /** The fields of the schema of a value where it is used. */
    private void value(JsonGenerator out, Kind kind) throws IOException {
        switch (kind) {
            case Flag _ -> out.writeStringField("type", "boolean");
            case Text _ -> out.writeStringField("type", "string");
            case Whole whole -> {
                out.writeStringField("type", "integer");
                out.writeStringField("format", whole.wide() ? "int64" : "int32");
            }
            case Listed list -> list(out, list.of());
            case Gathered set -> {
                list(out, set.of());
                out.writeBooleanField("uniqueItems", true);
            }
            case Mapped map -> map(out, map);
            case Maybe maybe -> value(out, maybe.of());
            case Word _, Measure _, Choice _, Structure _, Cases _ -> out.writeStringField("$ref", refer(named(kind)));
        }
    }

    private void list(JsonGenerator out, Kind of) throws IOException {
        out.writeStringField("type", "array");
        out.writeObjectFieldStart("items");
        value(out, of);
        out.writeEndObject();
    }

    private void map(JsonGenerator out, Mapped map) throws IOException {
        out.writeStringField("type", "object");
        if (map.keys() instanceof Choice || map.keys() instanceof Word) {
            out.writeObjectFieldStart("propertyNames");
            value(out, map.keys());
            out.writeEndObject();
        }
        out.writeObjectFieldStart("additionalProperties");
        value(out, map.values());
        out.writeEndObject();
    }
}
