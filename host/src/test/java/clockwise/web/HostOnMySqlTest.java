package clockwise.web;

import clockwise.RunningHost;
import clockwise.store.Durability;
import clockwise.store.TestDatabase;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;

@Tag("mysql")
class HostOnMySqlTest extends HostContract {
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
    RunningHost start() {
        return RunningHost.on(database.database());
    }

    @Override
    String durability() {
        return Durability.SERVER;
    }
}
