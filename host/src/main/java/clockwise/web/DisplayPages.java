package clockwise.web;

import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.room.Room;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import io.micronaut.http.annotation.QueryValue;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The players' displays, for everybody: what they show lies open on the felt. */
@Controller("/display/{table}")
final class DisplayPages {
    private static final ScreenPage PAGE = ScreenPage.read("display.html");

    private final Room room;
    private final ImportMap imports;
    private final LiveTables tables;
    private final Waiting waiting;
    private final Streams streams;

    DisplayPages(Room room, ImportMap imports, LiveTables tables, Waiting waiting, Streams streams) {
        this.room = room;
        this.imports = imports;
        this.tables = tables;
        this.waiting = waiting;
        this.streams = streams;
    }

    /** @param language one of the room's; without it, or with another, the room's first */
    @Get
    @Produces(MediaType.TEXT_HTML)
    HttpResponse<String> show(int table, @QueryValue Optional<String> language) {
        return room.table(table)
                .map(place -> PAGE.show(Map.of(
                        "imports",
                        imports.text(),
                        "table",
                        Integer.toString(place.number()),
                        "language",
                        language.filter(room.languages()::contains)
                                .orElse(room.languages().getFirst()))))
                .orElseGet(HttpResponse::notFound);
    }

    @Get("/stream")
    @Produces({MediaType.TEXT_EVENT_STREAM, MediaType.APPLICATION_JSON_PROBLEM})
    CompletionStage<HttpResponse<?>> follow(int table) {
        Optional<LiveTable> live = tables.table(table);
        return live.isPresent()
                ? waiting.on(table, () -> {
                    tables.read(live.get());
                    return streams.display(table);
                })
                : CompletableFuture.completedStage(TablePages.NO_SUCH_TABLE.response());
    }
}
