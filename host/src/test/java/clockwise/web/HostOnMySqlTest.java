package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import clockwise.RunningHost;
import clockwise.room.RoomLog;
import clockwise.store.Append;
import clockwise.store.Bytes;
import clockwise.store.Durability;
import clockwise.store.GroupCommit;
import clockwise.store.HashChain;
import clockwise.store.StoreUnavailable;
import clockwise.store.TestDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("mysql")
class HostOnMySqlTest extends HostContract {
    @TempDir
    Path folder;

    private TestDatabase database;

    @BeforeEach
    void open() throws SQLException {
        database = TestDatabase.mySql();
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Test
    void aHostStopsInOrderThoughItsDatabaseFails() throws Exception {
        try (Connection owner = database.owner();
                Statement statement = owner.createStatement()) {
            RunningHost host = start();
            statement.execute("RENAME TABLE event TO hidden");
            GroupCommit writer = host.bean(GroupCommit.class);
            host.close();
            Bytes body = Bytes.utf8("{}");
            Append late = new Append(
                    1, 0, "late", HashChain.sha256(body), "host", 0, List.of(new Append.Event(0, "Late", body)));
            assertEquals(
                    "the log is closed",
                    assertThrows(StoreUnavailable.class, () -> writer.append(late))
                            .getMessage());
            statement.execute("RENAME TABLE hidden TO event");
        }
        try (RunningHost host = start()) {
            assertEquals(2, host.bean(RoomLog.class).history().head().seq(), "two starts and no stop");
        }
    }

    @Override
    RunningHost start() {
        return RunningHost.on(database.database(), folder);
    }

    @Override
    String durability() {
        return Durability.SERVER;
    }
}
