package clockwise.web;

import clockwise.room.Room;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.UUID;

/** The house dealer's tablet: an empty page, the modules that fill it, and what lets it be installed. */
@Controller("/tablet")
final class TabletPage {
    private static final String PAGE = read("/pages/tablet.html");
    private static final String MANIFEST = read("/pages/tablet.webmanifest");
    private static final String WORKER = read("/screens/worker.js");

    private final Room room;
    private final ImportMap imports;

    /** What a browser has kept is good as long as this host runs; its files do not change meanwhile. */
    private final String version = UUID.randomUUID().toString();

    TabletPage(Room room, ImportMap imports) {
        this.room = room;
        this.imports = imports;
    }

    @Get("/{table}")
    HttpResponse<String> show(int table) {
        return ofTable(table, PAGE, "text/html;charset=utf-8");
    }

    @Get("/{table}/manifest.webmanifest")
    HttpResponse<String> manifest(int table) {
        return ofTable(table, MANIFEST, "application/manifest+json");
    }

    /** Served from here, because a worker reaches only what is below its own address. */
    @Get("/worker.js")
    HttpResponse<String> worker() {
        return HttpResponse.ok(WORKER.replace("{{version}}", version))
                .contentType(MediaType.of("text/javascript;charset=utf-8"))
                .header(HttpHeaders.CACHE_CONTROL, "no-cache");
    }

    private HttpResponse<String> ofTable(int table, String text, String type) {
        return room.table(table)
                .map(place -> HttpResponse.ok(text.replace("{{imports}}", imports.text())
                                .replace("{{table}}", Integer.toString(place.number()))
                                .replace("{{language}}", room.languages().getFirst()))
                        .contentType(MediaType.of(type))
                        .header(HttpHeaders.CACHE_CONTROL, "no-cache"))
                .orElseGet(() -> HttpResponse.<String>notFound());
    }

    private static String read(String name) {
        try (InputStream in = Objects.requireNonNull(TabletPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
