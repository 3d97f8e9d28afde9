package clockwise.room;

import clockwise.store.Database;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Property;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Finds the database, brings its schema up to date as the owner, and only then lets the host's account in. */
@Factory
final class DatabaseSetup {
    private static final String H2_OPTIONS = ";MODE=MySQL;DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE"
            + ";DB_CLOSE_ON_EXIT=FALSE;LOCK_TIMEOUT=5000";

    /** The database that the settings name; without a URL, the embedded one in the data folder. */
    @Singleton
    @Bean(preDestroy = "shutDown")
    Database database(
            @Property(name = "clockwise.data") String data,
            @Property(name = "clockwise.database.url") String url,
            @Property(name = "clockwise.database.user") String user,
            @Property(name = "clockwise.database.password") String password,
            @Property(name = "clockwise.database.owner-user") String ownerUser,
            @Property(name = "clockwise.database.owner-password") String ownerPassword,
            Room room)
            throws IOException, SQLException {
        if (room.demo().isPresent() && !url.isEmpty()) {
            throw new Unfit("room.yaml describes a demo, and a demo runs on the embedded database only:"
                    + " CLOCKWISE_DB_URL must not be set with it");
        }
        Database database = named(data, url, user, password, ownerUser, ownerPassword);
        database.migrate();
        return database;
    }

    static Database named(String data, String url, String user, String password, String ownerUser, String ownerPassword)
            throws IOException {
        return url.isEmpty()
                ? new Database(embedded(Path.of(data)), user, password, "sa", "")
                : new Database(url, user, password, ownerUser, ownerPassword);
    }

    private static String embedded(Path data) throws IOException {
        Files.createDirectories(data);
        return "jdbc:h2:file:" + data.toAbsolutePath().resolve("clockwise") + H2_OPTIONS;
    }

    /** Connections of the host's account, for everything but appending to the log. */
    @Singleton
    @Bean(preDestroy = "close")
    Readers readers(Database database) {
        return pool(database);
    }

    static Readers pool(Database database) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(database.hostUrl());
        config.setUsername(database.user());
        config.setPassword(database.password());
        config.setMaximumPoolSize(8);
        config.setConnectionTimeout(1_000);
        return new Readers(new HikariDataSource(config));
    }

    /** The same connections for Micronaut Data, which wraps them into its own transactions. */
    @Singleton
    @Named("default")
    DataSource forMicronautData(Readers readers) {
        return readers.pool();
    }

    /** The pool as it is; Micronaut Data would hand out its wrapper for a plain DataSource. */
    record Readers(HikariDataSource pool) {
        void close() {
            pool.close();
        }
    }
}
