package clockwise.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A JSON text that is being read, and the place that has been reached in it. */
final class Source {
    private final String text;
    private final JsonParser parser;

    private Source(String text, JsonParser parser) {
        this.text = text;
        this.parser = parser;
    }

    /** The value of a whole text. */
    static Object read(String text, Kind kind) throws Misread {
        try (JsonParser parser = Limits.JSON.createParser(text)) {
            return new Source(text, parser).all(kind);
        } catch (IOException e) {
            throw new Misread("", "no JSON", e);
        }
    }

    /** The text of these bytes; only what comes out again byte for byte is UTF-8. */
    static String utf8(byte[] bytes) throws Misread {
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean replaced = text.indexOf('\uFFFD') >= 0;
        if (replaced && !Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
            throw new Misread("", "the bytes are no UTF-8");
        }
        return text;
    }

    private Object all(Kind kind) throws Misread {
        try {
            if (next() == null) {
                throw new Misread("", "the text is empty");
            }
            Object value = kind.read(this);
            if (next() != null) {
                throw new Misread("", "text after the end");
            }
            return value;
        } catch (IOException e) {
            throw noJson(e);
        }
    }

    private Misread noJson(IOException e) {
        return switch (e) {
            case JsonEOFException _ -> refuse("the JSON ends too early", e);
            case StreamConstraintsException _ -> refuse(limit(), e);
            case JsonProcessingException broken -> refuse("no JSON: " + firstLine(broken.getOriginalMessage()), e);
            default -> refuse("no JSON", e);
        };
    }

    private String limit() {
        return parser.getParsingContext().getNestingDepth() >= Limits.DEPTH
                ? "nested more than " + Limits.DEPTH + " deep"
                : "a text or number is too long";
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "" : cut(message.lines().findFirst().orElse(""));
    }

    /** Not more of somebody's text than a sentence can bear. */
    static String cut(String text) {
        return text.length() <= 100 ? text : text.substring(0, 100) + "...";
    }

    @Nullable
    JsonToken token() {
        return parser.currentToken();
    }

    @Nullable
    JsonToken next() throws IOException {
        return parser.nextToken();
    }

    /** The name of the next field, or null at the end of the object. */
    @Nullable
    String field() throws IOException {
        return parser.nextFieldName();
    }

    void start(JsonToken token, Kind kind) throws Misread {
        if (parser.currentToken() != token) {
            throw mustBe(kind.what());
        }
    }

    String text(Kind kind) throws IOException, Misread {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw mustBe(kind.what());
        }
        String value = parser.getText();
        if (!Limits.isWellFormed(value)) {
            throw refuse(name() + " has half a character");
        }
        return value;
    }

    long whole(long least, long most) throws IOException, Misread {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
            throw mustBe("a whole number");
        }
        long value;
        try {
            value = parser.getLongValue();
        } catch (InputCoercionException e) {
            throw mustBe("a whole number from " + least + " to " + most, e);
        }
        if (value < least || value > most) {
            throw mustBe("a whole number from " + least + " to " + most);
        }
        return value;
    }

    /** Where the current token begins. */
    int position() {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    /** The value of a field of the object that begins at this position, wherever it stands in it; null for none. */
    @Nullable
    String lookAhead(int position, String field) throws IOException {
        try (JsonParser ahead = Limits.JSON.createParser(text.substring(position))) {
            ahead.nextToken();
            for (String name = ahead.nextFieldName(); name != null; name = ahead.nextFieldName()) {
                JsonToken token = ahead.nextToken();
                if (name.equals(field)) {
                    return token == JsonToken.VALUE_STRING ? ahead.getText() : "";
                }
                ahead.skipChildren();
            }
            return null;
        }
    }

    Misread mustBe(String what) {
        return refuse(name() + " must be " + what);
    }

    Misread mustBe(String what, Throwable cause) {
        return refuse(name() + " must be " + what, cause);
    }

    Misread keyMustBe(String what, Throwable cause) {
        return refuse("the key " + name() + " must be " + what, cause);
    }

    /** The value as a whole was refused by its own type. */
    Misread refused(Throwable cause) {
        String message = cause instanceof IllegalArgumentException ? cause.getMessage() : null;
        return refuse(name() + (message == null ? " is not allowed" : ": " + message), cause);
    }

    Misread refuse(String sentence) {
        return new Misread(place().pathAsPointer().toString(), sentence);
    }

    private Misread refuse(String sentence, Throwable cause) {
        return new Misread(place().pathAsPointer().toString(), sentence, cause);
    }

    /** A field of the object that has just been read to its end. */
    Misread refuseField(String field, String sentence) {
        return new Misread(place().pathAsPointer() + "/" + field, sentence);
    }

    /** A field of the object of which fields are being read. */
    Misread refuseSibling(String field, String sentence) {
        JsonStreamContext object = parser.getParsingContext().getParent();
        return new Misread(object.pathAsPointer() + "/" + field, sentence);
    }

    /** Where the current value stands; the parser is already inside one that has just begun. */
    private JsonStreamContext place() {
        JsonStreamContext context = parser.getParsingContext();
        JsonToken token = parser.currentToken();
        boolean begun = token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY;
        return begun ? context.getParent() : context;
    }

    private String name() {
        JsonStreamContext context = place();
        String each = context.inArray() ? "each of " : "";
        while (context.inArray()) {
            context = context.getParent();
        }
        String name = context.getCurrentName();
        return name == null ? each + "the JSON" : each + "`" + cut(name) + "`";
    }
}
