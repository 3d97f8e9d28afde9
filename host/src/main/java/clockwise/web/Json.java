package clockwise.web;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import java.nio.charset.StandardCharsets;

/** Answers whose JSON is already written. */
final class Json {
    private Json() {}

    static HttpResponse<?> ok(byte[] json) {
        return HttpResponse.ok(json).contentType(MediaType.APPLICATION_JSON_TYPE);
    }

    static HttpResponse<?> ok(String json) {
        return ok(json.getBytes(StandardCharsets.UTF_8));
    }
}
