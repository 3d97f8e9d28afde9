package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
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
}
