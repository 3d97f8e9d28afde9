package clockwise.web;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** A page of the screens: empty but for the modules that fill it, with `{{names}}` where something is filled in. */
record ScreenPage(String text) {
    static ScreenPage read(String name) {
        try (InputStream in = Objects.requireNonNull(ScreenPage.class.getResourceAsStream("/pages/" + name), name)) {
            return new ScreenPage(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page with these values, none of which comes from a stranger; browsers ask each time for a newer one. */
    HttpResponse<String> show(Map<String, String> values) {
        String page = text;
        for (Map.Entry<String, String> value : values.entrySet()) {
            page = page.replace("{{" + value.getKey() + "}}", value.getValue());
        }
        return HttpResponse.ok(page)
                .contentType(MediaType.TEXT_HTML_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-cache");
    }
}
