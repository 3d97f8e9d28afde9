package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.RunningHost;
import clockwise.agents.Caller;
import clockwise.games.Games;
import clockwise.link.HostMessage;
import clockwise.live.TableView;
import clockwise.store.EventStore;
import clockwise.store.TestDatabase;
import clockwise.table.Alert;
import clockwise.table.Command;
import clockwise.table.Drop;
import clockwise.table.Event;
import clockwise.table.Phase;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Status;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The collection as a drop slot sees it: the right amount opens the deal, another one calls the floor. */
class SensorTest {
    @TempDir
    Path folder;

    @Test
    void theRightDropConfirmsTheCollectionAndAnotherOneDoesNot() throws Exception {
        TheRoom room = TheRoom.in(folder, 0);
        try (RunningHost host = RunningHost.embedded(folder, "clockwise.agents.silent-after", "1m")) {
            Evening evening = new Evening(() -> host.url(""), room, Games.all().getFirst(), 11);
            ManagedChannel channel = channel(host);
            try (Caller agent = Caller.at(channel, evening.table)) {
                long due = collects(evening);
                agent.isArmed(due);

                agent.reports(Caller.drop("slot", 1, due + 100));
                agent.isLit(true);
                agent.isAcknowledged(1);
                TableView wrong = evening.auditor.looks(evening.table);
                assertEquals(Phase.COLLECT, wrong.phase(), "the deal stays blocked");
                assertTrue(
                        wrong.alerts().stream().anyMatch(alert -> alert.kind() == Alert.Kind.WRONG_DROP),
                        () -> wrong.alerts().toString());
                agent.reports(Caller.drop("slot", 2, due));
                agent.isArmed(0);
                agent.isAcknowledged(2);
                assertEquals(Phase.PLAY, evening.auditor.looks(evening.table).phase());
                assertEquals(List.of(Drop.Seen.BY_SENSOR), means(host, evening.table));

                evening.look();
                evening.does(evening.dealing, new Command.ShowCutCard());
                evening.finishes();
                agent.isToShuffle();
            } finally {
                channel.shutdownNow();
            }
        }
    }

    /** An agent that was told nothing sends it again; what came into the log all the same is there once. */
    @Tag("mysql")
    @ParameterizedTest
    @EnumSource(names = {"CUT", "DEAF", "DEAF_FROM_COMMIT"})
    void aReportThatTheDatabaseDoesNotTakeIsNotAcknowledged(Wire.State state) throws Exception {
        TheRoom room = TheRoom.in(folder, 0);
        try (TestDatabase database = TestDatabase.mySql();
                Wire wire = new Wire(database.database().url());
                RunningHost host = RunningHost.on(
                        SilentDatabaseTest.by(wire, database.database()), folder, "clockwise.patience", "700ms")) {
            Evening evening = new Evening(() -> host.url(""), room, Games.all().getFirst(), 11);
            ManagedChannel channel = channel(host);
            try {
                long due = collects(evening);
                Caller agent = Caller.at(channel, evening.table);
                wire.becomes(state);
                agent.reports(Caller.drop("slot", 1, due));
                assertEquals(Status.Code.UNAVAILABLE, agent.ends().getCode());
                assertTrue(agent.unheard().stream().noneMatch(HostMessage::hasAcknowledgement));

                wire.becomes(Wire.State.PASSES);
                reportsUntilAcknowledged(channel, evening.table, due);
                assertEquals(List.of(Drop.Seen.BY_SENSOR), means(host, evening.table));
                assertEquals(Phase.PLAY, evening.auditor.looks(evening.table).phase());
            } finally {
                channel.shutdownNow();
            }
        }
    }

    private static long collects(Evening evening) {
        evening.opens();
        evening.until(view -> view.phase() == Phase.COLLECT);
        return evening.view.todo().amount().orElseThrow().cents();
    }

    private static void reportsUntilAcknowledged(ManagedChannel channel, int table, long due) throws Exception {
        for (int i = 0; i < 60; i++) {
            try (Caller again = Caller.at(channel, table)) {
                again.reports(Caller.drop("slot", 1, due));
                if (again.hearsOrEnds(HostMessage::hasAcknowledgement)) {
                    return;
                }
            }
        }
        throw new AssertionError("the database is back and no report is acknowledged");
    }

    private static ManagedChannel channel(RunningHost host) {
        return ManagedChannelBuilder.forAddress("127.0.0.1", host.grpcPort())
                .usePlaintext()
                .build();
    }

    /** How the collections in a table's log were confirmed. */
    private static List<Drop.Seen> means(RunningHost host, int table) {
        return Books.of(host.bean(EventStore.class), table).events().stream()
                .filter(Event.DropConfirmed.class::isInstance)
                .map(event -> ((Event.DropConfirmed) event).drop().seen())
                .toList();
    }
}
