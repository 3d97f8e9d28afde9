package clockwise.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one connection that appends to the log. It remembers where each table's log ended, which saves a look before
 * every insert; if somebody else wrote meanwhile, the keys of the event table refuse the insert and it looks again.
 */
final class LogWriter {
    private static final String INSERT = "INSERT INTO event (" + JdbcStore.COLUMNS + ") VALUES (?,?,?,?,?,?,?,?,?,?,?)";
    private static final long TRUSTED_FOR_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final Logger LOG = LoggerFactory.getLogger(LogWriter.class);

    private final Connection connection;
    private final PreparedStatement insert;
    private final Map<Integer, Head> heads = new HashMap<>();
    private long lastUse = System.nanoTime();

    LogWriter(Connection connection) throws SQLException {
        this.connection = connection;
        connection.setAutoCommit(false);
        insert = connection.prepareStatement(INSERT);
    }

    /** Whether the connection still works; a server closes one that was idle for long. */
    boolean isAlive() throws SQLException {
        return System.nanoTime() - lastUse < TRUSTED_FOR_NANOS || connection.isValid(1);
    }

    /** Closes the connection; what was not committed is rolled back by the server. */
    void close() {
        try (connection;
                insert) {
            connection.rollback();
        } catch (SQLException e) {
            LOG.debug("A broken connection was closed", e);
        }
    }

    /** First all that fit together in one transaction, then one by one what did not fit. */
    List<Answer> append(List<Append> appends) throws SQLException {
        lastUse = System.nanoTime();
        Answer[] answers = new Answer[appends.size()];
        appendTogether(appends, answers);
        for (int i = 0; i < answers.length; i++) {
            if (answers[i] == null) {
                answers[i] = appendAlone(appends.get(i));
            }
        }
        return Arrays.asList(answers);
    }

    private void appendTogether(List<Append> appends, Answer[] answers) throws SQLException {
        List<Entry> entries = new ArrayList<>();
        Map<Integer, Head> ends = new HashMap<>();
        // A table's requests stay in order: after one that does not fit, none does.
        Set<Integer> later = new HashSet<>();
        Answer[] hoped = new Answer[answers.length];
        for (int i = 0; i < answers.length; i++) {
            Append append = appends.get(i);
            Head head = end(append.table(), ends);
            if (head.seq() != append.after() || later.contains(append.table())) {
                later.add(append.table());
            } else {
                List<Entry> added = HashChain.entries(append, head);
                entries.addAll(added);
                Head end = end(added);
                ends.put(append.table(), end);
                hoped[i] = new Answer.Appended(end);
            }
        }
        if (insert(entries)) {
            heads.putAll(ends);
            System.arraycopy(hoped, 0, answers, 0, answers.length);
        } else {
            heads.keySet().removeAll(ends.keySet());
        }
    }

    /** Where a table's log ends after what this transaction adds. */
    private Head end(int table, Map<Integer, Head> ends) throws SQLException {
        Head head = ends.get(table);
        head = head == null ? heads.get(table) : head;
        return head == null ? head(table) : head;
    }

    private Answer appendAlone(Append append) throws SQLException {
        for (int attempt = 0; attempt < 10; attempt++) {
            Optional<EventStore.Done> done = find(connection, append.table(), append.requestId());
            Head head = head(append.table());
            if (done.isPresent() || head.seq() != append.after()) {
                connection.rollback(); // the next look must not see an old snapshot
                return done.isPresent() ? done.get().again(append) : new Answer.Conflict(head.seq());
            }
            List<Entry> entries = HashChain.entries(append, head);
            if (insert(entries)) {
                Head end = end(entries);
                heads.put(append.table(), end);
                return new Answer.Appended(end);
            }
        }
        throw new SQLException("table " + append.table() + " was written by somebody else ten times in a row");
    }

    /** Inserts and commits; false if a key or a rolled-back transaction prevented it, and then nothing is stored. */
    private boolean insert(List<Entry> entries) throws SQLException {
        if (entries.isEmpty()) {
            connection.rollback(); // ends the look, so that the next one sees what others wrote
            return true;
        }
        try {
            for (Entry entry : entries) {
                bind(insert, entry);
                insert.addBatch();
            }
            insert.executeBatch();
            connection.commit();
            return true;
        } catch (SQLException e) {
            connection.rollback();
            insert.clearBatch();
            if (isRefusedByDatabase(e)) {
                return false;
            }
            throw e;
        }
    }

    /** 23: a key exists already; 40: the database rolled the transaction back, for example to end a deadlock. */
    private static boolean isRefusedByDatabase(SQLException e) {
        String state = Objects.requireNonNullElse(e.getSQLState(), "");
        return state.startsWith("23") || state.startsWith("40");
    }

    static void bind(PreparedStatement insert, Entry entry) throws SQLException {
        insert.setInt(1, entry.table());
        insert.setLong(2, entry.seq());
        insert.setLong(3, entry.revision());
        insert.setLong(4, entry.at());
        insert.setString(5, entry.requestId());
        insert.setInt(6, entry.part());
        insert.setBytes(7, entry.requestHash().shared());
        insert.setString(8, entry.actor());
        insert.setString(9, entry.type());
        insert.setBytes(10, entry.body().shared());
        insert.setBytes(11, entry.hash().shared());
    }

    private static Head end(List<Entry> entries) {
        return new Head(entries.getLast().seq(), entries.getLast().hash());
    }

    private Head head(int table) throws SQLException {
        // table_id stands in the order because H2 walks the key only then, and sorts the whole log otherwise
        String sql = "SELECT seq, hash FROM event WHERE table_id = ? ORDER BY table_id DESC, seq DESC LIMIT 1";
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            select.setInt(1, table);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next() ? new Head(rows.getLong(1), Bytes.owned(rows.getBytes(2))) : Head.NONE;
            }
        }
    }

    static Optional<EventStore.Done> find(Connection connection, int table, String requestId) throws SQLException {
        String sql = "SELECT request_hash, seq FROM event WHERE table_id = ? AND request_id = ? ORDER BY table_id DESC,"
                + " request_id DESC, part DESC LIMIT 1";
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            select.setInt(1, table);
            select.setString(2, requestId);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next()
                        ? Optional.of(new EventStore.Done(Bytes.owned(rows.getBytes(1)), rows.getLong(2)))
                        : Optional.empty();
            }
        }
    }
}
