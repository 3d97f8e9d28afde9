package clockwise.live;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.games.Games;
import clockwise.reports.Draft;
import clockwise.reports.PlacardPage;
import clockwise.room.Catalogue;
import clockwise.room.Room;
import clockwise.rotation.Profile;
import clockwise.store.Bytes;
import clockwise.store.HashChain;
import clockwise.table.Command;
import clockwise.table.Given;
import clockwise.table.Past;
import clockwise.table.Posting;
import clockwise.table.Request;
import clockwise.table.Table;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;

/** The host's stamp: its clock, the room's calendar, the catalogue of schedules and the table's past. */
public final class HostStamp implements Stamp {
    private final Clock clock;
    private final Room room;
    private final Catalogue catalogue;
    private final History history;
    private final Reading reading;
    private final URI address;

    /** @param address where the placards of this room can be read */
    public HostStamp(Clock clock, Room room, Catalogue catalogue, History history, Executor readers, URI address) {
        this.clock = clock;
        this.room = room;
        this.catalogue = catalogue;
        this.history = history;
        this.reading = new Reading(readers);
        this.address = address;
    }

    @Override
    public Request on(Ask ask, Table table) {
        Instant now = clock.instant();
        LocalDate day = room.calendar().day(now);
        return new Request(
                ask.id(),
                ask.revision(),
                ask.actor(),
                ChronoUnit.MICROS.between(Instant.EPOCH, now),
                day,
                room.calendar().shift(now),
                ask.command(),
                given(ask.command(), table, day));
    }

    private Given given(Command command, Table table, LocalDate day) {
        return switch (command) {
            case Command.OpenTable open -> opening(open, table, day);
            case Command.PostSchedule post -> posting(post, table, day);
            case Command.AskCorrection ask ->
                given(table, day, new Draft.Refused(""), Optional.empty(), past(table, ask.round()));
            default -> Given.NOTHING;
        };
    }

    private Optional<Past> past(Table table, long round) {
        return reading.of(() -> history.past(table, round));
    }

    private Given opening(Command.OpenTable open, Table table, LocalDate day) {
        Profile filed =
                Games.byId(open.game()).map(game -> game.terms().rotation()).orElse(Profile.TWO_THEN_OFFER);
        return posting(
                table,
                day,
                open.schedule(),
                new Draft.Wish(
                        open.game(),
                        open.option(),
                        open.least(),
                        open.most(),
                        open.rotation().orElse(filed),
                        day,
                        placard(table)));
    }

    private Given posting(Command.PostSchedule post, Table table, LocalDate day) {
        if (table.setup().isEmpty()) {
            return Given.NOTHING;
        }
        return posting(
                table,
                day,
                post.schedule(),
                new Draft.Wish(
                        table.posted().felt().game(),
                        post.option(),
                        post.least(),
                        post.most(),
                        table.posted().rotation().told(),
                        day,
                        placard(table)));
    }

    private Given posting(Table table, LocalDate day, String id, Draft.Wish wish) {
        Optional<FeeSchedule> schedule =
                catalogue.forGame(wish.game()).filter(filed -> filed.id().equals(id));
        Draft draft = schedule.map(filed -> Draft.of(wish, filed))
                .orElse(new Draft.Refused("the schedule " + id + " is not the one filed for " + wish.game()));
        return given(table, day, draft, schedule.flatMap(filed -> posting(filed, wish, draft)), Optional.empty());
    }

    private static Optional<Posting> posting(FeeSchedule schedule, Draft.Wish wish, Draft draft) {
        if (!(draft instanceof Draft.Ready ready)
                || !(schedule.option(wish.option()).orElseThrow() instanceof FeeOption.PlayerDealer option)) {
            return Optional.empty();
        }
        return Optional.of(new Posting(
                schedule.id(),
                option,
                schedule.document(),
                schedule.lines(),
                wish.least(),
                wish.most(),
                wish.posted(),
                HashChain.sha256(Bytes.utf8(PlacardPage.of(ready.placard()))).toString()));
    }

    private Given given(Table table, LocalDate day, Draft draft, Optional<Posting> posting, Optional<Past> past) {
        Set<Profile> on = EnumSet.noneOf(Profile.class);
        Stream.of(Profile.values())
                .filter(profile -> room.switchedOn(profile, day).isPresent())
                .forEach(on::add);
        return new Given(
                posting,
                draft instanceof Draft.Ready ready ? PlacardPage.of(ready.placard()) : "",
                draft instanceof Draft.Refused refused ? refused.reason() : "",
                past,
                on,
                room.table(table.id()).map(Room.TablePlace::seats).orElse(0),
                room.unit());
    }

    private URI placard(Table table) {
        return placard(address, table);
    }

    static URI placard(URI address, Table table) {
        return address.resolve("/placard/" + table.id());
    }
}
