package clockwise.audit;

import clockwise.evidence.CheckingKey;
import clockwise.evidence.Checkpoint.Signed;
import clockwise.evidence.Checkpoints;
import clockwise.evidence.KeptOutside;
import clockwise.evidence.LogTree;
import clockwise.evidence.SigningKey;
import clockwise.live.SimulatedLogs;
import clockwise.money.Money;
import clockwise.room.Calendar;
import clockwise.room.Room;
import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A room's log in a real database with checkpoints, from which a test makes exports and with which it meddles. */
final class AuditRoom implements AutoCloseable {
    static final LocalDate DAY = LocalDate.of(2026, 11, 18);
    static final Range WHOLE = new Range(DAY, DAY, List.of(), List.of());

    private static final Instant MORNING = Calendar.USUAL.starts(DAY).plusSeconds(3_600);
    private static final Instant AFTERWARDS =
            Calendar.USUAL.starts(DAY.plusDays(1)).plusSeconds(7_200);
    private static final int CHECKPOINT_EVERY = 40;

    final TestDatabase database;
    final JdbcStore store;
    final SigningKey key = SigningKey.make();
    final Checkpoints checkpoints;
    private final Path folder;
    private final Map<Integer, Head> heads = new HashMap<>();
    private Instant now = MORNING;
    private int exports;

    AuditRoom(Path folder) throws SQLException {
        this.folder = folder;
        database = TestDatabase.h2(folder.resolve("database"));
        store = new JdbcStore(database.database(), database.pool());
        checkpoints = new Checkpoints(
                store, new LogTree(database.pool()), key, new KeptOutside(folder.resolve("outside")), () -> now);
    }

    /** Simulated evenings at tables 1 and up, two for each seed, with checkpoints in between and one afterwards. */
    static AuditRoom played(Path folder, long... seeds) throws SQLException {
        AuditRoom room = new AuditRoom(folder);
        List<List<Append>> tables = new ArrayList<>();
        for (long seed : seeds) {
            for (List<Entry> log : SimulatedLogs.of(seed).values()) {
                tables.add(requests(tables.size() + 1, log));
            }
        }
        room.interleaved(tables);
        room.now = AFTERWARDS;
        room.append(new Append(
                0,
                room.heads.getOrDefault(0, Head.NONE).seq(),
                "stop",
                HashChain.sha256(Bytes.utf8("stop")),
                "host",
                1,
                List.of(new Append.Event(0, "HostStopped", Bytes.utf8("{}")))));
        room.checkpoints.make();
        return room;
    }

    private static List<Append> requests(int table, List<Entry> log) {
        List<Append> requests = new ArrayList<>();
        List<Entry> request = new ArrayList<>();
        for (Entry entry : log) {
            if (!request.isEmpty() && !request.getFirst().requestId().equals(entry.requestId())) {
                requests.add(request(table, request));
                request.clear();
            }
            request.add(entry);
        }
        requests.add(request(table, request));
        return requests;
    }

    private static Append request(int table, List<Entry> events) {
        Entry first = events.getFirst();
        return new Append(
                table,
                first.seq() - 1,
                first.requestId(),
                first.requestHash(),
                first.actor(),
                first.at(),
                events.stream()
                        .map(entry -> new Append.Event(entry.revision(), entry.type(), entry.body()))
                        .toList());
    }

    /** All tables a little at a time, as they are played. */
    private void interleaved(List<List<Append>> tables) {
        int longest = tables.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < longest; i++) {
            for (List<Append> table : tables) {
                if (i < table.size()) {
                    append(table.get(i));
                }
            }
            if (i % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1) {
                now = now.plusSeconds(600);
                checkpoints.make();
            }
        }
    }

    void append(Append append) {
        if (!(store.append(List.of(append)).getFirst() instanceof Answer.Appended appended)) {
            throw new AssertionError("not appended: " + append);
        }
        heads.put(append.table(), appended.head());
    }

    Signed checkpoint() {
        now = now.plusSeconds(600);
        return checkpoints.make();
    }

    /** A new export in a folder of its own. */
    Path export(Range range) throws IOException {
        return export(range, Formulas.PLAIN);
    }

    Path export(Range range, Formulas formulas) throws IOException {
        Path target = folder.resolve("export-" + ++exports);
        Room named = new Room(
                new Room.Establishment("Casino Example, Inc.", "GEGE-000001"),
                List.of(),
                List.of(),
                Money.CENT,
                List.of("en"),
                Calendar.USUAL,
                0,
                List.of(),
                List.of(),
                Optional.empty());
        new Export(store, checkpoints, named).write(range, formulas, target, (done, all) -> {});
        return target;
    }

    Verdict verify(Path export) throws IOException {
        return verify(export, Optional.empty());
    }

    Verdict verify(Path export, Optional<Newer> newer) throws IOException {
        return Verification.of(export, publicKey(), newer, difference -> {}, told -> {});
    }

    CheckingKey publicKey() {
        return key.checking();
    }

    Head head(int table) {
        return heads.getOrDefault(table, Head.NONE);
    }

    /** Does what the host's account may not do. */
    void asOwner(String sql) throws SQLException {
        try (Connection owner = database.owner();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        store.close();
        database.close();
    }
}
