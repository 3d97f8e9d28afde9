package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract on the real server that ops/verify starts: MariaDB, and with --full also MySQL and Galera. */
@Tag("mysql")
class MySqlStoreTest extends JdbcStoreContract {
    private TestDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = TestDatabase.mySql();
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Override
    TestDatabase database() {
        return database;
    }

    @Override
    void cutConnections() throws SQLException {
        List<Long> connections = new ArrayList<>();
        try (Connection owner = database.owner();
                Statement statement = owner.createStatement()) {
            try (ResultSet rows = statement.executeQuery("SELECT id FROM information_schema.processlist WHERE db = '"
                    + owner.getCatalog() + "' AND id <> CONNECTION_ID()")) {
                while (rows.next()) {
                    connections.add(rows.getLong(1));
                }
            }
            for (long connection : connections) {
                statement.execute("KILL " + connection);
            }
        }
    }

    @Test
    void wrongServerSettingsAreNamed() throws Exception {
        try (Connection host = database.pool().getConnection();
                Statement statement = host.createStatement()) {
            statement.execute("SET SESSION sql_mode = ''");
            statement.execute("SET SESSION time_zone = '-08:00'");
            assertEquals(
                    List.of(
                            "The server's time_zone is -08:00 and should be +00:00: times in its own logs are misread.",
                            "The server's sql_mode lacks STRICT_TRANS_TABLES: values that do not fit are cut"
                                    + " silently."),
                    Durability.of(host).warnings());
        }
    }

    @Test
    void aServerThatDoesNotFlushIsNamed() throws Exception {
        database.asOwner("SET GLOBAL innodb_flush_log_at_trx_commit = 2");
        try (Connection host = database.pool().getConnection()) {
            Durability durability = Durability.of(host);
            assertEquals(Durability.DOUBTFUL, durability.survives());
            assertEquals(
                    List.of("The server's innodb_flush_log_at_trx_commit is 2 and should be 1:"
                            + " a power failure loses stored events."),
                    durability.warnings());
        } finally {
            database.asOwner("SET GLOBAL innodb_flush_log_at_trx_commit = 1");
        }
    }
}
