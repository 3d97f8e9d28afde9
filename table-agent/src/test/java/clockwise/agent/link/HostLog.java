package clockwise.agent.link;

import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Box;
import clockwise.agent.devices.Report.Drop;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Shuffler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The database of a host, and what devices have told according to the log in it: a schema of its own on the server that
 * CLOCKWISE_TEST_MYSQL_URL names, or the embedded database, which can be read only while the host is down.
 */
final class HostLog implements AutoCloseable {
    private static final String ACCOUNT = "clockwise_host";
    private static final String SECRET = "host-secret";
    private static final String AS_THE_HOST_HAS_IT =
            ";MODE=MySQL;DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE";
    private static final Pattern SEEN =
            Pattern.compile("\"seen\":\\{\"device\":\"([^\"]+)\",\"epoch\":(\\d+),\"counter\":(\\d+),");

    /** A report as the log has it. */
    record Told(String device, long epoch, long counter, Fact fact) {
        boolean follows(Told before) {
            return epoch > before.epoch || (epoch == before.epoch && counter > before.counter);
        }
    }

    private final String url;
    private final String owner;
    private final String password;
    private final Optional<String> schema;

    private HostLog(String url, String owner, String password, Optional<String> schema) {
        this.url = url;
        this.owner = owner;
        this.password = password;
        this.schema = schema;
    }

    /** @param data the data folder of the host */
    static HostLog in(Path data) throws SQLException {
        String server = System.getenv("CLOCKWISE_TEST_MYSQL_URL");
        return server == null ? embedded(data) : onServer(server);
    }

    private static HostLog embedded(Path data) {
        String file = "jdbc:h2:file:" + data.toAbsolutePath().resolve("clockwise");
        return new HostLog(file + AS_THE_HOST_HAS_IT, "sa", "", Optional.empty());
    }

    private static HostLog onServer(String server) throws SQLException {
        Map<String, String> settings = new HashMap<>();
        for (String setting : server.substring(server.indexOf('?') + 1).split("&", -1)) {
            int at = setting.indexOf('=');
            settings.put(setting.substring(0, at), setting.substring(at + 1));
        }
        String schema = "clockwise_" + UUID.randomUUID().toString().substring(0, 8);
        try (Connection root = DriverManager.getConnection(server);
                Statement statement = root.createStatement()) {
            statement.execute("CREATE DATABASE " + schema);
            statement.execute("CREATE USER IF NOT EXISTS '" + ACCOUNT + "'@'%' IDENTIFIED BY '" + SECRET + "'");
        }
        String url = server.substring(0, server.indexOf('/', "jdbc:mysql://".length()) + 1) + schema
                + "?allowPublicKeyRetrieval=true";
        return new HostLog(
                url, settings.getOrDefault("user", "root"), settings.getOrDefault("password", ""), Optional.of(schema));
    }

    /** What the host must be told of its database. */
    Map<String, String> environment() {
        return schema.isEmpty()
                ? Map.of()
                : Map.of(
                        "CLOCKWISE_DB_URL", url,
                        "CLOCKWISE_DB_USER", ACCOUNT,
                        "CLOCKWISE_DB_PASSWORD", SECRET,
                        "CLOCKWISE_DB_OWNER_USER", owner,
                        "CLOCKWISE_DB_OWNER_PASSWORD", password);
    }

    boolean isEmbedded() {
        return schema.isEmpty();
    }

    /** A connection of the owner. */
    Connection connect() throws SQLException {
        return DriverManager.getConnection(url, owner, password);
    }

    /** What was told at a table, in the order of the log. */
    List<Told> read(int table) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            List<Told> all = read(connection, table);
            if (isEmbedded()) {
                statement.execute("SHUTDOWN"); // the host has set that it stays open for a minute, for its own ends
            }
            return all;
        }
    }

    private static List<Told> read(Connection connection, int table) throws SQLException {
        List<Told> all = new ArrayList<>();
        try (PreparedStatement query =
                connection.prepareStatement("SELECT type, body FROM event WHERE table_id = ? ORDER BY seq")) {
            query.setInt(1, table);
            try (ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    String body = new String(rows.getBytes(2), StandardCharsets.UTF_8);
                    fact(rows.getString(1), body).map(fact -> told(body, fact)).ifPresent(all::add);
                }
            }
        }
        return all;
    }

    private static Told told(String body, Fact fact) {
        Matcher seen = SEEN.matcher(body);
        if (!seen.find()) {
            throw new AssertionError("no device in " + body);
        }
        return new Told(seen.group(1), Long.parseLong(seen.group(2)), Long.parseLong(seen.group(3)), fact);
    }

    private static Optional<Fact> fact(String type, String body) {
        return Optional.ofNullable(
                switch (type) {
                    case "DropSeen" -> new Drop(number(body, "amount"), (int) number(body, "pieces"));
                    case "BillTaken" -> new Bill(number(body, "amount"));
                    case "ShufflerSeen" ->
                        new Shuffler(Shuffler.State.valueOf(text(body, "state")), OptionalInt.of((int)
                                number(body, "cards")));
                    case "BoxSeen" -> new Box(Box.Change.valueOf(text(body, "change")), text(body, "tag"));
                    case "FaultSeen" -> new Fault(Fault.Kind.valueOf(text(body, "fault")), text(body, "detail"));
                    default -> null;
                });
    }

    private static long number(String body, String key) {
        return Long.parseLong(after(body, key, "(\\d+)"));
    }

    private static String text(String body, String key) {
        return after(body, key, "\"([^\"]*)\"");
    }

    private static String after(String body, String key, String shape) {
        Matcher found = Pattern.compile("\"" + key + "\":" + shape).matcher(body);
        if (!found.find()) {
            throw new AssertionError("no " + key + " in " + body);
        }
        return found.group(1);
    }

    @Override
    public void close() throws SQLException {
        if (schema.isPresent()) {
            try (Connection connection = connect();
                    Statement statement = connection.createStatement()) {
                statement.execute("DROP DATABASE " + schema.get());
            }
        }
    }

    @Override
    public String toString() {
        return isEmbedded() ? "embedded H2" : "MariaDB or MySQL";
    }
}
