package clockwise.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import clockwise.table.Command;
import clockwise.table.Request;
import clockwise.table.Sitting;
import clockwise.table.Table;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two hosts on one database by mistake: the key lets one of them win, and the other says so. */
class TwoHostsTest {
    /** A host as far as one table is concerned, with a writer of its own. */
    private static final class OneHost implements AutoCloseable, Watcher {
        final JdbcStore store;
        final GroupCommit writer;
        final ExecutorService readers = Executors.newFixedThreadPool(2);
        final LiveTable table;
        final List<Unserved> told = new ArrayList<>();

        OneHost(TestDatabase database) {
            store = new JdbcStore(database.database(), database.pool());
            writer = new GroupCommit(store, 100, 10, new SimpleMeterRegistry());
            table = new LiveTable(12, store, writer, readers, this);
        }

        Outcome ask(String id, Command command) {
            return table.submit(new Ask(id, table.table().revision(), Sitting.FLOOR, command), TwoHostsTest::stamp);
        }

        @Override
        public void changed(Table shown) {}

        @Override
        public void unserved(int number, Unserved why) {
            told.add(why);
        }

        @Override
        public void close() {
            writer.close();
            store.close();
            readers.close();
        }
    }

    @Test
    void theKeyLetsOneWinAndTheOtherStopsServingTheTable(@TempDir Path folder) throws Exception {
        try (TestDatabase database = TestDatabase.h2(folder);
                OneHost first = new OneHost(database);
                OneHost second = new OneHost(database)) {
            first.ask("a1", Sitting.opening("ez-baccarat", 8));
            assertInstanceOf(Outcome.Done.class, second.ask("b1", new Command.AttachBox("B-1")));
            Unserved why = assertThrows(Unserved.class, () -> first.ask("a2", new Command.CallFloor("who is it")));
            assertEquals(Unserved.Reason.ANOTHER_HOST, why.reason());
            assertEquals(List.of(why), first.told);
            assertThrows(Unserved.class, first.table::table, "it serves the table no more");
            assertInstanceOf(Outcome.Done.class, second.ask("b2", new Command.CallFloor("still here")));
            assertEquals(List.of("a1", "a1", "b1", "b2"), requests(second.store));
        }
    }

    private static List<String> requests(EventStore store) {
        List<String> requests = new ArrayList<>();
        store.read(12, Head.NONE, entry -> requests.add(entry.requestId()));
        return requests;
    }

    private static Request stamp(Ask ask, Table table) {
        Sitting sitting = new Sitting();
        return new Request(
                ask.id(), ask.revision(), ask.actor(), sitting.at, Sitting.DAY, "DAY", ask.command(), sitting.given());
    }
}
