package clockwise.web;

import clockwise.json.Form;
import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.PostedPlacards;
import clockwise.live.ShiftFigures;
import clockwise.live.ShiftView;
import clockwise.money.Money;
import clockwise.room.Room;
import clockwise.store.TableForms;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import io.micronaut.http.annotation.QueryValue;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The floor manager's console, and what only it asks for. */
@Controller
final class FloorPages {
    private static final ScreenPage PAGE = ScreenPage.read("floor.html");
    private static final Form<ShiftView> SHIFT = TableForms.ALL.of(ShiftView.class);

    private final Room room;
    private final ImportMap imports;
    private final LiveTables tables;
    private final PostedPlacards placards;
    private final ShiftFigures figures;
    private final Waiting waiting;

    FloorPages(
            Room room,
            ImportMap imports,
            LiveTables tables,
            PostedPlacards placards,
            ShiftFigures figures,
            Waiting waiting) {
        this.room = room;
        this.imports = imports;
        this.tables = tables;
        this.placards = placards;
        this.figures = figures;
        this.waiting = waiting;
    }

    @Get("/floor")
    @Produces(MediaType.TEXT_HTML)
    HttpResponse<String> show() {
        return PAGE.show(
                Map.of("imports", imports.text(), "language", room.languages().getFirst()));
    }

    @Get("/api/floor/shift")
    CompletionStage<HttpResponse<?>> shift(@QueryValue LocalDate day, @QueryValue String shift) {
        return waiting.reading(0, () -> Json.ok(SHIFT.write(figures.of(day, shift))));
    }

    /** The placard as it would hang at the table, or why it may not; nothing is posted. */
    @Get("/api/tables/{table}/placard-preview")
    @Produces(MediaType.TEXT_HTML)
    CompletionStage<HttpResponse<?>> preview(
            int table,
            @QueryValue String game,
            @QueryValue String schedule,
            @QueryValue int option,
            @QueryValue long least,
            @QueryValue long most) {
        Optional<LiveTable> live = tables.table(table);
        if (live.isEmpty() || least < 0 || most < 0) {
            return CompletableFuture.completedStage(TablePages.NO_SUCH_TABLE.response());
        }
        return waiting.on(
                table,
                () -> HttpResponse.ok(placards.preview(
                                live.get().table(), game, schedule, option, new Money(least), new Money(most)))
                        .contentType(MediaType.TEXT_HTML_TYPE));
    }
}
