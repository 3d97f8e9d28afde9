package clockwise.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;

/** How large the parts of a text may be. They hold for writing too: whatever can be written can be read. */
final class Limits {
    static final int DEPTH = 64;
    private static final int TEXT_LENGTH = 100_000;
    private static final int KEY_LENGTH = 1_000;
    private static final int NUMBER_LENGTH = 20; // the longest long and its sign

    /** Keeps no table of field names, which keys from outside could fill, and no buffers per (virtual) thread. */
    static final JsonFactory JSON = new JsonFactoryBuilder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .recyclerPool(JsonRecyclerPools.newConcurrentDequePool())
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH)
                    .maxStringLength(TEXT_LENGTH)
                    .maxNameLength(KEY_LENGTH)
                    .maxNumberLength(NUMBER_LENGTH)
                    .build())
            .streamWriteConstraints(
                    StreamWriteConstraints.builder().maxNestingDepth(DEPTH).build())
            .build();

    private Limits() {}

    static String text(String text) {
        return within(TEXT_LENGTH, text);
    }

    static String key(String text) {
        return within(KEY_LENGTH, text);
    }

    private static String within(int most, String text) {
        if (text.length() > most) {
            throw new IllegalArgumentException("a text of " + text.length() + " characters, at most " + most);
        }
        if (!isWellFormed(text)) {
            throw new IllegalArgumentException("a text with half a character");
        }
        return text;
    }

    /** Whether all surrogates stand in pairs; an escape such as `\ud800` can name one alone, which has no UTF-8. */
    static boolean isWellFormed(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                boolean pair = i + 1 < length && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
                if (!pair) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }
}
