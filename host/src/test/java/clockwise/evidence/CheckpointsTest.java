package clockwise.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.evidence.Checkpoint.Signed;
import clockwise.store.Answer;
import clockwise.store.Append;
import clockwise.store.BrokenLog;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.HashChain;
import clockwise.store.Head;
import clockwise.store.JdbcStore;
import clockwise.store.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checkpoints of a log in a real database, and what they find when its owner meddles with it. */
class CheckpointsTest {
    private static final Instant NOON = Instant.parse("2026-11-18T20:00:00Z");

    private final Map<Integer, Head> heads = new HashMap<>();
    private final List<Leaf> leaves = new ArrayList<>();
    private final SigningKey key = SigningKey.make();
    private Path folder;
    private TestDatabase database;
    private JdbcStore store;
    private LogTree tree;
    private Checkpoints checkpoints;
    private Instant now = NOON;

    @BeforeEach
    void open(@TempDir Path temporary) throws Exception {
        folder = temporary;
        database = database(temporary.resolve("database"));
        store = new JdbcStore(database.database(), database.pool());
        tree = new LogTree(database.pool());
        checkpoints = again();
    }

    /** The database to meddle with; on a server it is another one. */
    TestDatabase database(Path place) throws SQLException {
        return TestDatabase.h2(place);
    }

    private Checkpoints again() {
        return new Checkpoints(store, tree, key, new KeptOutside(folder.resolve("outside")), () -> now);
    }

    @AfterEach
    void close() throws Exception {
        store.close();
        database.close();
    }

    /** So many events at a table, and their leaves as a checkpoint numbers them if nothing else comes between. */
    private void append(int table, int many) {
        Head before = heads.getOrDefault(table, Head.NONE);
        List<Append.Event> events = IntStream.range(0, many)
                .mapToObj(i -> new Append.Event(0, "Tested", Bytes.utf8("{\"i\":" + i + "}")))
                .toList();
        Append append = new Append(
                table,
                before.seq(),
                "r" + before.seq(),
                HashChain.sha256(Bytes.utf8("r" + before.seq())),
                "host",
                1,
                events);
        heads.put(table, ((Answer.Appended) store.append(List.of(append)).getFirst()).head());
        store.read(table, before, entry -> leaves.add(leaf(entry)));
    }

    private static Leaf leaf(Entry entry) {
        return new Leaf(entry.table(), entry.seq(), entry.hash());
    }

    private Bytes naiveRoot() {
        Frontier frontier = new Frontier();
        leaves.forEach(leaf -> frontier.add(leaf.merkle()));
        return frontier.root();
    }

    @Test
    void aCheckpointTakesWhatIsNewInTheOrderOfTablesAndGoesOnFromThere() throws Exception {
        List<Long> sizes = new ArrayList<>();
        for (int round = 0; round < 6; round++) {
            for (int table = 0; table < 4; table++) {
                append(table, 3 + 29 * table + round);
            }
            now = now.plusSeconds(600);
            Signed made = checkpoints.make();
            assertEquals(leaves.size(), made.checkpoint().size());
            assertEquals(naiveRoot(), made.checkpoint().root());
            assertEquals(made.checkpoint(), Checkpoint.read(made.note(), key.checking()));
            assertEquals(made, tree.last().orElseThrow());
            sizes.add(made.checkpoint().size());
        }
        assertTrue(sizes.getLast() > 1_000, "enough that whole subtrees are kept in the database");
        Signed idle = checkpoints.make();
        assertEquals(sizes.getLast(), idle.checkpoint().size(), "nothing is new");
        proofsHold(sizes);
        assertEquals(
                sizes.get(1),
                tree.lastUntil(NOON.plusSeconds(1_799))
                        .orElseThrow()
                        .checkpoint()
                        .size());
        assertEquals(
                sizes.get(2),
                tree.firstFrom(NOON.plusSeconds(1_201))
                        .orElseThrow()
                        .checkpoint()
                        .size());
        assertEquals(
                sizes.get(3),
                tree.after(sizes.get(2)).orElseThrow().checkpoint().size());
        assertEquals(
                sizes.get(3), tree.at(sizes.get(3)).orElseThrow().checkpoint().size());
    }

    private void proofsHold(List<Long> sizes) {
        long newest = sizes.getLast();
        Bytes root = tree.last().orElseThrow().checkpoint().root();
        for (long size : sizes) {
            Bytes older = tree.at(size).orElseThrow().checkpoint().root();
            assertTrue(Proofs.isConsistent(size, older, newest, root, Proofs.consistency(tree, size, newest)));
        }
        for (int index = 0; index < newest; index += 97) {
            assertTrue(Proofs.isIncluded(
                    leaves.get(index).merkle(), index, newest, Proofs.inclusion(tree, index, newest), root));
        }
        List<Leaf> listed = new ArrayList<>();
        for (Run run : tree.runs(100, 900)) {
            assertEquals(100 + listed.size(), run.place());
            for (long i = 0; i < run.many(); i++) {
                listed.add(leaves.get((int) (run.place() + i)));
                assertEquals(run.table(), listed.getLast().table());
                assertEquals(run.seq() + i, listed.getLast().seq());
            }
        }
        assertEquals(leaves.subList(100, 900), listed);
    }

    @Test
    void theSubtreesInTheDatabaseMayBeLost() throws Exception {
        append(1, 700);
        checkpoints.make();
        asOwner("DELETE FROM subtree");
        append(1, 5);
        assertEquals(leaves.size(), checkpoints.make().checkpoint().size());
        assertEquals(naiveRoot(), tree.last().orElseThrow().checkpoint().root());
    }

    @Test
    void theHostsAccountCannotTakeACheckpointBack() {
        append(1, 3);
        checkpoints.make();
        for (String table : List.of("checkpoint", "leaf_run", "subtree")) {
            assertThrows(SQLException.class, () -> {
                try (Connection host = database.pool().getConnection();
                        Statement statement = host.createStatement()) {
                    statement.execute("DELETE FROM " + table);
                }
            });
        }
    }

    @Test
    void eachCheckpointIsKeptOutsideTheDatabaseAndWhatIsMissingThereIsAdded() throws Exception {
        append(1, 3);
        String first = checkpoints.make().note();
        append(2, 4);
        String second = checkpoints.make().note();
        assertEquals(List.of(first, second), outside());
        Files.delete(folder.resolve("outside/2026-11/000000000000007.txt"));
        again().compareWithOutside();
        assertEquals(List.of(first, second), outside());
    }

    private List<String> outside() throws Exception {
        List<String> notes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder.resolve("outside"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                notes.add(Files.readString(file));
            }
        }
        return notes;
    }

    @Test
    void aCutTailIsFoundAtTheNextCheckpoint() throws Exception {
        append(1, 30);
        checkpoints.make();
        asOwner("DELETE FROM event WHERE table_id = 1 AND seq > 20");
        tellsOf("table 1 is broken at event 30");
    }

    @Test
    void aDeletedTableIsFoundAtTheNextCheckpoint() throws Exception {
        append(1, 30);
        append(2, 5);
        checkpoints.make();
        asOwner("DELETE FROM event WHERE table_id = 2");
        tellsOf("table 2 is broken at event 5");
    }

    @Test
    void aHistoryThatWasWrittenAnewIsFoundAtTheNextCheckpointAlthoughItsChainHolds() throws Exception {
        append(1, 30);
        checkpoints.make();
        asOwner("DELETE FROM event WHERE table_id = 1");
        heads.remove(1);
        leaves.clear();
        store.close();
        append(1, 29);
        append(1, 6);
        tellsOf("table 1 is broken at event 30");
    }

    @Test
    void aChangedEventIsNotSigned() throws Exception {
        append(1, 30);
        asOwner("UPDATE event SET actor = 'badge:9' WHERE table_id = 1 AND seq = 17");
        tellsOf("table 1 is broken at event 17");
    }

    private void tellsOf(String what) {
        BrokenLog broken = assertThrows(BrokenLog.class, () -> checkpoints.make());
        assertTrue(String.valueOf(broken.getMessage()).contains(what), broken.getMessage());
    }

    @Test
    void cuttingTheLogTogetherWithItsTreeIsFoundOutsideTheDatabase() throws Exception {
        append(1, 30);
        checkpoints.make();
        append(1, 10);
        checkpoints.make();
        asOwner("DELETE FROM event WHERE seq > 30");
        asOwner("DELETE FROM leaf_run WHERE seq > 30");
        asOwner("DELETE FROM checkpoint WHERE size > 30");
        BrokenTree broken = assertThrows(BrokenTree.class, () -> again().compareWithOutside());
        assertTrue(String.valueOf(broken.getMessage()).contains("40 events is kept outside"), broken.getMessage());
    }

    @Test
    void writingLogAndTreeAnewIsFoundOutsideTheDatabase() throws Exception {
        append(1, 30);
        append(2, 2);
        checkpoints.make();
        for (String table : List.of("event", "leaf_run", "checkpoint", "subtree")) {
            asOwner("DELETE FROM " + table);
        }
        heads.clear();
        store.close();
        append(1, 31);
        append(2, 2);
        new Checkpoints(store, tree, key, new KeptOutside(folder.resolve("elsewhere")), () -> now).make();
        BrokenTree broken = assertThrows(BrokenTree.class, () -> again().compareWithOutside());
        assertTrue(
                String.valueOf(broken.getMessage()).contains("are not those of the checkpoint"), broken.getMessage());
    }

    private void asOwner(String sql) throws SQLException {
        try (Connection owner = database.owner();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }
}
