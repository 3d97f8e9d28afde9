package clockwise.evidence;

import clockwise.evidence.Checkpoint.Signed;
import clockwise.store.BrokenLog;
import clockwise.store.Bytes;
import clockwise.store.Head;
import clockwise.store.StoreUnavailable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The Merkle tree over all events, and its checkpoints, beside the log in the database. */
public final class LogTree implements Subtrees {
    /** Smaller subtrees are made from the log when they are asked for. */
    static final int LEAST_KEPT = 8;

    private static final String CHECKPOINT = "SELECT size, at, root, note FROM checkpoint ";

    private final DataSource connections;

    public LogTree(DataSource connections) {
        this.connections = connections;
    }

    /** The last checkpoint. */
    public Optional<Signed> last() {
        return one(CHECKPOINT + "ORDER BY size DESC LIMIT 1");
    }

    /** The last checkpoint that was made not after a moment. */
    public Optional<Signed> lastUntil(Instant at) {
        return one(CHECKPOINT + "WHERE at <= ? ORDER BY size DESC LIMIT 1", micros(at));
    }

    /** The first checkpoint that was made not before a moment. */
    public Optional<Signed> firstFrom(Instant at) {
        return one(CHECKPOINT + "WHERE at >= ? ORDER BY size LIMIT 1", micros(at));
    }

    /** The checkpoint at this number of events. */
    public Optional<Signed> at(long size) {
        return one(CHECKPOINT + "WHERE size = ?", size);
    }

    /** The first checkpoint with more events than this. */
    public Optional<Signed> after(long size) {
        return one(CHECKPOINT + "WHERE size > ? ORDER BY size LIMIT 1", size);
    }

    private Optional<Signed> one(String sql, long... numbers) {
        return asking(connection -> first(connection, sql, LogTree::checkpoint, numbers));
    }

    private static Signed checkpoint(ResultSet row) throws SQLException {
        Instant at = Instant.EPOCH.plus(row.getLong(2), ChronoUnit.MICROS);
        String note = row.getString(4);
        String origin = note.substring(0, Math.max(0, note.indexOf('\n')));
        return new Signed(new Checkpoint(origin, row.getLong(1), Bytes.of(row.getBytes(3)), at), note);
    }

    private static long micros(Instant at) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, at);
    }

    /** Where the part of a table's log that is in the tree ends. */
    public Head numbered(int table) {
        String sql =
                "SELECT seq + many - 1, hash FROM leaf_run WHERE table_id = ? ORDER BY table_id DESC, seq DESC LIMIT 1";
        return asking(connection -> first(connection, sql, LogTree::head, table))
                .orElse(Head.NONE);
    }

    /** The last event of a table that is in the tree of this size, 0 for none. */
    public long lastOf(int table, long size) {
        String sql = "SELECT seq + LEAST(many, ? - place) - 1 FROM leaf_run WHERE table_id = ? AND place < ?"
                + " ORDER BY place DESC LIMIT 1";
        return asking(connection -> first(connection, sql, row -> row.getLong(1), size, table, size))
                .orElse(0L);
    }

    /** The tables that have leaves from `from` to before `to`. */
    public List<Integer> tables(long from, long to) {
        String sql = "SELECT DISTINCT table_id FROM leaf_run WHERE place < ? AND place + many > ? ORDER BY table_id";
        return asking(connection -> all(connection, sql, row -> row.getInt(1), to, from));
    }

    /** The tables that have leaves in the tree. */
    List<Integer> tables() {
        return asking(connection ->
                all(connection, "SELECT DISTINCT table_id FROM leaf_run ORDER BY table_id", row -> row.getInt(1)));
    }

    /** Whether the log still has the event at which the part in the tree ends. */
    boolean isInLog(int table, Head end) {
        String sql = "SELECT seq, hash FROM event WHERE table_id = ? AND seq = ?";
        return end.seq() == 0
                || asking(connection -> first(connection, sql, LogTree::head, table, end.seq()))
                        .equals(Optional.of(end));
    }

    private static Head head(ResultSet row) throws SQLException {
        return new Head(row.getLong(1), Bytes.of(row.getBytes(2)));
    }

    /**
     * The runs that hold the leaves from `from` to before `to`, cut to those; the last hash is that of the whole run.
     */
    public List<Run> runs(long from, long to) {
        String sql = "SELECT place, table_id, seq, many, hash FROM leaf_run WHERE place < ? AND place >="
                + " (SELECT COALESCE(MAX(place), 0) FROM leaf_run WHERE place <= ?) ORDER BY place";
        List<Run> whole = asking(connection -> all(connection, sql, LogTree::run, to, from));
        List<Run> runs = new ArrayList<>();
        for (Run run : whole) {
            long begin = Math.max(from, run.place());
            long many = Math.min(to, run.end()) - begin;
            if (many > 0) {
                runs.add(new Run(begin, run.table(), run.seq() + begin - run.place(), many, run.hash()));
            }
        }
        return runs;
    }

    private static Run run(ResultSet row) throws SQLException {
        return new Run(row.getLong(1), row.getInt(2), row.getLong(3), row.getLong(4), Bytes.of(row.getBytes(5)));
    }

    /** A whole subtree: as it was kept, or made of smaller ones. */
    @Override
    public Bytes hash(int level, long index) {
        if (level < LEAST_KEPT) {
            return made(level, index);
        }
        Optional<Bytes> kept = asking(connection -> first(
                connection,
                "SELECT hash FROM subtree WHERE height = ? AND place = ?",
                row -> Bytes.of(row.getBytes(1)),
                level,
                index));
        return kept.orElseGet(() -> Merkle.node(hash(level - 1, 2 * index), hash(level - 1, 2 * index + 1)));
    }

    private Bytes made(int level, long index) {
        Frontier leaves = new Frontier();
        for (Run run : runs(index << level, (index + 1) << level)) {
            for (Leaf leaf : leaves(run)) {
                leaves.add(leaf.merkle());
            }
        }
        if (leaves.size() != 1L << level) {
            throw new BrokenTree("the tree has no leaves " + (index << level) + " to " + ((index + 1) << level));
        }
        return leaves.root();
    }

    private List<Leaf> leaves(Run run) {
        String sql = "SELECT table_id, seq, hash FROM event WHERE table_id = ? AND seq >= ? AND seq < ?"
                + " ORDER BY table_id, seq";
        List<Leaf> leaves = asking(
                connection -> all(connection, sql, LogTree::leaf, run.table(), run.seq(), run.seq() + run.many()));
        if (leaves.size() != run.many()) {
            throw new BrokenLog(run.table(), run.seq() + leaves.size(), "it is in the tree and not in the log");
        }
        return leaves;
    }

    private static Leaf leaf(ResultSet row) throws SQLException {
        return new Leaf(row.getInt(1), row.getLong(2), Bytes.of(row.getBytes(3)));
    }

    /** Adds what grew since the last checkpoint; false if somebody else did so meanwhile. */
    boolean add(Growth growth, Signed made) {
        try (Connection connection = connections.getConnection()) {
            connection.setAutoCommit(false);
            try {
                insert(connection, growth, made);
                connection.commit();
                return true;
            } catch (SQLException e) {
                connection.rollback();
                if (Objects.requireNonNullElse(e.getSQLState(), "").startsWith("23")) {
                    return false;
                }
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw new StoreUnavailable("the database failed: " + e.getMessage(), e);
        }
    }

    private static void insert(Connection connection, Growth growth, Signed made) throws SQLException {
        Checkpoint checkpoint = made.checkpoint();
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO checkpoint VALUES (?,?,?,?)")) {
            insert.setLong(1, checkpoint.size());
            insert.setLong(2, micros(checkpoint.at()));
            insert.setBytes(3, checkpoint.root().toArray());
            insert.setString(4, made.note());
            insert.executeUpdate();
        }
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO leaf_run VALUES (?,?,?,?,?)")) {
            for (Run run : growth.runs()) {
                insert.setLong(1, run.place());
                insert.setInt(2, run.table());
                insert.setLong(3, run.seq());
                insert.setLong(4, run.many());
                insert.setBytes(5, run.hash().toArray());
                insert.addBatch();
            }
            insert.executeBatch();
        }
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO subtree VALUES (?,?,?)")) {
            for (Growth.Subtree subtree : growth.subtrees()) {
                insert.setInt(1, subtree.level());
                insert.setLong(2, subtree.index());
                insert.setBytes(3, subtree.hash().toArray());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private interface Asking<T> {
        T of(Connection connection) throws SQLException;
    }

    private interface Row<T> {
        T from(ResultSet row) throws SQLException;
    }

    private <T> T asking(Asking<T> asking) {
        try (Connection connection = connections.getConnection()) {
            return asking.of(connection);
        } catch (SQLException e) {
            throw new StoreUnavailable("the database failed: " + e.getMessage(), e);
        }
    }

    private static <T> Optional<T> first(Connection connection, String sql, Row<T> row, long... numbers)
            throws SQLException {
        return all(connection, sql, row, numbers).stream().findFirst();
    }

    private static <T> List<T> all(Connection connection, String sql, Row<T> row, long... numbers) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            for (int i = 0; i < numbers.length; i++) {
                select.setLong(i + 1, numbers[i]);
            }
            try (ResultSet rows = select.executeQuery()) {
                List<T> all = new ArrayList<>();
                while (rows.next()) {
                    all.add(row.from(rows));
                }
                return all;
            }
        }
    }
}
