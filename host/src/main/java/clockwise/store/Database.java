package clockwise.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.flywaydb.core.Flyway;

/**
 * Where the log is kept and who works on it: the owner changes the schema, the host's own account only adds to the log.
 * Without an owner both are the same account, and the health page says so.
 */
public record Database(String url, String user, String password, String ownerUser, String ownerPassword) {
    /** What the host's account may do; on the log it may not change or delete. */
    static final Map<String, String> GRANTS = Map.of(
            "event", "SELECT, INSERT",
            "snapshot", "SELECT, INSERT, DELETE",
            "leaf_run", "SELECT, INSERT",
            "subtree", "SELECT, INSERT",
            "checkpoint", "SELECT, INSERT",
            "badge", "SELECT, INSERT, UPDATE, DELETE");

    public Database {
        url = isMySql(url)
                ? withDefault(withDefault(url, "rewriteBatchedStatements=true"), "connectTimeout=3000")
                : url;
    }

    /**
     * The URL of the host's own connections. A server that says nothing for so long is given up, so that nobody waits
     * for ever; the owner's connection waits, because a migration may take long.
     */
    public String hostUrl() {
        return isMySql(url) ? withDefault(url, "socketTimeout=3000") : url;
    }

    /** A database on which one account does everything. */
    public static Database ownedByHost(String url, String user, String password) {
        return new Database(url, user, password, "", "");
    }

    public boolean hasOwner() {
        return !ownerUser.isEmpty();
    }

    /** Whether this is the embedded H2, which lives in the host's own process. */
    public boolean isEmbedded() {
        return url.startsWith("jdbc:h2:");
    }

    /** Brings the schema up to date as the owner, and gives the host's account what it needs. */
    public void migrate() throws SQLException {
        try (Connection owner = owner();
                Statement statement = owner.createStatement()) {
            if (isEmbedded()) {
                statement.execute("SET WRITE_DELAY 0"); // without it a killed process loses stored events
                statement.execute("SET DB_CLOSE_DELAY 60"); // only the owner can open it: let it wait for the host
            }
            Flyway.configure(Database.class.getClassLoader())
                    .dataSource(url, hasOwner() ? ownerUser : user, hasOwner() ? ownerPassword : password)
                    .locations("classpath:db/migration")
                    .load()
                    .migrate();
            if (hasOwner()) {
                grant(statement);
            }
        }
    }

    /** Closes the embedded database and tidies its file; a server goes on. */
    public void shutDown() throws SQLException {
        if (isEmbedded()) {
            try (Connection owner = owner();
                    Statement statement = owner.createStatement()) {
                statement.execute("SHUTDOWN");
            }
        }
    }

    /**
     * The connection that appends to the log, outside any pool. If the host is cut off in mid-transaction, the server
     * ends it soon; otherwise its locks would keep the next event of a table out for hours.
     */
    Connection forAppending() throws SQLException {
        String hosts = hostUrl();
        return DriverManager.getConnection(
                isMySql(url) ? withDefault(hosts, "sessionVariables=wait_timeout=30") : hosts, user, password);
    }

    private Connection owner() throws SQLException {
        return hasOwner()
                ? DriverManager.getConnection(url, ownerUser, ownerPassword)
                : DriverManager.getConnection(url, user, password);
    }

    private void grant(Statement owner) throws SQLException {
        if (isEmbedded()) {
            owner.execute("CREATE USER IF NOT EXISTS " + user + " PASSWORD '" + password.replace("'", "''") + "'");
        }
        String account = isEmbedded() ? user : account();
        for (Map.Entry<String, String> grant : GRANTS.entrySet()) {
            owner.execute("GRANT " + grant.getValue() + " ON " + grant.getKey() + " TO " + account);
        }
    }

    /** The host's account as the server knows it, 'clockwise'@'localhost'; only the account itself can tell. */
    private String account() throws SQLException {
        String withoutSchema = url.replaceFirst("^(jdbc:mysql:[^/]*//[^/]*/)[^?]*", "$1");
        try (Connection host = DriverManager.getConnection(withoutSchema, user, password);
                Statement statement = host.createStatement();
                ResultSet rows = statement.executeQuery("SELECT CURRENT_USER()")) {
            rows.next();
            String account = rows.getString(1);
            int at = account.lastIndexOf('@');
            return "'" + account.substring(0, at) + "'@'" + account.substring(at + 1) + "'";
        }
    }

    private static boolean isMySql(String url) {
        return url.startsWith("jdbc:mysql:");
    }

    private static String withDefault(String url, String setting) {
        String name = setting.substring(0, setting.indexOf('=') + 1);
        return url.contains(name) ? url : url + (url.contains("?") ? "&" : "?") + setting;
    }
}
