package clockwise.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.Bytes;
import clockwise.store.Database;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.StoreUnavailable;
import clockwise.store.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A database that is cut off or says nothing is given up in the end, and the writer finds it again by itself. */
@Tag("mysql")
class SilentDatabaseTest {
    @ParameterizedTest
    @EnumSource(names = {"FROZEN", "DEAF", "CUT"})
    void theWriterIsNotHeldForEverAndComesBackByItself(Wire.State state) throws Exception {
        try (TestDatabase database = TestDatabase.mySql();
                Wire wire = new Wire(database.database().url());
                JdbcStore store = new JdbcStore(by(wire, database.database()), database.pool())) {
            assertInstanceOf(Answer.Appended.class, append(store, 0));
            wire.becomes(state);
            assertThrows(StoreUnavailable.class, () -> append(store, 1));
            assertThrows(StoreUnavailable.class, () -> append(store, 1), "nor does it get a new connection");
            wire.becomes(Wire.State.PASSES);
            Answer again = append(store, 1);
            assertInstanceOf(Answer.Appended.class, again, "a frozen insert is rolled back by the server");
            assertInstanceOf(Answer.Appended.class, append(store, 2));
            List<String> requests = new ArrayList<>();
            store.read(1, Head.NONE, entry -> requests.add(entry.requestId()));
            assertEquals(List.of("r0", "r1", "r2"), requests);
        }
    }

    static Database by(Wire wire, Database database) {
        return new Database(
                wire.through(database.url()),
                database.user(),
                database.password(),
                database.ownerUser(),
                database.ownerPassword());
    }

    private static Answer append(JdbcStore store, long after) {
        Bytes body = Bytes.utf8("{}");
        return store.append(List.of(new Append(
                        1,
                        after,
                        "r" + after,
                        HashChain.sha256(body),
                        "host",
                        0,
                        List.of(new Append.Event(0, "Test", body)))))
                .getFirst();
    }
}
