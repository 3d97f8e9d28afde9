package clockwise.web;

import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.PostedPlacards;
import clockwise.table.Table;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** The placards of the tables, for everybody: the collection is posted for the players. */
@Controller("/placard")
final class PlacardPages {
    private static final String NONE = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>No placard</title></head>
        <body><h1>No placard</h1><p>There is no such table, or it is closed.</p></body></html>
        """;

    private final LiveTables tables;
    private final PostedPlacards placards;
    private final Waiting waiting;

    PlacardPages(LiveTables tables, PostedPlacards placards, Waiting waiting) {
        this.tables = tables;
        this.placards = placards;
        this.waiting = waiting;
    }

    @Get("/{table:[0-9]+}")
    @Produces(MediaType.TEXT_HTML)
    CompletionStage<HttpResponse<?>> page(int table) {
        return show(table, MediaType.TEXT_HTML_TYPE, placards::page);
    }

    @Get("/{table:[0-9]+}.pdf")
    @Produces({MediaType.APPLICATION_PDF, MediaType.TEXT_HTML})
    CompletionStage<HttpResponse<?>> pdf(int table) {
        return show(table, MediaType.APPLICATION_PDF_TYPE, placards::pdf);
    }

    private CompletionStage<HttpResponse<?>> show(int number, MediaType type, Function<Table, Optional<?>> placard) {
        Optional<LiveTable> table = tables.table(number);
        return table.isEmpty()
                ? CompletableFuture.completedStage(none())
                : waiting.page(number, () -> shown(placard.apply(table.get().table()), type));
    }

    private static HttpResponse<?> shown(Optional<?> placard, MediaType type) {
        return placard.isPresent() ? HttpResponse.ok(placard.get()).contentType(type) : none();
    }

    private static HttpResponse<?> none() {
        return HttpResponse.notFound(NONE).contentType(MediaType.TEXT_HTML_TYPE);
    }
}
