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

/** The house dealer's tablet: an empty page and the modules that fill it from the table's stream. */
@Controller("/tablet")
final class TabletPage {
    private static final String PAGE = read();

    private final Room room;
    private final ImportMap imports;

    TabletPage(Room room, ImportMap imports) {
        this.room = room;
        this.imports = imports;
    }

    @Get("/{table}")
    @Produces(MediaType.TEXT_HTML)
    HttpResponse<String> show(int table) {
        return room.table(table)
                .map(place -> HttpResponse.ok(PAGE.replace("{{imports}}", imports.text())
                                .replace("{{table}}", Integer.toString(place.number()))
                                .replace("{{language}}", room.languages().getFirst()))
                        .header(HttpHeaders.CACHE_CONTROL, "no-cache"))
                .orElseGet(() -> HttpResponse.<String>notFound());
    }

    private static String read() {
        try (InputStream in =
                Objects.requireNonNull(TabletPage.class.getResourceAsStream("/pages/tablet.html"), "tablet.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
