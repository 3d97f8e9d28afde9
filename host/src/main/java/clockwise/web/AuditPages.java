package clockwise.web;

import clockwise.audit.Formulas;
import clockwise.audit.Newer;
import clockwise.audit.Range;
import clockwise.evidence.Checkpoint;
import clockwise.evidence.Checkpoints;
import clockwise.evidence.Proofs;
import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.room.Evidence;
import clockwise.room.RoomLog;
import clockwise.staff.Badge;
import clockwise.store.TableForms;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.http.server.types.files.SystemFile;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** What auditors and floor managers take home: exports, the room's public key, checkpoints. */
@Controller("/api/audit")
final class AuditPages {
    private static final int MOST_BYTES = 10_000;

    private static final Problem NOT_ALLOWED =
            Problem.of(HttpStatus.FORBIDDEN, "NOT_ALLOWED", "Exports are for auditors and floor managers.");

    private static final Problem NO_SUCH_EXPORT =
            Problem.of(HttpStatus.NOT_FOUND, "NO_SUCH_EXPORT", "There is no such export, or it is not ready.");

    private static final Problem NO_SUCH_CHECKPOINT =
            Problem.of(HttpStatus.NOT_FOUND, "NO_SUCH_CHECKPOINT", "The log has no checkpoint of so many events.");

    private static final Form<Wish> WISH = TableForms.ALL.of(Wish.class);
    private static final Form<Exports.Sheet> SHEET = TableForms.ALL.of(Exports.Sheet.class);
    private static final Form<Sheets> SHEETS = TableForms.ALL.of(Sheets.class);

    private final Exports exports;
    private final Checkpoints checkpoints;
    private final RoomLog log;
    private final Waiting waiting;

    AuditPages(Exports exports, Evidence evidence, RoomLog log, Waiting waiting) {
        this.exports = exports;
        this.checkpoints = evidence.checkpoints();
        this.log = log;
        this.waiting = waiting;
    }

    /** What an export is asked for with; empty lists mean all. */
    record Wish(LocalDate from, LocalDate to, List<Integer> tables, List<String> shifts, Formulas formulas) {}

    /** The exports that the host has, the latest first. */
    record Sheets(List<Exports.Sheet> exports) {}

    @Post("/exports")
    CompletionStage<? extends HttpResponse<?>> begin(ServerHttpRequest<?> request, Signed signed) {
        if (!mayExport(signed)) {
            return CompletableFuture.completedStage(NOT_ALLOWED.response());
        }
        return request.byteBody().buffer().thenCompose(body -> begin(body.toByteArray(), signed));
    }

    private CompletionStage<HttpResponse<?>> begin(byte[] body, Signed signed) {
        if (body.length > MOST_BYTES) {
            return CompletableFuture.completedStage(Refusal.malformed("", "an export is asked for in fewer words"));
        }
        try {
            Wish wish = WISH.read(body);
            if (wish.to().isBefore(wish.from())) {
                return CompletableFuture.completedStage(
                        Refusal.malformed("/to", "the last day is before the first one"));
            }
            Range range = new Range(wish.from(), wish.to(), wish.tables(), wish.shifts());
            return waiting.reading(RoomLog.ROOM, () -> begin(range, wish.formulas(), signed));
        } catch (Misread e) {
            return CompletableFuture.completedStage(Refusal.malformed(e));
        }
    }

    /** Who took what home stands in the room's log before it is made. */
    private HttpResponse<?> begin(Range range, Formulas formulas, Signed signed) {
        log.record(
                "ExportAsked",
                "badge:" + signed.badge(),
                Map.of(
                        "badge", signed.badge(),
                        "from", range.from().toString(),
                        "to", range.to().toString(),
                        "tables", range.tables().toString(),
                        "shifts", range.shifts().toString()));
        return HttpResponse.accepted()
                .contentType(MediaType.APPLICATION_JSON_TYPE)
                .body(SHEET.write(exports.begin(range, formulas)));
    }

    @Get("/exports")
    HttpResponse<?> all(Signed signed) {
        return mayExport(signed) ? Json.ok(SHEETS.write(new Sheets(exports.all()))) : NOT_ALLOWED.response();
    }

    @Get("/exports/{id}")
    HttpResponse<?> one(String id, Signed signed) {
        if (!mayExport(signed)) {
            return NOT_ALLOWED.response();
        }
        Optional<Exports.Sheet> sheet = exports.sheet(id);
        return sheet.isPresent() ? Json.ok(SHEET.write(sheet.get())) : NO_SUCH_EXPORT.response();
    }

    @Get("/exports/{id}/file")
    @Produces({"application/zip", MediaType.APPLICATION_JSON_PROBLEM})
    HttpResponse<?> file(String id, Signed signed) {
        if (!mayExport(signed)) {
            return NOT_ALLOWED.response();
        }
        Optional<Path> file = exports.file(id);
        Optional<Exports.Sheet> sheet = exports.sheet(id);
        return file.isPresent() && sheet.isPresent()
                ? HttpResponse.ok(new SystemFile(file.get().toFile(), new MediaType("application/zip"))
                        .attach("clockwise-" + sheet.get().from() + "-"
                                + sheet.get().to() + ".zip"))
                : NO_SUCH_EXPORT.response();
    }

    /** The public half of the room's key, for anybody who is signed in. */
    @Get("/public-key")
    @Produces({MediaType.TEXT_PLAIN, MediaType.APPLICATION_JSON_PROBLEM})
    HttpResponse<?> publicKey() {
        return HttpResponse.ok(checkpoints.key().checking().pem())
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"clockwise-public.pem\"");
    }

    /** A checkpoint of now; with `from` the proof that it continues the one of so many events. */
    @Get("/checkpoint")
    @Produces({MediaType.TEXT_PLAIN, MediaType.APPLICATION_JSON_PROBLEM})
    CompletionStage<HttpResponse<?>> checkpoint(@QueryValue Optional<Long> from, Signed signed) {
        return mayExport(signed)
                ? waiting.reading(RoomLog.ROOM, checkpoint(from))
                : CompletableFuture.completedStage(NOT_ALLOWED.response());
    }

    private Supplier<HttpResponse<?>> checkpoint(Optional<Long> from) {
        return () -> {
            Checkpoint.Signed made = checkpoints.make();
            if (from.isEmpty()) {
                return HttpResponse.ok(made.note());
            }
            long size = made.checkpoint().size();
            return checkpoints.tree().at(from.get()).isEmpty()
                    ? NO_SUCH_CHECKPOINT.response()
                    : HttpResponse.ok(Newer.written(
                            made.note(), from.get(), Proofs.consistency(checkpoints.tree(), from.get(), size)));
        };
    }

    private static boolean mayExport(Signed signed) {
        return signed.role() == Badge.Role.AUDITOR || signed.role() == Badge.Role.FLOOR;
    }
}
