package clockwise.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** The JSON forms of records and of all that they are made of; built once, good for every thread. */
public final class Forms {
    private final Map<Class<?>, Key> scalars;
    private final Map<Class<?>, Map<String, Class<?>>> names;
    private final Map<Class<?>, Kind> kinds = new ConcurrentHashMap<>();

    private Forms(Builder builder) {
        scalars = Map.copyOf(builder.scalars);
        names = Map.copyOf(builder.names);
    }

    public static Builder builder() {
        return new Builder();
    }

    /** The form of a record or sealed interface; a structure that has no form is a bug and found here, not later. */
    public <T> Form<T> of(Class<T> type) {
        return new Form<>(type, kind(type));
    }

    /** The name that a case of a sealed interface goes by. */
    public <S> String nameOf(Class<S> family, S value) {
        if (kind(family) instanceof Cases cases) {
            return cases.nameOf(value);
        }
        throw new IllegalArgumentException(family + " has no named cases");
    }

    /** The whole structure that can be reached from a type, as text that is the same whenever the structure is. */
    public String shape(Class<?> type) {
        return Shape.of(kind(type));
    }

    /** A number of 31 bits for the structure: what was kept under another one is not to be read any more. */
    public int fingerprint(Class<?> type) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(shape(type).getBytes(StandardCharsets.UTF_8));
            return ((hash[0] & 0x7f) << 24) | ((hash[1] & 0xff) << 16) | ((hash[2] & 0xff) << 8) | (hash[3] & 0xff);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }

    Kind kind(Class<?> type) {
        Kind known = kinds.get(type);
        if (known != null) {
            return known;
        }
        Linking linking = new Linking(scalars, names);
        Kind linked = linking.kind(type);
        kinds.put(type, linked);
        return linked;
    }

    /** Takes what the components of records alone do not say. */
    public static final class Builder {
        private final Map<Class<?>, Key> scalars = new HashMap<>();
        private final Map<Class<?>, Map<String, Class<?>>> names = new HashMap<>();

        private Builder() {
            scalar(LocalDate.class, "a date such as 2026-11-05", LocalDate::toString, Builder::date);
        }

        private static LocalDate date(String text) {
            try {
                return LocalDate.parse(text);
            } catch (DateTimeException e) {
                throw new IllegalArgumentException(e);
            }
        }

        /**
         * A type that is written as one text.
         *
         * @param what what must stand there, as the end of a sentence: `a card such as Td`
         * @param read throws IllegalArgumentException for any other text
         */
        public <T> Builder scalar(Class<T> type, String what, Function<T, String> write, Function<String, T> read) {
            return add(type, new Word(type, what, value -> write.apply(type.cast(value)), read::apply));
        }

        /**
         * A type that is written as a whole number.
         *
         * @param unit what is counted: `cents`
         * @param least the smallest number that is read
         */
        public <T> Builder number(
                Class<T> type, String unit, long least, ToLongFunction<T> write, LongFunction<T> read) {
            return add(type, new Measure(type, unit, least, value -> write.applyAsLong(type.cast(value)), read::apply));
        }

        private Builder add(Class<?> type, Key scalar) {
            if (scalars.put(type, scalar) != null) {
                throw new IllegalArgumentException(type + " stands twice");
            }
            return this;
        }

        /** Our names for the cases of a sealed interface, each of them once: they outlive the classes' names. */
        public <S> Builder names(Class<S> family, Map<String, Class<? extends S>> cases) {
            Set<Class<?>> named = new HashSet<>(cases.values());
            if (named.size() != cases.size() || !named.equals(Linking.cases(family))) {
                throw new IllegalArgumentException("each case of " + family + " must have one name: " + cases);
            }
            if (names.put(family, Map.copyOf(cases)) != null) {
                throw new IllegalArgumentException(family + " stands twice");
            }
            return this;
        }

        public Forms build() {
            return new Forms(this);
        }
    }
}
