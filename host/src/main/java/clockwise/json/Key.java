package clockwise.json;

import java.util.Comparator;

/** A kind that can be written as one text, and so be the key of a map; its order makes the bytes the same each time. */
sealed interface Key extends Kind permits Text, Whole, Choice, Word, Measure {
    String toKey(Object value);

    /** The value of a key; throws a RuntimeException where the text is none. */
    Object fromKey(String key);

    Comparator<Object> order();

    /** The order that the values have by themselves. */
    @SuppressWarnings("unchecked")
    static Comparator<Object> natural() {
        return (one, other) -> ((Comparable<Object>) one).compareTo(other);
    }
}
