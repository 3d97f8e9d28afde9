package clockwise.store;

import static clockwise.store.Appends.bodies;
import static clockwise.store.Appends.one;
import static clockwise.store.Appends.request;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a store on a database promises besides. */
abstract class JdbcStoreContract extends StoreContract {
    private final List<JdbcStore> opened = new ArrayList<>();

    abstract TestDatabase database() throws Exception;

    @Override
    EventStore store() throws Exception {
        JdbcStore store = new JdbcStore(database().database(), database().pool());
        opened.add(store);
        return store;
    }

    @AfterEach
    void closeStores() {
        opened.forEach(JdbcStore::close);
    }

    @Test
    void aChangedEventIsFoundOnLoad() throws Exception {
        store().append(List.of(request(1, 0, "r1", "a", "b", "c")));
        database().asOwner("UPDATE event SET body = 'x' WHERE table_id = 1 AND seq = 2");
        assertBroken("the log of table 1 is broken at event 2: its hash does not fit");
    }

    @Test
    void everyColumnIsUnderTheHash() throws Exception {
        store().append(List.of(one(1, 0, "r1")));
        for (String change : List.of(
                "revision = revision + 1",
                "at = at + 1",
                "request_id = 'r2'",
                "part = part + 1",
                "request_hash = hash",
                "actor = 'badge:8'",
                "type = 'Other'")) {
            database().asOwner("CREATE TABLE kept AS SELECT * FROM event");
            database().asOwner("UPDATE event SET " + change);
            assertBroken("the log of table 1 is broken at event 1: its hash does not fit");
            database().asOwner("DELETE FROM event");
            database().asOwner("INSERT INTO event SELECT * FROM kept");
            database().asOwner("DROP TABLE kept");
            assertEquals(List.of("r1"), bodies(store(), 1));
        }
    }

    @Test
    void aMissingEventIsFoundOnLoad() throws Exception {
        store().append(List.of(request(1, 0, "r1", "a", "b", "c")));
        database().asOwner("DELETE FROM event WHERE table_id = 1 AND seq = 2");
        assertBroken("the log of table 1 is broken at event 2: it is missing; the next one is 3");
    }

    @Test
    void anEventMovedToAnotherTableIsFoundOnLoad() throws Exception {
        store().append(List.of(one(2, 0, "r1")));
        database().asOwner("UPDATE event SET table_id = 1");
        assertBroken("the log of table 1 is broken at event 1: its hash does not fit");
    }

    private void assertBroken(String message) throws Exception {
        EventStore store = store();
        BrokenLog broken = assertThrows(BrokenLog.class, () -> store.read(1, Head.NONE, entry -> {}));
        assertEquals(message, broken.getMessage());
    }

    @Test
    void theHostsAccountCanAddToTheLogAndNothingElse() throws Exception {
        store().append(List.of(one(1, 0, "r1")));
        try (Connection host = database().pool().getConnection();
                Statement statement = host.createStatement()) {
            for (String sql : List.of(
                    "UPDATE event SET actor = 'x'",
                    "DELETE FROM event",
                    "DROP TABLE event",
                    "TRUNCATE TABLE event",
                    "ALTER TABLE event DROP PRIMARY KEY")) {
                assertThrows(SQLException.class, () -> statement.execute(sql), sql);
            }
        }
        assertEquals(List.of("r1"), bodies(store(), 1));
    }

    @Test
    void everyTableIsGranted() throws Exception {
        TreeSet<String> tables = new TreeSet<>();
        try (Connection owner = database().owner();
                ResultSet rows = owner.getMetaData()
                        .getTables(owner.getCatalog(), owner.getSchema(), "%", new String[] {"TABLE", "BASE TABLE"})) {
            while (rows.next()) {
                tables.add(rows.getString("TABLE_NAME"));
            }
        }
        tables.remove("flyway_schema_history");
        assertEquals(new TreeSet<>(Database.GRANTS.keySet()), tables);
    }

    @Test
    void migratingAgainChangesNothing() throws Exception {
        store().append(List.of(one(1, 0, "r1")));
        database().database().migrate();
        assertEquals(List.of("r1"), bodies(store(), 1));
    }

    @Test
    void theSettingsAreNamed() throws Exception {
        try (Connection host = database().pool().getConnection()) {
            Durability durability = Durability.of(host);
            assertEquals(List.of(), durability.warnings());
            assertEquals(
                    database().database().isEmbedded() ? Durability.EMBEDDED : Durability.SERVER,
                    durability.survives());
        }
        try (Connection owner = database().owner()) {
            assertTrue(Durability.of(owner).warnings().getFirst().startsWith("The host's database account may change"));
        }
    }

    @Test
    void aLostConnectionIsReportedAndReplaced() throws Exception {
        EventStore store = store();
        store.append(List.of(one(1, 0, "r1")));
        cutConnections();
        Append append = one(1, 1, "r2");
        assertThrows(StoreUnavailable.class, () -> store.append(List.of(append)));
        store.append(List.of(append));
        assertEquals(List.of("r1", "r2"), bodies(store, 1));
    }

    /** Breaks every connection that the store has. */
    abstract void cutConnections() throws Exception;
}
