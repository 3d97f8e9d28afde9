package clockwise.web;

import clockwise.json.Form;
import clockwise.live.LiveTable;
import clockwise.live.LiveTables;
import clockwise.live.PastRound;
import clockwise.live.PastRounds;
import clockwise.money.Money;
import clockwise.rotation.Profile;
import clockwise.rotation.Shadow;
import clockwise.store.TableForms;
import clockwise.table.Event;
import clockwise.table.Moments;
import clockwise.table.Recorded;
import clockwise.table.Taking;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.QueryValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** What a table's log says of rounds and offers. */
@Controller("/api/tables/{table}")
final class PastPages {
    private static final Problem NO_SUCH_ROUND =
            Problem.of(HttpStatus.NOT_FOUND, "NO_SUCH_ROUND", "The table has had no such round.");
    private static final int MOST = 200;

    /** The end of every log: the largest number there is. */
    private static final String END = "9223372036854775807";

    /** A round in one line; `seq` is where the wagers were locked. */
    record RoundLine(
            long seq,
            long at,
            long round,
            LocalDate day,
            String shift,
            String game,
            Taking playerDealer,
            Money bank,
            int wagers,
            Money totalTableAction,
            Money due) {}

    record RoundLines(List<RoundLine> rounds) {}

    /** All that is recorded of a round. */
    record RoundStory(int table, long round, List<Recorded> events) {}

    /** What is recorded of offers, the latest first. */
    record Offers(List<Recorded> offers) {}

    /** Alerts that were raised and acknowledged, the latest first. */
    record Alerts(List<Recorded> alerts) {}

    private static final Form<Alerts> ALERTS = TableForms.ALL.of(Alerts.class);
    private static final Form<RoundLines> LINES = TableForms.ALL.of(RoundLines.class);
    private static final Form<RoundStory> STORY = TableForms.ALL.of(RoundStory.class);
    private static final Form<PastRound> REPLAY = TableForms.ALL.of(PastRound.class);
    private static final Form<Shadow> SHADOW = TableForms.ALL.of(Shadow.class);
    private static final Form<Offers> OFFERS = TableForms.ALL.of(Offers.class);

    private final LiveTables tables;
    private final PastRounds past;
    private final Waiting waiting;

    PastPages(LiveTables tables, PastRounds past, Waiting waiting) {
        this.tables = tables;
        this.past = past;
        this.waiting = waiting;
    }

    @Get("/rounds")
    CompletionStage<HttpResponse<?>> rounds(
            int table, @QueryValue(defaultValue = END) long before, @QueryValue(defaultValue = "50") int most) {
        return on(
                table,
                live -> Json.ok(LINES.write(
                        new RoundLines(tables.history().locks(live.id(), before, Math.clamp(most, 1, MOST)).stream()
                                .map(PastPages::line)
                                .toList()))));
    }

    private static RoundLine line(Recorded recorded) {
        Event.WagersLocked lock = (Event.WagersLocked) recorded.event();
        return new RoundLine(
                recorded.seq(),
                recorded.at(),
                lock.round().number(),
                lock.day(),
                lock.shift(),
                lock.round().felt().game(),
                lock.taking(),
                lock.round().bank(),
                lock.round().wagers().size(),
                lock.totalTableAction(),
                lock.fees().stream().map(fee -> fee.amount()).reduce(Money.ZERO, Money::plus));
    }

    @Get("/rounds/{round}")
    CompletionStage<HttpResponse<?>> story(int table, long round) {
        return on(table, live -> {
            List<Recorded> events = past.story(live.id(), round);
            return events.isEmpty()
                    ? NO_SUCH_ROUND.response()
                    : Json.ok(STORY.write(new RoundStory(live.id(), round, events)));
        });
    }

    @Get("/rounds/{round}/replay")
    CompletionStage<HttpResponse<?>> replay(int table, long round) {
        return on(
                table,
                live -> past.replay(live.table(), round)
                        .<HttpResponse<?>>map(replay -> Json.ok(REPLAY.write(replay)))
                        .orElseGet(NO_SUCH_ROUND::response));
    }

    @Get("/offers")
    CompletionStage<HttpResponse<?>> offers(
            int table, @QueryValue(defaultValue = END) long before, @QueryValue(defaultValue = "50") int most) {
        return on(
                table,
                live -> Json.ok(OFFERS.write(
                        new Offers(tables.history().offers(live.id(), before, Math.clamp(most, 1, MOST))))));
    }

    /** What was raised at a table and who acknowledged it. */
    @Get("/alerts")
    CompletionStage<HttpResponse<?>> alerts(int table, @QueryValue(defaultValue = "50") int most) {
        return on(
                table,
                live -> Json.ok(
                        ALERTS.write(new Alerts(tables.history().alerts(live.id(), Math.clamp(most, 1, MOST))))));
    }

    /** What a profile would have done since the table was opened last, in force or not. */
    @Get("/shadow")
    CompletionStage<HttpResponse<?>> shadow(int table, @QueryValue Profile profile) {
        return on(
                table,
                live -> Json.ok(SHADOW.write(
                        Shadow.of(profile, Moments.of(tables.history().sinceOpened(live.id()))))));
    }

    private CompletionStage<HttpResponse<?>> on(int number, Function<LiveTable, HttpResponse<?>> page) {
        Optional<LiveTable> table = tables.table(number);
        return table.isPresent()
                ? waiting.reading(number, () -> page.apply(table.get()))
                : CompletableFuture.completedStage(TablePages.NO_SUCH_TABLE.response());
    }
}
