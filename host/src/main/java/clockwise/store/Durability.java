package clockwise.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the database promises about a stored event, as far as its settings tell.
 *
 * @param database product and version
 * @param survives what a stored event survives, in a sentence
 * @param warnings every setting that is not as it should be, each in a sentence
 */
public record Durability(String database, String survives, List<String> warnings) {
    public static final String EMBEDDED = "A stored event survives the death of the process, not of the power:"
            + " the embedded H2 does not flush to disk at every commit. A card room runs MySQL.";
    public static final String SERVER = "A stored event survives the death of the process and of the power.";
    public static final String DOUBTFUL = "A stored event may be lost when the power fails: see the warnings.";

    public Durability {
        warnings = List.copyOf(warnings);
    }

    /** Looks at the settings of the database behind this connection, as the host's account. */
    public static Durability of(Connection connection) throws SQLException {
        String product = connection.getMetaData().getDatabaseProductName();
        String version = connection.getMetaData().getDatabaseProductVersion();
        List<String> warnings = new ArrayList<>();
        boolean embedded = product.startsWith("H2");
        boolean durable = embedded ? checkH2(connection, warnings) : checkMySql(connection, warnings);
        if (mayChangeTheLog(connection)) {
            warnings.add("The host's database account may change or delete events."
                    + " Set CLOCKWISE_DB_OWNER_USER, so that the host's own account can only add them.");
        }
        String survives = embedded ? EMBEDDED : durable ? SERVER : DOUBTFUL;
        return new Durability(name(product, version), survives, warnings);
    }

    private static String name(String product, String version) {
        return version.contains("MariaDB")
                ? "MariaDB " + version.replaceFirst("^5\\.5\\.5-", "")
                : product + " " + version;
    }

    private static boolean checkH2(Connection connection, List<String> warnings) throws SQLException {
        String delay = value(
                connection, "SELECT setting_value FROM information_schema.settings WHERE setting_name = 'WRITE_DELAY'");
        if (!delay.equals("0")) {
            warnings.add("H2's WRITE_DELAY is " + delay + " and should be 0: a killed process loses stored events.");
        }
        return false;
    }

    private static boolean checkMySql(Connection connection, List<String> warnings) throws SQLException {
        Map<String, String> settings = settings(connection);
        int before = warnings.size();
        expect(settings, warnings, "innodb_flush_log_at_trx_commit", "1", "a power failure loses stored events");
        expect(settings, warnings, "innodb_doublewrite", "ON", "a power failure can destroy pages");
        if (settings.getOrDefault("log_bin", "OFF").equals("ON")) {
            expect(settings, warnings, "sync_binlog", "1", "a power failure loses events on the way to replicas");
        }
        boolean durable = warnings.size() == before;
        String zone = settings.getOrDefault("time_zone", "");
        if (!List.of("+00:00", "UTC")
                .contains(zone.equals("SYSTEM") ? settings.getOrDefault("system_time_zone", "") : zone)) {
            warnings.add(
                    "The server's time_zone is " + zone + " and should be +00:00: times in its own logs are misread.");
        }
        String mode = settings.getOrDefault("sql_mode", "").toUpperCase(Locale.ROOT);
        if (!mode.contains("STRICT_TRANS_TABLES") && !mode.contains("STRICT_ALL_TABLES")) {
            warnings.add("The server's sql_mode lacks STRICT_TRANS_TABLES: values that do not fit are cut silently.");
        }
        return durable;
    }

    private static void expect(
            Map<String, String> settings, List<String> warnings, String name, String wanted, String otherwise) {
        String value = settings.getOrDefault(name, "unknown").toUpperCase(Locale.ROOT);
        if (!value.equals(wanted) && !(wanted.equals("ON") && value.equals("1"))) {
            warnings.add("The server's " + name + " is " + value + " and should be " + wanted + ": " + otherwise + ".");
        }
    }

    private static Map<String, String> settings(Connection connection) throws SQLException {
        Map<String, String> settings = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SHOW VARIABLES WHERE Variable_name IN"
                        + " ('innodb_flush_log_at_trx_commit', 'innodb_doublewrite', 'log_bin', 'sync_binlog',"
                        + " 'time_zone', 'system_time_zone', 'sql_mode')")) {
            while (rows.next()) {
                settings.put(rows.getString(1).toLowerCase(Locale.ROOT), rows.getString(2));
            }
        }
        return settings;
    }

    private static String value(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() ? rows.getString(1) : "unknown";
        }
    }

    /** Tries to delete and to change no event at all, which a database refuses only to an account that may not. */
    private static boolean mayChangeTheLog(Connection connection) {
        return isAllowed(connection, "DELETE FROM event WHERE seq < 0")
                || isAllowed(connection, "UPDATE event SET actor = 'nobody' WHERE seq < 0");
    }

    private static boolean isAllowed(Connection connection, String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
            return true;
        } catch (SQLException e) {
            return false;
        }
    }
}
