package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What a value can be, and how it stands in JSON. */
sealed interface Kind permits Key, Flag, Structure, Cases, Listed, Gathered, Mapped, Maybe {
    void write(JsonGenerator out, Object value) throws IOException;

    /** Reads the value whose first token is the current one, and leaves its last token as the current one. */
    Object read(Source in) throws IOException, Misread;

    /** What must stand there, as the end of a sentence: `a whole number`. */
    String what();

    /** What a field that is not there means; null where it must be there. */
    default @Nullable Object whenMissing() {
        return null;
    }

    /** Whether a field with this value is not written at all. */
    default boolean isLeftOut(Object value) {
        return false;
    }
}
