package clockwise.web;

import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.live.Ask;
import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.Outcome;
import clockwise.staff.Badge;
import clockwise.store.Append;
import clockwise.store.TableForms;
import clockwise.table.Actor;
import clockwise.table.Command;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** What people at a table ask for. */
@Controller("/api/tables/{table}/requests")
final class Requests {
    private static final int MOST_BYTES = 64 * 1024;

    private static final Problem TOO_LARGE =
            Problem.of(HttpStatus.REQUEST_ENTITY_TOO_LARGE, "TOO_LARGE", "A request at a table has at most 64 kB.");

    private static final Form<Sent> SENT = TableForms.ALL.of(Sent.class);
    private static final Form<Outcome.Done> DONE = TableForms.ALL.of(Outcome.Done.class);

    private final LiveTables tables;
    private final Waiting waiting;

    Requests(LiveTables tables, Waiting waiting) {
        this.tables = tables;
        this.waiting = waiting;
    }

    /**
     * A request as it is sent.
     *
     * @param id chosen by whoever asks, and the same when asked again
     * @param revision what the screen showed; needed for a house dealer's decision
     */
    record Sent(String id, Optional<Long> revision, Command command) {}

    /** The body is read as it is, because our own forms say where a fault is. */
    @Post
    CompletionStage<? extends HttpResponse<?>> ask(int table, ServerHttpRequest<?> request, Signed signed) {
        Optional<LiveTable> asked = tables.table(table);
        return asked.isEmpty()
                ? CompletableFuture.completedStage(TablePages.NO_SUCH_TABLE.response())
                : request.byteBody().buffer().thenCompose(body -> ask(asked.get(), body.toByteArray(), signed));
    }

    private CompletionStage<HttpResponse<?>> ask(LiveTable table, byte[] body, Signed signed) {
        if (body.length > MOST_BYTES) {
            return CompletableFuture.completedStage(TOO_LARGE.response());
        }
        try {
            return ask(table, SENT.read(body), signed);
        } catch (Misread e) {
            return CompletableFuture.completedStage(Refusal.malformed(e));
        }
    }

    private CompletionStage<HttpResponse<?>> ask(LiveTable table, Sent sent, Signed signed) {
        if (!Append.isRequestId(sent.id)) {
            return CompletableFuture.completedStage(
                    Refusal.malformed("/id", "`id` must be 1 to 64 visible ASCII characters"));
        }
        if (sent.revision.isEmpty() && sent.command instanceof Command.ByDealer) {
            return CompletableFuture.completedStage(Refusal.malformed("/revision", "`revision` is missing"));
        }
        Ask ask = new Ask(sent.id, sent.revision.orElse(0L), actor(signed), sent.command);
        return waiting.on(table.id(), () -> answer(tables.submit(table, ask)));
    }

    private static Actor actor(Signed signed) {
        return new Actor(signed.badge(), role(signed.role()));
    }

    private static Actor.Role role(Badge.Role role) {
        return switch (role) {
            case DEALER -> Actor.Role.DEALER;
            case FLOOR -> Actor.Role.FLOOR;
            case AUDITOR -> Actor.Role.AUDITOR;
        };
    }

    private static HttpResponse<?> answer(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Done done -> Json.ok(DONE.write(done));
            case Outcome.Refused refused -> Refusal.of(refused);
        };
    }
}
