package clockwise.web;

import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.Picture;
import clockwise.live.Pictures;
import clockwise.live.Screens.Shown;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tables as they are now, once or as a stream. */
@Controller("/api")
final class TablePages {
    static final Problem NO_SUCH_TABLE =
            Problem.of(HttpStatus.NOT_FOUND, "NO_SUCH_TABLE", "The room has no such table.");

    private final LiveTables tables;
    private final Pictures pictures;
    private final Waiting waiting;
    private final Streams streams;

    TablePages(LiveTables tables, Pictures pictures, Waiting waiting, Streams streams) {
        this.tables = tables;
        this.pictures = pictures;
        this.waiting = waiting;
        this.streams = streams;
    }

    @Get("/tables")
    CompletionStage<HttpResponse<?>> all() {
        return waiting.on(0, () -> {
            tables.readAll();
            return Json.ok(tables.all().stream()
                    .flatMap(table -> pictures.of(table.id()).stream())
                    .map(Picture::line)
                    .collect(Collectors.joining(",", "[", "]")));
        });
    }

    @Get("/tables/{table}")
    CompletionStage<HttpResponse<?>> one(int table) {
        return of(table, picture -> switch (picture.shown()) {
            case Shown.Recorded recorded -> Json.ok(picture.view());
            case Shown.Gone gone -> Refusal.of(gone.why());
        });
    }

    @Get("/tables/{table}/stream")
    @Produces({MediaType.TEXT_EVENT_STREAM, MediaType.APPLICATION_JSON_PROBLEM})
    CompletionStage<HttpResponse<?>> follow(int table) {
        return of(table, picture -> streams.table(table));
    }

    @Get("/floor/stream")
    @Produces({MediaType.TEXT_EVENT_STREAM, MediaType.APPLICATION_JSON_PROBLEM})
    CompletionStage<HttpResponse<?>> floor() {
        return waiting.on(0, () -> {
            tables.readAll();
            return streams.floor();
        });
    }

    private CompletionStage<HttpResponse<?>> of(int number, Function<Picture, HttpResponse<?>> show) {
        Optional<LiveTable> table = tables.table(number);
        if (table.isEmpty()) {
            return CompletableFuture.completedStage(NO_SUCH_TABLE.response());
        }
        return waiting.on(number, () -> show.apply(pictures.of(number).orElseGet(() -> read(table.get()))));
    }

    /** Reads the table from the log if nobody has, which also shows it. */
    private Picture read(LiveTable table) {
        tables.read(table);
        return pictures.of(table.id()).orElseThrow();
    }
}
