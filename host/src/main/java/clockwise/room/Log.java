package clockwise.room;

import clockwise.store.Database;
import clockwise.store.EventStore;
import clockwise.store.GroupCommit;
import clockwise.store.JdbcStore;
import io.micrometer.core.instrument.MeterRegistry;
import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;

/** The one log and its one writer. */
@Factory
final class Log {
    private static final int MOST_WAITING = 10_000;
    private static final int MOST_AT_ONCE = 500;

    @Singleton
    @Bean(preDestroy = "close")
    JdbcStore store(Database database, DatabaseSetup.Readers readers) {
        return new JdbcStore(database, readers.pool());
    }

    @Singleton
    @Bean(preDestroy = "close")
    GroupCommit writer(EventStore store, MeterRegistry meters) {
        return new GroupCommit(store, MOST_WAITING, MOST_AT_ONCE, meters);
    }
}
