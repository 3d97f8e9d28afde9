package clockwise.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The log in a MySQL, MariaDB or H2 database. */
public final class JdbcStore implements EventStore, AutoCloseable {
    static final String COLUMNS =
            "table_id, seq, revision, at, request_id, part, request_hash, actor, type, body, hash";
    private static final int PAGE = 2_000;

    private final Database database;
    private final DataSource readers;
    private @Nullable LogWriter writer;

    /** @param readers connections for everything but appending, which has one of its own */
    public JdbcStore(Database database, DataSource readers) {
        this.database = database;
        this.readers = readers;
    }

    @Override
    public synchronized List<Answer> append(List<Append> appends) {
        try {
            return writer().append(appends);
        } catch (SQLException e) {
            close(); // what the writer remembers may be wrong now
            throw new StoreUnavailable("the database failed: " + e.getMessage(), e);
        }
    }

    @Override
    public Optional<Done> find(int table, String requestId) {
        return reading(connection -> LogWriter.find(connection, table, requestId));
    }

    @Override
    public Head readWhile(int table, Head from, Predicate<Entry> reader) {
        Head head = from;
        List<Entry> page;
        do {
            long after = head.seq();
            page = reading(connection -> page(connection, table, after));
            for (Entry entry : page) {
                head = HashChain.verify(table, head, entry);
                if (!reader.test(entry)) {
                    return head;
                }
            }
        } while (page.size() == PAGE);
        return head;
    }

    private static List<Entry> page(Connection connection, int table, long after) throws SQLException {
        // table_id stands in the order because H2 walks the key only then, and sorts the whole rest of the log
        // otherwise
        String sql =
                "SELECT " + COLUMNS + " FROM event WHERE table_id = ? AND seq > ? ORDER BY table_id, seq LIMIT " + PAGE;
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            select.setInt(1, table);
            select.setLong(2, after);
            return entries(select);
        }
    }

    @Override
    public List<Entry> lastBefore(int table, String type, long seq, int most) {
        String sql = "SELECT " + COLUMNS + " FROM event WHERE table_id = ? AND seq < ? AND type = ?"
                + " ORDER BY table_id DESC, seq DESC LIMIT ?";
        return reading(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                select.setInt(1, table);
                select.setLong(2, seq);
                select.setString(3, type);
                select.setInt(4, most);
                return entries(select);
            }
        });
    }

    /**
     * Some of the events from `from` to before `to` as they stand in the database, whether their chain holds or not.
     */
    public List<Entry> asTheyStand(int table, long from, long to) {
        String sql = "SELECT " + COLUMNS + " FROM event WHERE table_id = ? AND seq >= ? AND seq < ?"
                + " ORDER BY table_id, seq LIMIT " + PAGE;
        return reading(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                select.setInt(1, table);
                select.setLong(2, from);
                select.setLong(3, to);
                return entries(select);
            }
        });
    }

    private static List<Entry> entries(PreparedStatement select) throws SQLException {
        try (ResultSet rows = select.executeQuery()) {
            List<Entry> entries = new ArrayList<>();
            while (rows.next()) {
                entries.add(entry(rows));
            }
            return entries;
        }
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getInt(1),
                row.getLong(2),
                row.getLong(3),
                row.getLong(4),
                row.getString(5),
                row.getInt(6),
                Bytes.owned(row.getBytes(7)),
                row.getString(8),
                row.getString(9),
                Bytes.owned(row.getBytes(10)),
                Bytes.owned(row.getBytes(11)));
    }

    @Override
    public List<Integer> tables() {
        return reading(connection -> {
            List<Integer> tables = new ArrayList<>();
            String sql = "SELECT DISTINCT table_id FROM event ORDER BY table_id";
            try (PreparedStatement select = connection.prepareStatement(sql);
                    ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    tables.add(rows.getInt(1));
                }
            }
            return tables;
        });
    }

    @Override
    public Optional<Snapshot> snapshot(int table) {
        String sql = "SELECT s.seq, s.hash, s.format, s.body FROM snapshot s JOIN event e"
                + " ON e.table_id = s.table_id AND e.seq = s.seq AND e.hash = s.hash WHERE s.table_id = ?";
        return reading(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                select.setInt(1, table);
                try (ResultSet rows = select.executeQuery()) {
                    return rows.next()
                            ? Optional.of(new Snapshot(
                                    table,
                                    new Head(rows.getLong(1), Bytes.owned(rows.getBytes(2))),
                                    rows.getInt(3),
                                    Bytes.owned(rows.getBytes(4))))
                            : Optional.empty();
                }
            }
        });
    }

    @Override
    public void keep(Snapshot snapshot) {
        writing(connection -> {
            if (hasSnapshot(connection, snapshot.table())) { // deleting no row locks a gap, and two of those a deadlock
                delete(connection, snapshot.table());
            }
            String sql = "INSERT INTO snapshot (table_id, seq, hash, format, body) VALUES (?,?,?,?,?)";
            try (PreparedStatement insert = connection.prepareStatement(sql)) {
                insert.setInt(1, snapshot.table());
                insert.setLong(2, snapshot.head().seq());
                insert.setBytes(3, snapshot.head().hash().shared());
                insert.setInt(4, snapshot.format());
                insert.setBytes(5, snapshot.body().shared());
                insert.executeUpdate();
            }
        });
    }

    @Override
    public void forget(int table) {
        writing(connection -> delete(connection, table));
    }

    private static boolean hasSnapshot(Connection connection, int table) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT 1 FROM snapshot WHERE table_id = ?")) {
            select.setInt(1, table);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static void delete(Connection connection, int table) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM snapshot WHERE table_id = ?")) {
            delete.setInt(1, table);
            delete.executeUpdate();
        }
    }

    /** Closes the writer's connection; the next append opens another. */
    @Override
    public synchronized void close() {
        if (writer != null) {
            writer.close();
            writer = null;
        }
    }

    private LogWriter writer() throws SQLException {
        if (writer != null && !writer.isAlive()) {
            close();
        }
        if (writer == null) {
            writer = new LogWriter(database.forAppending());
        }
        return writer;
    }

    private interface Reading<T> {
        T from(Connection connection) throws SQLException;
    }

    private interface Writing {
        void to(Connection connection) throws SQLException;
    }

    /** Tries twice: the pool may hand out a connection that died since its last use. */
    private <T> T reading(Reading<T> reading) {
        try {
            return once(reading);
        } catch (SQLException first) {
            try {
                return once(reading);
            } catch (SQLException e) {
                e.addSuppressed(first);
                throw new StoreUnavailable("the database failed: " + e.getMessage(), e);
            }
        }
    }

    private <T> T once(Reading<T> reading) throws SQLException {
        try (Connection connection = readers.getConnection()) {
            return reading.from(connection);
        }
    }

    private void writing(Writing writing) {
        reading(connection -> {
            connection.setAutoCommit(false);
            try {
                writing.to(connection);
                connection.commit();
            } catch (SQLException e) {
                connection.rollback();
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
            return true;
        });
    }
}
