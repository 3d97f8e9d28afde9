package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.games.Games;
import clockwise.live.TableView;
import clockwise.rules.Game;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import clockwise.table.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole evening at a table of each game through the HTTP API of a host in a process of its own, which is killed in
 * mid-round at all tables and started again.
 */
class EveningTest {
    private static final long SEED = 2_026;
    private static final boolean FULL =
            System.getProperty("clockwise.dose", "short").equals("full");
    private static final List<Game> SOME =
            List.of(Games.all().get(1), Games.all().get(4), Games.all().get(7));
    private static final int ROUNDS = FULL ? 40 : 25;
    private static final Pattern WHEN_DRAWN = Pattern.compile("(\"revision\":\\d+,)\"at\":\\d+,");
    private static final Pattern WHY = Pattern.compile("\"why\":\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** What must have happened at every table by the end, whatever the cards were. */
    private static final Set<String> HAPPENED = Set.of(
            "TableOpened",
            "TableClosed",
            "PlacardShown",
            "SchedulePosted",
            "BoxAttached",
            "BoxRemoved",
            "DealerCame",
            "SeatTaken",
            "SeatLeft",
            "FreeCollectionGiven",
            "BankOffered",
            "BankTaken",
            "BankPosted",
            "WagersLocked",
            "FeeWaived",
            "DropConfirmed",
            "Played",
            "Undone",
            "PassSettled",
            "PaidConfirmed",
            "RoundEnded",
            "RoundVoided",
            "IrregularityFound",
            "CorrectionAsked",
            "CorrectionApproved",
            "AlertRaised",
            "AlertAcknowledged",
            "PlayPaused",
            "PlayResumed",
            "CutCardShown",
            "ShoeChanged",
            "GameBroken",
            "GameRestarted");

    @TempDir
    Path folder;

    @Test
    void aWholeEveningOfEachGameOnTheEmbeddedDatabase() throws Exception {
        List<Evening> evenings = play(Optional.empty(), FULL ? Games.all() : SOME);
        try (TestDatabase database = TestDatabase.h2(folder);
                JdbcStore store = new JdbcStore(database.database(), database.pool())) {
            evenings.forEach(evening -> isInTheLog(evening, store));
        }
    }

    @Test
    @Tag("mysql")
    void aWholeEveningOfEachGameOnMySql() throws Exception {
        try (TestDatabase database = TestDatabase.mySql()) {
            List<Evening> evenings = play(
                    Optional.of(database),
                    FULL ? Games.all() : List.of(Games.all().getLast()));
            try (JdbcStore store = new JdbcStore(database.database(), database.pool())) {
                evenings.forEach(evening -> isInTheLog(evening, store));
            }
        }
    }

    private List<Evening> play(Optional<TestDatabase> database, List<Game> games) throws Exception {
        TheRoom room = TheRoom.in(folder, 0);
        List<Evening> evenings = new ArrayList<>();
        try (ChildHost host = new ChildHost(folder, database.map(TestDatabase::database))) {
            for (Game game : games) {
                Evening evening = new Evening(host::url, room, game, SEED + evenings.size());
                evenings.add(evening);
                evening.opens();
                new Happenings(evening).early();
                evening.untilPlayed(3);
            }
            List<String> before = evenings.stream().map(EveningTest::shown).toList();
            host.kill();
            host.start();
            for (Evening evening : evenings) {
                assertEquals(before.get(evenings.indexOf(evening)), shown(evening), "the same revision, the same view");
                theLastRequestIsStillKnown(evening);
                evening.finishes();
                new Happenings(evening).late(ROUNDS);
                evening.closes();
                everyRoundCanBeReplayed(evening);
            }
        }
        return evenings;
    }

    /** The view but for the time when it was drawn. */
    private static String shown(Evening evening) {
        evening.look();
        return WHEN_DRAWN.matcher(evening.shown).replaceFirst("$1");
    }

    /** A tablet that got no answer before the host died asks again. */
    private static void theLastRequestIsStillKnown(Evening evening) {
        assertEquals(evening.view.seq(), evening.asksAgain().done().seq());
        evening.look();
    }

    private static void everyRoundCanBeReplayed(Evening evening) {
        String rounds = "/api/tables/" + evening.table + "/rounds";
        TableView view = evening.view;
        assertTrue(view.rounds() >= ROUNDS, "rounds: " + view.rounds());
        assertEquals(200, evening.auditor.gets(rounds + "?most=50").status());
        int steps = 0;
        for (long round = 1; round <= view.rounds(); round++) {
            Reply story = evening.auditor.gets(rounds + "/" + round);
            assertEquals(200, story.status(), story.body());
            steps += reasons(story);
            Reply replay = evening.auditor.gets(rounds + "/" + round + "/replay");
            assertEquals(200, replay.status(), replay.body());
            reasons(replay);
        }
        assertTrue(steps > view.rounds(), "steps were shown: " + steps);
        assertEquals(
                "NO_SUCH_ROUND",
                evening.auditor.gets(rounds + "/" + (view.rounds() + 1)).code());
        assertEquals(
                200,
                evening.auditor
                        .gets("/api/tables/" + evening.table + "/offers?most=50")
                        .status());
    }

    /** Counts the reasons given; none of them is empty. */
    private static int reasons(Reply reply) {
        Matcher why = WHY.matcher(reply.body());
        int count = 0;
        while (why.find()) {
            assertFalse(why.group(1).isBlank(), reply.body());
            count++;
        }
        return count;
    }

    private static void isInTheLog(Evening evening, JdbcStore store) {
        Books books = Books.of(store, evening.table);
        assertEquals(
                Phase.CLOSED,
                books.table().phase(),
                () -> evening.game.id() + " ends at " + books.table().seq() + ", the screen showed "
                        + evening.view.seq());
        assertEquals(evening.view.revision(), books.table().revision());
        books.areClosed();
        assertEquals(evening.recorded, books.requests(), "every request that was answered, once, and no other");
        Set<String> kinds = books.kinds();
        assertTrue(kinds.containsAll(HAPPENED), () -> {
            List<String> missing =
                    HAPPENED.stream().filter(kind -> !kinds.contains(kind)).toList();
            return evening.game.id() + " had no " + missing;
        });
        System.out.println(evening.game.id() + ": " + books.table().rounds() + " rounds, "
                + books.events().size() + " events, " + evening.recorded.size() + " requests");
    }
}
