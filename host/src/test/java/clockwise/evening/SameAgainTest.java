package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.games.Games;
import clockwise.rules.Game;
import clockwise.table.Command;
import clockwise.table.Command.Bid;
import clockwise.table.Occupant;
import clockwise.table.Phase;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** "Same again" proposes only what can be placed. */
class SameAgainTest {
    private static final int EMPTY = 7;

    @TempDir
    Path folder;

    @Test
    void whatTheGameAddedIsNotPlacedAgainNorAWagerInACircleThatSomebodyHasTaken() throws Exception {
        Game paiGow = Games.byId("fortune-pai-gow").orElseThrow();
        TheRoom room = TheRoom.in(folder, 0);
        try (RunningHost host = RunningHost.embedded(folder)) {
            Evening evening = new Evening(() -> host.url(""), room, paiGow, 3);
            evening.opens();
            evening.until(
                    view -> view.phase() == Phase.PLAY,
                    "T-77"::equals,
                    Evening.BANK,
                    view -> List.of(
                            new Bid(1, 0, 1, "BASE", TheRoom.LEAST),
                            new Bid(1, 0, 1, "FORTUNE", TheRoom.LEAST),
                            new Bid(EMPTY, 0, 1, "BASE", TheRoom.LEAST)));
            assertTrue(
                    evening.view.round().orElseThrow().wagers().stream()
                            .anyMatch(wager -> wager.bet().equals("ENVY")),
                    "the game added a button");
            evening.finishes();
            evening.does(evening.dealing, new Command.TakeSeat(EMPTY, Occupant.patron("P9")));
            evening.until(view -> view.phase() == Phase.WAGERS, "T-77"::equals, Evening.BANK, evening.luck::wagers);
            List<Bid> again = evening.view.again().wagers();
            assertEquals(Set.of("BASE", "FORTUNE"), again.stream().map(Bid::bet).collect(Collectors.toSet()));
            evening.does(evening.dealing, new Command.LockWagers(again));
        }
    }
}
