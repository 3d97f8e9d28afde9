package clockwise.web;

import clockwise.room.Room;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The page at `/audit`: an empty page and the module that fills it. */
@Controller("/audit")
final class AuditPage {
    private static final String PAGE = read();

    private final Room room;

    AuditPage(Room room) {
        this.room = room;
    }

    @Get
    @Produces(MediaType.TEXT_HTML)
    HttpResponse<String> show() {
        return HttpResponse.ok(PAGE.replace("{{languages}}", String.join(",", room.languages()))
                        .replace("{{language}}", room.languages().getFirst()))
                .header(HttpHeaders.CACHE_CONTROL, "no-cache");
    }

    private static String read() {
        try (InputStream in =
                Objects.requireNonNull(AuditPage.class.getResourceAsStream("/pages/audit.html"), "audit.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
