package clockwise.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** true or false. */
record Flag() implements Kind {
    @Override
    public void write(JsonGenerator out, Object value) throws IOException {
        out.writeBoolean((Boolean) value);
    }

    @Override
    public Object read(Source in) throws Misread {
        JsonToken token = in.token();
        if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
            throw in.mustBe(what());
        }
        return token == JsonToken.VALUE_TRUE;
    }

    @Override
    public String what() {
        return "true or false";
    }
}
