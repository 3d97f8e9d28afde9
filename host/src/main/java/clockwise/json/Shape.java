package clockwise.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Describes structures: a line for each record, enum and sealed interface, in the order in which they are met. */
final class Shape {
    private final Map<Class<?>, String> lines = new LinkedHashMap<>();

    static String of(Kind kind) {
        Shape shape = new Shape();
        String root = shape.name(kind);
        return root + "\n" + String.join("\n", shape.lines.values()) + "\n";
    }

    private String name(Kind kind) {
        return switch (kind) {
            case Flag _ -> "boolean";
            case Text _ -> "text";
            case Whole whole -> whole.wide() ? "long" : "int";
            case Word word -> "text:" + word.type().getName();
            case Measure measure -> "number:" + measure.type().getName();
            case Listed list -> "[" + name(list.of()) + "]";
            case Gathered set -> "<" + name(set.of()) + ">";
            case Mapped map -> "{" + name(map.keys()) + "=" + name(map.values()) + "}";
            case Maybe maybe -> name(maybe.of()) + "?";
            case Choice choice -> describe(choice.type(), kind);
            case Structure structure -> describe(structure.type(), kind);
            case Cases cases -> describe(cases.type(), kind);
        };
    }

    private String describe(Class<?> type, Kind kind) {
        if (!lines.containsKey(type)) {
            lines.put(type, type.getName()); // holds the place, since its parts may lead back to it
            lines.put(type, type.getName() + parts(kind));
        }
        return type.getName();
    }

    private String parts(Kind kind) {
        return switch (kind) {
            case Choice choice -> " one of " + String.join(", ", choice.names());
            case Structure structure ->
                structure.fields().stream()
                        .map(field -> field.name() + ": " + name(field.kind()))
                        .collect(Collectors.joining(", ", " of ", ""));
            case Cases cases ->
                cases.byName().entrySet().stream()
                        .map(one -> one.getKey() + ": " + name(one.getValue()))
                        .collect(Collectors.joining(", ", " either ", ""));
            case Flag _, Text _, Whole _, Word _, Measure _, Listed _, Gathered _, Mapped _, Maybe _ ->
                throw new IllegalArgumentException(kind + " has no parts");
        };
    }
}
