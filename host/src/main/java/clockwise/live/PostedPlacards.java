package clockwise.live;

import clockwise.fees.FeeSchedule;
import clockwise.fees.Filing;
import clockwise.fees.Limits;
import clockwise.fees.ServedGame;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.reports.Draft;
import clockwise.reports.PlacardPage;
import clockwise.reports.PlacardPdf;
import clockwise.room.Catalogue;
import clockwise.room.Room;
import clockwise.rotation.Profile;
import clockwise.table.Posting;
import clockwise.table.Setup;
import clockwise.table.Table;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The placards that hang at the tables, from what was recorded when they were posted. */
@Singleton
public final class PostedPlacards {
    private final LiveTables tables;
    private final Catalogue catalogue;
    private final Room room;
    private final Clock clock;

    PostedPlacards(LiveTables tables, Catalogue catalogue, Room room, Clock clock) {
        this.tables = tables;
        this.catalogue = catalogue;
        this.room = room;
        this.clock = clock;
    }

    /** The page as it was shown; nothing for a closed table. */
    public Optional<String> page(Table table) {
        return table.setup()
                .flatMap(setup ->
                        tables.history().placard(table.id(), setup.posting().placard()));
    }

    /** The same placard to print; nothing for a closed table. */
    public Optional<byte[]> pdf(Table table) {
        return table.setup()
                .flatMap(setup -> Draft.of(wish(table, setup), asPosted(setup)) instanceof Draft.Ready ready
                        ? Optional.of(PlacardPdf.of(ready.placard()))
                        : Optional.empty());
    }

    /** The page as it would hang at the table if this were posted today, or one that says why it may not. */
    public String preview(Table table, String game, String schedule, int option, Money least, Money most) {
        Profile rotation = table.setup()
                .map(setup -> setup.rotation().told())
                .or(() -> Games.byId(game).map(known -> known.terms().rotation()))
                .orElse(Profile.TWO_THEN_OFFER);
        Draft.Wish wish = new Draft.Wish(
                game, option, least, most, rotation, room.calendar().day(clock.instant()), tables.placard(table));
        Draft draft = catalogue
                .forGame(game)
                .filter(filed -> filed.id().equals(schedule))
                .map(filed -> Draft.of(wish, filed))
                .orElse(new Draft.Refused("the schedule " + schedule + " is not the one filed for " + game));
        return switch (draft) {
            case Draft.Ready ready -> PlacardPage.of(ready.placard());
            case Draft.Refused refused -> PlacardPage.refused(refused.reason());
        };
    }

    private Draft.Wish wish(Table table, Setup setup) {
        Posting posting = setup.posting();
        return new Draft.Wish(
                setup.felt().game(),
                posting.option().number(),
                posting.least(),
                posting.most(),
                setup.rotation().told(),
                posting.posted(),
                tables.placard(table));
    }

    /** The schedule as far as it was posted: what the catalogue says today does not matter, but for the game's name. */
    private FeeSchedule asPosted(Setup setup) {
        Posting posting = setup.posting();
        String game = setup.felt().game();
        ServedGame served = catalogue
                .forGame(game)
                .flatMap(schedule -> schedule.game(game))
                .orElse(new ServedGame(
                        game, setup.gameName(), new Filing.Numbered(setup.filing()), OptionalInt.empty()));
        return new FeeSchedule(
                posting.schedule(),
                served.name(),
                FeeSchedule.Kind.PLAYER_DEALER,
                List.of(served),
                Optional.of(new Limits(posting.least(), posting.least(), posting.most(), posting.most())),
                posting.document(),
                posting.lines(),
                Optional.empty(),
                List.of(posting.option()));
    }
}
