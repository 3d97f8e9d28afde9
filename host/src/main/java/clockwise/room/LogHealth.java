package clockwise.room;

import clockwise.store.Durability;
import io.micronaut.context.annotation.Context;
import jakarta.annotation.PostConstruct;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the log can be reached and what it promises; wrong settings are named at the start and on the health page.
 */
@Context
public final class LogHealth {
    private static final Logger LOG = LoggerFactory.getLogger(LogHealth.class);

    private final DatabaseSetup.Readers readers;

    LogHealth(DatabaseSetup.Readers readers) {
        this.readers = readers;
    }

    @PostConstruct
    void tellAtStart() throws SQLException {
        Durability durability = look();
        LOG.info("{}. {}", durability.database(), durability.survives());
        durability.warnings().forEach(LOG::warn);
    }

    /** Looks at the database now. */
    public Durability look() throws SQLException {
        try (Connection connection = readers.pool().getConnection()) {
            return Durability.of(connection);
        }
    }
}
