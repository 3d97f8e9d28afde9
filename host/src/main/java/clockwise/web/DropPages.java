package clockwise.web;

import clockwise.audit.BoxSpell;
import clockwise.audit.Boxes;
import clockwise.audit.Expected;
import clockwise.json.Form;
import clockwise.json.Misread;
import clockwise.money.Money;
import clockwise.reports.CountSheet;
import clockwise.reports.CountSheetPdf;
import clockwise.room.Calendar;
import clockwise.room.Counts;
import clockwise.room.Room;
import clockwise.room.RoomLog;
import clockwise.staff.Badge;
import clockwise.store.JdbcStore;
import clockwise.store.TableForms;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.ServerHttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import io.micronaut.http.annotation.QueryValue;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Stream;

/** The drop and its count: which box was where, the blind count, what should have been in it, the count sheet. */
@Controller("/api/drop")
final class DropPages {
    private static final int MOST_BYTES = 10_000;
    private static final int LONGEST = 200;
    private static final DateTimeFormatter LOCAL = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

    private static final Problem NOT_ALLOWED = Problem.of(
            HttpStatus.FORBIDDEN, "NOT_ALLOWED", "The drop is for floor managers, and auditors may read it.");

    private static final Problem NO_SUCH_BOX =
            Problem.of(HttpStatus.NOT_FOUND, "NO_SUCH_BOX", "No box was attached to this table by this event.");

    private static final Problem STILL_ATTACHED =
            Problem.of(HttpStatus.CONFLICT, "STILL_ATTACHED", "The box is still at its table.");

    private static final Problem ALREADY_COUNTED = Problem.of(
            HttpStatus.CONFLICT, "ALREADY_COUNTED", "The box was counted; a wrong figure is corrected, not changed.");

    private static final Problem NOT_COUNTED =
            Problem.of(HttpStatus.CONFLICT, "NOT_COUNTED", "The box was not counted yet.");

    private static final Form<Counted> COUNTED = TableForms.ALL.of(Counted.class);
    private static final Form<Righted> RIGHTED = TableForms.ALL.of(Righted.class);
    private static final Form<BoxSheet> SHEET = TableForms.ALL.of(BoxSheet.class);
    private static final Form<DaySheet> DAY = TableForms.ALL.of(DaySheet.class);

    private final Boxes boxes;
    private final Counts counts;
    private final Room room;
    private final Waiting waiting;

    DropPages(JdbcStore log, Counts counts, Room room, Waiting waiting) {
        this.boxes = new Boxes(log);
        this.counts = counts;
        this.room = room;
        this.waiting = waiting;
    }

    /** A count as it is sent; `attached` is the event with which the box came to the table. */
    record Counted(int table, long attached, Counts.Kind kind, Money amount, String counters) {}

    /** A correction as it is sent. */
    record Righted(int table, long attached, Money amount, String reason) {}

    /**
     * A box at a table.
     *
     * @param day the gaming day on which it was taken away, and `shift` the shift
     * @param expected what must be in it; not before it is counted, because the count is blind
     * @param variance what was counted less what was expected, in cents
     */
    record BoxSheet(
            BoxSpell spell,
            Optional<LocalDate> day,
            String shift,
            Optional<Counts.Count> count,
            Optional<Expected> expected,
            Optional<Long> variance) {}

    /** The boxes of a gaming day by table: those that were taken away on it, and those still there. */
    record DaySheet(LocalDate day, List<BoxSheet> boxes) {}

    @Get
    CompletionStage<HttpResponse<?>> day(@QueryValue LocalDate day, Signed signed) {
        return mayRead(signed)
                ? waiting.reading(RoomLog.ROOM, () -> Json.ok(DAY.write(new DaySheet(day, sheets(day)))))
                : refused();
    }

    private static CompletionStage<HttpResponse<?>> refused() {
        return CompletableFuture.completedStage(NOT_ALLOWED.response());
    }

    private List<BoxSheet> sheets(LocalDate day) {
        Calendar calendar = room.calendar();
        long from = micros(calendar.starts(day));
        long to = micros(calendar.starts(day.plusDays(1)));
        return room.tables().stream()
                .flatMap(table -> boxes.spells(table.number(), from, to).stream())
                .map(this::sheet)
                .toList();
    }

    private static long micros(Instant at) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at);
    }

    private static Instant instant(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }

    private BoxSheet sheet(BoxSpell spell) {
        Optional<Counts.Count> count = counts.of(spell.table(), spell.attached());
        Optional<Expected> expected = count.map(one -> expected(spell, one));
        Optional<Instant> removed = spell.removed().map(end -> instant(end.at()));
        return new BoxSheet(
                spell,
                removed.map(room.calendar()::day),
                removed.map(room.calendar()::shift).orElse(""),
                count,
                expected,
                count.flatMap(one ->
                        expected.map(due -> one.amount().cents() - due.total().cents())));
    }

    /** No game fills a jackpot box yet. */
    private Expected expected(BoxSpell spell, Counts.Count count) {
        return count.kind() == Counts.Kind.JACKPOT ? new Expected(List.of(), Money.ZERO) : boxes.expected(spell);
    }

    @Post("/counts")
    CompletionStage<? extends HttpResponse<?>> count(ServerHttpRequest<?> request, Signed signed) {
        return reading(request, signed, body -> {
            Counted counted = COUNTED.read(body);
            Optional<BoxSpell> spell = boxes.spell(counted.table(), counted.attached());
            if (spell.isEmpty()) {
                return NO_SUCH_BOX.response();
            }
            if (spell.get().removed().isEmpty()) {
                return STILL_ATTACHED.response();
            }
            if (counted.counters().isBlank() || counted.counters().length() > LONGEST) {
                return Refusal.malformed("/counters", "`counters` names those who counted");
            }
            boolean done = counts.count(
                    counted.table(),
                    counted.attached(),
                    spell.get().box(),
                    counted.kind(),
                    counted.amount(),
                    counted.counters(),
                    signed.badge());
            return done ? Json.ok(SHEET.write(sheet(spell.get()))) : ALREADY_COUNTED.response();
        });
    }

    @Post("/corrections")
    CompletionStage<? extends HttpResponse<?>> correct(ServerHttpRequest<?> request, Signed signed) {
        return reading(request, signed, body -> {
            Righted righted = RIGHTED.read(body);
            Optional<BoxSpell> spell = boxes.spell(righted.table(), righted.attached());
            if (spell.isEmpty()) {
                return NO_SUCH_BOX.response();
            }
            if (righted.reason().isBlank() || righted.reason().length() > LONGEST) {
                return Refusal.malformed("/reason", "`reason` says why");
            }
            boolean done = counts.correct(
                    righted.table(), righted.attached(), righted.amount(), righted.reason(), signed.badge());
            return done ? Json.ok(SHEET.write(sheet(spell.get()))) : NOT_COUNTED.response();
        });
    }

    private interface Answer {
        HttpResponse<?> to(byte[] body) throws Misread;
    }

    private CompletionStage<? extends HttpResponse<?>> reading(
            ServerHttpRequest<?> request, Signed signed, Answer answer) {
        if (signed.role() != Badge.Role.FLOOR) {
            return refused();
        }
        Function<byte[], HttpResponse<?>> read = body -> {
            try {
                return body.length > MOST_BYTES
                        ? Refusal.malformed("", "a count is told in fewer words")
                        : answer.to(body);
            } catch (Misread e) {
                return Refusal.malformed(e);
            }
        };
        return request.byteBody().buffer().thenCompose(body -> {
            byte[] bytes = body.toByteArray();
            return waiting.reading(RoomLog.ROOM, () -> read.apply(bytes));
        });
    }

    /** The boxes that were counted, on paper. */
    @Get("/sheet.pdf")
    @Produces({MediaType.APPLICATION_PDF, MediaType.APPLICATION_JSON_PROBLEM})
    CompletionStage<HttpResponse<?>> sheet(@QueryValue LocalDate day, Signed signed) {
        return mayRead(signed)
                ? waiting.reading(
                        RoomLog.ROOM,
                        () -> HttpResponse.ok(CountSheetPdf.of(paper(day))).contentType(MediaType.APPLICATION_PDF_TYPE))
                : refused();
    }

    private CountSheet paper(LocalDate day) {
        List<CountSheet.Line> lines = sheets(day).stream()
                .flatMap(sheet -> sheet.count().map(count -> line(sheet, count)).stream())
                .toList();
        return new CountSheet(room.establishment().name(), room.establishment().licence(), day, lines);
    }

    private CountSheet.Line line(BoxSheet sheet, Counts.Count count) {
        return new CountSheet.Line(
                count.table(),
                count.box(),
                sheet.shift(),
                local(count.at()),
                count.kind() == Counts.Kind.JACKPOT,
                count.counted(),
                count.corrections().stream()
                        .map(right -> new CountSheet.Correction(
                                right.amount(), right.by(), local(right.at()), right.reason()))
                        .toList(),
                count.counters());
    }

    private String local(long micros) {
        return LOCAL.format(instant(micros).atZone(room.calendar().zone()));
    }

    private static boolean mayRead(Signed signed) {
        return Stream.of(Badge.Role.FLOOR, Badge.Role.AUDITOR).anyMatch(role -> role == signed.role());
    }
}
