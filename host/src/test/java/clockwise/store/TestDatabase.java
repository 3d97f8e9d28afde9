package clockwise.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** A fresh, migrated database for one test: H2 in a folder, or a schema of its own on a real server. */
public final class TestDatabase implements AutoCloseable {
    private final Database database;
    private final HikariDataSource pool;
    private final boolean dropAtEnd;

    private TestDatabase(Database database, boolean dropAtEnd) throws SQLException {
        this.database = database;
        this.dropAtEnd = dropAtEnd;
        database.migrate();
        this.pool = pool(database);
    }

    public static TestDatabase h2(Path folder) throws SQLException {
        return new TestDatabase(h2Database(folder), false);
    }

    static Database h2Database(Path folder) {
        String url = "jdbc:h2:file:" + folder.toAbsolutePath().resolve("clockwise")
                + ";MODE=MySQL;DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE"
                + ";LOCK_TIMEOUT=20000";
        return new Database(url, "clockwise", "clockwise", "sa", "");
    }

    /**
     * A new schema on the server that CLOCKWISE_TEST_MYSQL_URL names; the account in it may create schemas and users.
     */
    public static TestDatabase mySql() throws SQLException {
        return new TestDatabase(newMySqlSchema(), true);
    }

    /** The same database once more, to look at it after a crash; closing it drops nothing. */
    static TestDatabase reopen(Database database) throws SQLException {
        return new TestDatabase(database, false);
    }

    static Database newMySqlSchema() throws SQLException {
        String server = System.getenv("CLOCKWISE_TEST_MYSQL_URL");
        if (server == null) {
            throw new IllegalStateException("CLOCKWISE_TEST_MYSQL_URL is not set; ops/verify sets it");
        }
        Map<String, String> settings = settings(server);
        String user = settings.getOrDefault("user", "root");
        String password = settings.getOrDefault("password", "");
        String schema = "clockwise_" + UUID.randomUUID().toString().substring(0, 8);
        try (Connection owner = DriverManager.getConnection(server);
                Statement statement = owner.createStatement()) {
            statement.execute("CREATE DATABASE " + schema);
            statement.execute("CREATE USER IF NOT EXISTS 'clockwise_host'@'%' IDENTIFIED BY 'host-secret'");
        }
        String hosts = server.substring(0, server.indexOf('/', "jdbc:mysql://".length()) + 1);
        StringBuilder url = new StringBuilder(hosts + schema + "?allowPublicKeyRetrieval=true");
        settings.forEach((name, value) -> {
            if (!name.equals("user") && !name.equals("password")) {
                url.append('&').append(name).append('=').append(value);
            }
        });
        return new Database(url.toString(), "clockwise_host", "host-secret", user, password);
    }

    private static Map<String, String> settings(String url) {
        Map<String, String> settings = new HashMap<>();
        if (url.contains("?")) {
            for (String setting : url.substring(url.indexOf('?') + 1).split("&", -1)) {
                settings.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
            }
        }
        return settings;
    }

    static HikariDataSource pool(Database database) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(database.hostUrl());
        config.setUsername(database.user());
        config.setPassword(database.password());
        config.setMaximumPoolSize(8);
        config.setMinimumIdle(1);
        return new HikariDataSource(config);
    }

    public Database database() {
        return database;
    }

    /** Connections of the host's account. */
    public HikariDataSource pool() {
        return pool;
    }

    /** A connection of the owner, who may do what the host may not. */
    public Connection owner() throws SQLException {
        return DriverManager.getConnection(database.url(), database.ownerUser(), database.ownerPassword());
    }

    void asOwner(String sql) throws SQLException {
        try (Connection owner = owner();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        pool.close();
        database.shutDown();
        if (dropAtEnd) {
            try (Connection owner = owner();
                    Statement statement = owner.createStatement()) {
                statement.execute("DROP DATABASE " + owner.getCatalog());
            }
        }
    }
}
