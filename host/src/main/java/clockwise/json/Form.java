package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The JSON form of one type: the same value gives the same bytes, and the bytes give back an equal value. */
public final class Form<T> {
    private final Class<T> type;
    private final Kind kind;

    Form(Class<T> type, Kind kind) {
        this.type = type;
        this.kind = kind;
    }

    /** UTF-8 without spaces; a value that has no JSON, such as a record with a null in it, is a bug. */
    public byte[] write(T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator out = Limits.JSON.createGenerator(bytes)) {
            kind.write(out, value);
        } catch (IOException e) {
            throw new IllegalArgumentException(type.getName() + " cannot be written: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }

    public String text(T value) {
        return new String(write(value), StandardCharsets.UTF_8);
    }

    /** The value that these bytes are the form of; whatever they are, nothing but a Misread is thrown. */
    public T read(byte[] json) throws Misread {
        return read(Source.utf8(json));
    }

    public T read(String json) throws Misread {
        return type.cast(Source.read(json, kind));
    }
}
