package clockwise.evening;

import clockwise.fees.FeeOption;
import clockwise.fees.FeeSchedule;
import clockwise.games.Games;
import clockwise.money.Money;
import clockwise.room.Catalogue;
import clockwise.rotation.Eligibility;
import clockwise.rules.Game;
import clockwise.settlement.Coverage;
import clockwise.table.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A card room with a table for each game, as its files describe it, and what is posted at the tables. */
final class TheRoom {
    static final String DEALER = "1001";
    static final String RELIEF = "1002";
    static final String FLOOR = "2001";
    static final String OTHER_FLOOR = "2002";
    static final String AUDITOR = "3001";
    static final Money LEAST = Money.dollars(5);
    static final Money MOST = Money.dollars(500);

    private static final String EXAMPLE = "21st-century-example.yaml";

    private final Catalogue catalogue;

    private TheRoom(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Writes the room's files: tables 1, 2, ... for the games in their order, and as many more as are wanted. */
    static TheRoom in(Path folder, int moreTables) throws IOException {
        StringBuilder room = new StringBuilder("""
            establishment: {name: House of the test, licence: GEGE-1}
            unit: $0.50
            denominations: [$0.50, $1, $5, $25, $100]
            badges:
            - {number: 1001, name: Dealer, role: DEALER}
            - {number: 1002, name: Relief dealer, role: DEALER}
            - {number: 2001, name: Floor, role: FLOOR}
            - {number: 2002, name: Other floor, role: FLOOR}
            - {number: 3001, name: Auditor, role: AUDITOR}
            tables:
            """);
        for (int table = 1; table <= Games.all().size() + moreTables; table++) {
            room.append("- {number: " + table + ", name: Table " + table + ", seats: 9, certificate: table-" + table)
                    .append("}\n");
        }
        Path own = Files.createDirectories(folder.resolve("fee-schedules"));
        Files.copy(Path.of("..", "ops", "demo", "fee-schedules", EXAMPLE), own.resolve(EXAMPLE));
        Files.writeString(folder.resolve("room.yaml"), room);
        return new TheRoom(Catalogue.filed().with(own));
    }

    static int table(Game game) {
        return Games.all().indexOf(game) + 1;
    }

    /** The options that can be posted for a game. */
    List<Integer> options(Game game) {
        return schedule(game).options().stream()
                .filter(FeeOption.PlayerDealer.class::isInstance)
                .map(FeeOption::number)
                .toList();
    }

    FeeSchedule schedule(Game game) {
        return catalogue.forGame(game.id()).orElseThrow();
    }

    /** A table of this game with all its options, a shoe as large as filed, and an option that takes a fee. */
    Command.OpenTable opening(Game game, int option) {
        return new Command.OpenTable(
                game.id(),
                game.terms().mostDecks(),
                game.terms().options(),
                LEAST,
                MOST,
                Map.of(),
                schedule(game).id(),
                option,
                Optional.empty(),
                Eligibility.SEATED,
                Coverage.SINGLE_ACTION);
    }
}
