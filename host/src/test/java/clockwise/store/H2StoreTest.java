package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2StoreTest extends JdbcStoreContract {
    @TempDir
    Path folder;

    private TestDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = TestDatabase.h2(folder);
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Override
    TestDatabase database() {
        return database;
    }

    /** Cuts the youngest session, which is the writer's: H2 in one process has no network that could fail for all. */
    @Override
    void cutConnections() throws SQLException {
        database.asOwner("SELECT ABORT_SESSION(MAX(session_id)) FROM information_schema.sessions"
                + " WHERE session_id <> SESSION_ID()");
    }

    @Test
    void aWriteDelayIsNamed() throws Exception {
        database.asOwner("SET WRITE_DELAY 500");
        try (Connection host = database.pool().getConnection()) {
            assertEquals(
                    List.of("H2's WRITE_DELAY is 500 and should be 0: a killed process loses stored events."),
                    Durability.of(host).warnings());
        }
    }

    /** H2 writes into places that became free after 45 seconds, here at once, and must find its way there again. */
    @Test
    void aKilledProcessLeavesEveryEventBehindAlsoInPlacesUsedBefore(@TempDir Path copies) throws Exception {
        database.asOwner("SET RETENTION_TIME 0");
        try (JdbcStore store = new JdbcStore(database.database(), database.pool())) {
            for (int seq = 1; seq <= 300; seq++) {
                store.append(List.of(Appends.one(1, seq - 1, "request-" + seq)));
                if (seq % 10 == 0) {
                    assertEquals(seq, lastIn(copies), "the last event in the file as it is on the disk");
                }
            }
        }
    }

    private long lastIn(Path copies) throws Exception {
        String file = "clockwise.mv.db";
        Files.copy(folder.resolve(file), copies.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        Database copy = TestDatabase.h2Database(copies);
        try (Connection owner = DriverManager.getConnection(copy.url(), copy.ownerUser(), copy.ownerPassword());
                Statement statement = owner.createStatement()) {
            statement.execute("SET DB_CLOSE_DELAY 0"); // the next copy is another database
            try (ResultSet rows = statement.executeQuery("SELECT MAX(seq) FROM event WHERE table_id = 1")) {
                rows.next();
                return rows.getLong(1);
            }
        }
    }
}
