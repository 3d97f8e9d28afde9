package clockwise.json;

import com.fasterxml.jackson.core.io.SerializedString;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** Finds the kinds of all that can be reached from a type, once; whatever has no form is refused loudly. */
final class Linking {
    private final Map<Class<?>, Key> scalars;
    private final Map<Class<?>, Map<String, Class<?>>> names;
    private final Map<Class<?>, Kind> found = new HashMap<>();

    Linking(Map<Class<?>, Key> scalars, Map<Class<?>, Map<String, Class<?>>> names) {
        this.scalars = scalars;
        this.names = names;
    }

    /** The records at the leaves of a sealed interface. */
    static Set<Class<?>> cases(Class<?> family) {
        Set<Class<?>> cases = new HashSet<>();
        if (!family.isSealed()) {
            throw new IllegalArgumentException(family + " is not sealed");
        }
        for (Class<?> one : family.getPermittedSubclasses()) {
            cases.addAll(one.isSealed() ? cases(one) : Set.of(one));
        }
        return cases;
    }

    Kind kind(Type type) {
        return switch (type) {
            case Class<?> plain -> plain(plain);
            case ParameterizedType generic -> collection(generic);
            default -> throw new IllegalArgumentException(type + " has no JSON form");
        };
    }

    private Kind plain(Class<?> type) {
        Kind scalar = scalars.get(type);
        if (scalar != null) {
            return scalar;
        }
        Kind known = found.get(type);
        return known != null ? known : link(type);
    }

    private Kind link(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return new Whole(false);
        }
        if (type == long.class || type == Long.class) {
            return new Whole(true);
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Flag();
        }
        if (type == String.class) {
            return new Text();
        }
        if (type.isEnum()) {
            return keep(type, new Choice(type));
        }
        if (type.isRecord()) {
            return structure(type);
        }
        if (type.isSealed()) {
            return family(type);
        }
        throw new IllegalArgumentException(type + " has no JSON form");
    }

    private <K extends Kind> K keep(Class<?> type, K kind) {
        found.put(type, kind);
        return kind;
    }

    private Kind collection(ParameterizedType type) {
        Type[] of = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return new Listed(kind(of[0]));
        }
        if (type.getRawType() == Set.class) {
            return new Gathered(key(of[0], type));
        }
        if (type.getRawType() == Map.class) {
            return new Mapped(key(of[0], type), kind(of[1]));
        }
        throw new IllegalArgumentException(type + " has no JSON form");
    }

    private Key key(Type type, Type in) {
        if (kind(type) instanceof Key key) {
            return key;
        }
        throw new IllegalArgumentException(in + " has no JSON form: " + type + " cannot be put in order as text");
    }

    private Structure structure(Class<?> type) {
        if (type.getTypeParameters().length > 0) {
            throw new IllegalArgumentException(type + " has type parameters and so no JSON form");
        }
        RecordComponent[] components = type.getRecordComponents();
        Structure structure = keep(type, new Structure(type, constructor(type, components)));
        List<Structure.Field> fields = new ArrayList<>();
        for (RecordComponent component : components) {
            String name = component.getName();
            Kind kind = component(component.getGenericType());
            fields.add(new Structure.Field(name, new SerializedString(name), kind, getter(component.getAccessor())));
        }
        structure.fields(fields);
        return structure;
    }

    private Kind component(Type type) {
        if (type == OptionalInt.class) {
            return new Maybe(new Whole(false), true);
        }
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            return new Maybe(kind(generic.getActualTypeArguments()[0]), false);
        }
        return kind(type);
    }

    private Cases family(Class<?> type) {
        Map<String, Class<?>> cases = names.get(type);
        if (cases == null) {
            throw new IllegalArgumentException("the cases of " + type + " have no names");
        }
        Cases family = keep(type, new Cases(type));
        new TreeMap<>(cases).forEach((name, one) -> family.add(name, named(type, one)));
        return family;
    }

    private Structure named(Class<?> family, Class<?> one) {
        if (!(plain(one) instanceof Structure structure)) {
            throw new IllegalArgumentException(one + " is a case of " + family + " and must be a record");
        }
        boolean own = Arrays.stream(one.getRecordComponents())
                .anyMatch(component -> component.getName().equals(Cases.TYPE));
        if (own) {
            throw new IllegalArgumentException(one + " has a `type` of its own, which is the name of its case");
        }
        return structure;
    }

    private static MethodHandle constructor(Class<?> type, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(types);
            canonical.setAccessible(true);
            return MethodHandles.lookup()
                    .unreflectConstructor(canonical)
                    .asType(MethodType.genericMethodType(types.length))
                    .asSpreader(Object[].class, types.length);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type + " cannot be made", e);
        }
    }

    private static MethodHandle getter(Method accessor) {
        try {
            accessor.setAccessible(true);
            return MethodHandles.lookup().unreflect(accessor).asType(MethodType.genericMethodType(1));
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(accessor + " cannot be called", e);
        }
    }
}
