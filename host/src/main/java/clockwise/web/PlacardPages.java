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
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.util.Optional;
import java.util.function.Function;

/** The placards of the tables, for everybody: the collection is posted for the players. */
@Controller("/placard")
@ExecuteOn(TaskExecutors.BLOCKING)
final class PlacardPages {
    private static final String NONE = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>No placard</title></head>
        <body><h1>No placard</h1><p>There is no such table, or it is closed.</p></body></html>
        """;

    private final LiveTables tables;
    private final PostedPlacards placards;

    PlacardPages(LiveTables tables, PostedPlacards placards) {
        this.tables = tables;
        this.placards = placards;
    }

    @Get("/{table:[0-9]+}")
    @Produces(MediaType.TEXT_HTML)
    HttpResponse<?> page(int table) {
        return show(table, MediaType.TEXT_HTML_TYPE, placards::page);
    }

    @Get("/{table:[0-9]+}.pdf")
    @Produces({MediaType.APPLICATION_PDF, MediaType.TEXT_HTML})
    HttpResponse<?> pdf(int table) {
        return show(table, MediaType.APPLICATION_PDF_TYPE, placards::pdf);
    }

    private HttpResponse<?> show(int number, MediaType type, Function<Table, Optional<?>> placard) {
        Optional<?> shown = tables.table(number).map(LiveTable::table).flatMap(placard);
        return shown.isPresent()
                ? HttpResponse.ok(shown.get()).contentType(type)
                : HttpResponse.notFound(NONE).contentType(MediaType.TEXT_HTML_TYPE);
    }
}
