package clockwise.evidence;

import clockwise.store.TestDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;

/** The same on the real server that ops/verify starts. */
@Tag("mysql")
class CheckpointsOnMySqlTest extends CheckpointsTest {
    @Override
    TestDatabase database(Path place) throws SQLException {
        return TestDatabase.mySql();
    }
}
