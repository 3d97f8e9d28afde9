package clockwise.web;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.fees.Limits;
import clockwise.games.Games;
import clockwise.json.Form;
import clockwise.money.Money;
import clockwise.room.Calendar;
import clockwise.room.Catalogue;
import clockwise.room.Room;
import clockwise.room.RotationLaw;
import clockwise.rotation.Profile;
import clockwise.rules.Bet;
import clockwise.rules.Game;
import clockwise.rules.Irregularity;
import clockwise.rules.Terms;
import clockwise.store.TableForms;
import clockwise.table.Rejection;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be opened and posted in this room, and the codes of refusals. */
@Controller("/api")
final class ReferencePages {
    /** A game; `schedule` is the one that can be posted for it, empty for none. */
    record GameSheet(Terms terms, List<Bet> bets, List<Irregularity> irregularities, String schedule) {}

    record GameSheets(List<GameSheet> games) {}

    /** A schedule with the options that can be posted at a table with a player-dealer. */
    record ScheduleSheet(
            String id,
            String name,
            List<String> games,
            Limits limits,
            String document,
            Optional<LocalDate> effective,
            List<FeeOption.PlayerDealer> options) {}

    record ScheduleSheets(List<ScheduleSheet> schedules) {}

    /** A part of the gaming day, on the wall clock. */
    record ShiftSheet(String name, String from, String to) {}

    /** The room; `day` and `shift` are those of now. In a `demo` everything is simulated. */
    record RoomSheet(
            Room.Establishment establishment,
            List<Room.TablePlace> tables,
            List<Money> denominations,
            Money unit,
            List<String> languages,
            String zone,
            String dayStarts,
            List<ShiftSheet> shifts,
            LocalDate day,
            String shift,
            Map<Profile, RotationLaw.Standing> rotation,
            List<Room.SwitchedOn> switchedOn,
            boolean demo) {}

    /** A code of a refusal. */
    record RejectionSheet(String code, int number, String sentence) {}

    record RejectionSheets(List<RejectionSheet> rejections) {}

    private static final Form<GameSheets> GAMES = TableForms.ALL.of(GameSheets.class);
    private static final Form<ScheduleSheets> SCHEDULES = TableForms.ALL.of(ScheduleSheets.class);
    private static final Form<RoomSheet> ROOM = TableForms.ALL.of(RoomSheet.class);
    private static final Form<RejectionSheets> REJECTIONS = TableForms.ALL.of(RejectionSheets.class);

    private final Room room;
    private final Catalogue catalogue;
    private final RotationLaw law;
    private final Clock clock;

    ReferencePages(Room room, Catalogue catalogue, RotationLaw law, Clock clock) {
        this.room = room;
        this.catalogue = catalogue;
        this.law = law;
        this.clock = clock;
    }

    @Get("/games")
    HttpResponse<?> games() {
        return Json.ok(
                GAMES.write(new GameSheets(Games.all().stream().map(this::sheet).toList())));
    }

    private GameSheet sheet(Game game) {
        return new GameSheet(
                game.terms(),
                game.bets(),
                game.irregularities(),
                catalogue.forGame(game.id()).map(FeeSchedule::id).orElse(""));
    }

    @Get("/schedules")
    HttpResponse<?> schedules() {
        return Json.ok(SCHEDULES.write(new ScheduleSheets(catalogue.schedules().stream()
                .filter(schedule -> schedule.kind() == FeeSchedule.Kind.PLAYER_DEALER)
                .map(ReferencePages::sheet)
                .toList())));
    }

    private static ScheduleSheet sheet(FeeSchedule schedule) {
        return new ScheduleSheet(
                schedule.id(),
                schedule.name(),
                schedule.games().stream().map(game -> game.id()).toList(),
                schedule.limits().orElse(Limits.FILED),
                schedule.document(),
                schedule.effective(),
                schedule.options().stream()
                        .filter(FeeOption.PlayerDealer.class::isInstance)
                        .map(FeeOption.PlayerDealer.class::cast)
                        .toList());
    }

    @Get("/room")
    HttpResponse<?> room() {
        Instant now = clock.instant();
        Calendar calendar = room.calendar();
        return Json.ok(ROOM.write(new RoomSheet(
                room.establishment(),
                room.tables(),
                room.denominations(),
                room.unit(),
                room.languages(),
                calendar.zone().getId(),
                calendar.dayStarts().toString(),
                calendar.shifts().stream()
                        .map(shift -> new ShiftSheet(
                                shift.name(),
                                shift.from().toString(),
                                shift.to().toString()))
                        .toList(),
                calendar.day(now),
                calendar.shift(now),
                law.standings(),
                room.rotation(),
                room.demo().isPresent())));
    }

    @Get("/rejections")
    HttpResponse<?> rejections() {
        return Json.ok(REJECTIONS.write(new RejectionSheets(Stream.of(Rejection.values())
                .map(one -> new RejectionSheet(one.name(), one.code(), one.sentence()))
                .toList())));
    }
}
