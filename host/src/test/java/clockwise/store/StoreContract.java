package clockwise.store;

import static clockwise.store.Appends.bodies;
import static clockwise.store.Appends.one;
import static clockwise.store.Appends.read;
import static clockwise.store.Appends.request;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import clockwise.store.Answer.AlreadyDone;
import clockwise.store.Answer.Appended;
import clockwise.store.Answer.Conflict;
import clockwise.store.Answer.Reused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every event store promises. */
abstract class StoreContract {
    /** A store on this test's data; a second call is another host on the same data. */
    abstract EventStore store() throws Exception;

    private static Answer append(EventStore store, Append append) {
        return store.append(List.of(append)).getFirst();
    }

    @Test
    void theLastEventsOfATypeBeforeAPlaceAreFoundTheLatestFirst() throws Exception {
        EventStore store = store();
        for (int i = 0; i < 6; i++) {
            store.append(List.of(Appends.typed(12, i, "r" + i, i % 2 == 0 ? "Even" : "Odd")));
            store.append(List.of(Appends.typed(13, i, "r" + i, "Even")));
        }
        assertEquals(List.of(5L, 3L), seqs(store.lastBefore(12, "Even", 6, 2)));
        assertEquals(List.of(3L, 1L), seqs(store.lastBefore(12, "Even", 5, 9)));
        assertEquals(List.of(), seqs(store.lastBefore(12, "Even", 1, 9)));
        assertEquals(List.of(6L, 4L, 2L), seqs(store.lastBefore(12, "Odd", Long.MAX_VALUE, 9)));
        assertEquals(List.of(), seqs(store.lastBefore(14, "Even", 9, 9)));
    }

    @Test
    void aReaderThatHasEnoughIsHandedNoMore() throws Exception {
        EventStore store = store();
        for (int i = 0; i < 5; i++) {
            store.append(List.of(Appends.one(12, i, "r" + i)));
        }
        List<Long> seen = new ArrayList<>();
        Head last = store.readWhile(12, Head.NONE, entry -> seen.add(entry.seq()) && entry.seq() < 3);
        assertEquals(List.of(1L, 2L, 3L), seen);
        assertEquals(3, last.seq());
    }

    private static List<Long> seqs(List<Entry> entries) {
        return entries.stream().map(Entry::seq).toList();
    }

    @Test
    void eventsComeBackInOrderWithEveryField() throws Exception {
        EventStore store = store();
        Append append = request(12, 0, "r1", "first", "second");
        Appended appended = assertInstanceOf(Appended.class, append(store, append));
        List<Entry> log = read(store(), 12);
        assertEquals(2, log.size());
        Entry second = log.get(1);
        assertEquals(
                new Entry(
                        12,
                        2,
                        1,
                        Appends.AT,
                        "r1",
                        1,
                        append.requestHash(),
                        "badge:7",
                        "Tested",
                        Bytes.utf8("second"),
                        second.hash()),
                second);
        assertEquals(new Head(2, second.hash()), appended.head());
        assertEquals(appended.head(), store.read(12, Head.NONE, entry -> {}));
    }

    @Test
    void bytesAreStoredExactly() throws Exception {
        byte[] all = new byte[Append.MOST_BODY];
        new Random(1).nextBytes(all);
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        Append append = new Append(
                1,
                0,
                "r",
                HashChain.sha256(Bytes.of(all)),
                "host",
                Long.MAX_VALUE,
                List.of(
                        new Append.Event(Long.MAX_VALUE, "Big", Bytes.of(all)),
                        new Append.Event(0, "Empty", Bytes.utf8(""))));
        append(store(), append);
        List<Entry> log = read(store(), 1);
        assertEquals(Bytes.of(all), log.get(0).body());
        assertEquals(Long.MAX_VALUE, log.get(0).at());
        assertEquals(Long.MAX_VALUE, log.get(0).revision());
        assertEquals(0, log.get(1).body().length());
    }

    @Test
    void anotherEndOfTheLogIsAConflictAndAddsNothing() throws Exception {
        EventStore store = store();
        append(store, request(1, 0, "r1", "a", "b"));
        assertEquals(new Conflict(2), append(store, one(1, 1, "r2")));
        assertEquals(new Conflict(2), append(store, one(1, 3, "r3")));
        assertEquals(new Conflict(0), append(store, one(2, 7, "r4")));
        assertEquals(List.of("a", "b"), bodies(store, 1));
        assertEquals(List.of(), bodies(store, 2));
    }

    @Test
    void aRefusedRequestMayBeDecidedAgain() throws Exception {
        EventStore store = store();
        append(store, one(1, 0, "r1"));
        assertEquals(new Conflict(1), append(store, one(1, 0, "r2")));
        assertInstanceOf(Appended.class, append(store, one(1, 1, "r2")));
        assertEquals(List.of("r1", "r2"), bodies(store, 1));
    }

    @Test
    void oneConflictInAGroupDoesNotPunishTheOthers() throws Exception {
        EventStore store = store();
        append(store, one(2, 0, "earlier"));
        List<Answer> answers = store.append(
                List.of(request(1, 0, "r1", "a", "b"), request(2, 0, "r2", "c", "d"), request(3, 0, "r3", "e", "f")));
        assertInstanceOf(Appended.class, answers.get(0));
        assertEquals(new Conflict(1), answers.get(1));
        assertInstanceOf(Appended.class, answers.get(2));
        assertEquals(List.of("a", "b"), bodies(store(), 1));
        assertEquals(List.of("earlier"), bodies(store(), 2));
        assertEquals(List.of("e", "f"), bodies(store(), 3));
    }

    @Test
    void oneConflictThatOnlyTheKeyKnowsDoesNotPunishTheOthers() throws Exception {
        EventStore here = store();
        here.append(List.of(one(1, 0, "r1"), one(2, 0, "r2"), one(3, 0, "r3")));
        append(store(), one(2, 1, "elsewhere"));
        List<Answer> answers =
                here.append(List.of(request(1, 1, "a", "a1", "a2"), request(2, 1, "b", "b1", "b2"), one(3, 1, "c")));
        assertInstanceOf(Appended.class, answers.get(0));
        assertEquals(new Conflict(2), answers.get(1));
        assertInstanceOf(Appended.class, answers.get(2));
        assertEquals(List.of("r1", "a1", "a2"), bodies(here, 1));
        assertEquals(List.of("r2", "elsewhere"), bodies(here, 2));
        assertEquals(List.of("r3", "c"), bodies(here, 3));
    }

    @Test
    void aTableMayStandTwiceInAGroup() throws Exception {
        EventStore store = store();
        List<Answer> answers =
                store.append(List.of(one(1, 0, "r1"), one(1, 1, "r2"), one(1, 1, "r3"), one(1, 0, "r1")));
        assertInstanceOf(Appended.class, answers.get(0));
        assertInstanceOf(Appended.class, answers.get(1));
        assertEquals(new Conflict(2), answers.get(2));
        assertEquals(new AlreadyDone(1), answers.get(3));
        assertEquals(List.of("r1", "r2"), bodies(store, 1));
    }

    @Test
    void aRepeatedRequestIsAnsweredAndNotStoredAgain() throws Exception {
        EventStore store = store();
        append(store, request(1, 0, "r1", "a", "b"));
        append(store, one(1, 2, "r2"));
        assertEquals(new AlreadyDone(2), append(store, request(1, 0, "r1", "a", "b")), "with the view it was made on");
        assertEquals(new AlreadyDone(2), append(store, request(1, 3, "r1", "a", "b")), "with a newer view");
        assertEquals(new AlreadyDone(2), append(store(), request(1, 3, "r1", "a", "b")), "at another host");
        assertEquals(
                Optional.of(new EventStore.Done(request(1, 0, "r1", "a", "b").requestHash(), 2)), store.find(1, "r1"));
        assertEquals(Optional.empty(), store.find(1, "r9"));
        assertEquals(List.of("a", "b", "r2"), bodies(store, 1));
    }

    @Test
    void aRequestIdWithOtherContentIsRefused() throws Exception {
        EventStore store = store();
        append(store, request(1, 0, "r1", "a"));
        assertEquals(new Reused(), append(store, request(1, 0, "r1", "b")));
        assertEquals(new Reused(), append(store, request(1, 1, "r1", "b")));
        assertEquals(new Reused(), append(store(), request(1, 1, "r1", "b", "c")));
        assertEquals(List.of("a"), bodies(store, 1));
    }

    @Test
    void requestIdsBelongToTheirTableAndMindCase() throws Exception {
        EventStore store = store();
        assertInstanceOf(Appended.class, append(store, one(1, 0, "r")));
        assertInstanceOf(Appended.class, append(store, one(2, 0, "r")));
        assertInstanceOf(Appended.class, append(store, one(1, 1, "R")));
        assertEquals(List.of("r", "R"), bodies(store, 1));
    }

    @Test
    void twoHostsOnOneTableOneWins() throws Exception {
        EventStore one = store();
        EventStore other = store();
        append(one, one(1, 0, "r0"));
        append(other, one(1, 1, "r1"));
        assertEquals(new Conflict(2), append(one, one(1, 1, "r2")));
        assertInstanceOf(Appended.class, append(one, one(1, 2, "r2")));
        assertEquals(new Conflict(3), append(other, one(1, 2, "r3")));
        assertEquals(List.of("r0", "r1", "r2"), bodies(one, 1));
    }

    @Test
    void twoHostsAtOnceLoseAndDoubleNothing() throws Exception {
        int requests = 60;
        List<Callable<Boolean>> hosts = new ArrayList<>();
        for (String host : List.of("left", "right")) {
            EventStore store = store();
            hosts.add(() -> {
                for (int i = 0; i < requests; i++) {
                    untilAppended(store, 1 + i % 2, host + i);
                }
                return true;
            });
        }
        try (var threads = Executors.newFixedThreadPool(2)) {
            for (var host : threads.invokeAll(hosts)) {
                host.get();
            }
        }
        List<String> found = new ArrayList<>(bodies(store(), 1));
        found.addAll(bodies(store(), 2));
        List<String> wanted = IntStream.range(0, requests)
                .boxed()
                .flatMap(i -> List.of("left" + i, "right" + i).stream())
                .sorted()
                .toList();
        assertEquals(wanted, found.stream().sorted().toList());
    }

    /** Appends where the log ends, as often as it takes. */
    private static void untilAppended(EventStore store, int table, String request) {
        Answer answer = append(store, one(table, 0, request));
        while (answer instanceof Conflict conflict) {
            answer = append(store, one(table, conflict.seq(), request));
        }
        assertInstanceOf(Appended.class, answer);
    }

    @Test
    void readingGoesOnFromWhereItStopped() throws Exception {
        EventStore store = store();
        Head middle = assertInstanceOf(Appended.class, append(store, request(1, 0, "r1", "a", "b")))
                .head();
        append(store, request(1, 2, "r2", "c", "d"));
        List<String> tail = new ArrayList<>();
        store.read(1, middle, entry -> tail.add(entry.body().text()));
        assertEquals(List.of("c", "d"), tail);
    }

    @Test
    void aLongLogIsReadWhole() throws Exception {
        EventStore store = store();
        String[] bodies = IntStream.range(0, Append.MOST_EVENTS)
                .mapToObj(Integer::toString)
                .toArray(String[]::new);
        for (int i = 0; i < 5; i++) {
            append(store, request(1, (long) i * bodies.length, "r" + i, bodies));
        }
        assertEquals(5L * bodies.length, store().read(1, Head.NONE, entry -> {}).seq());
    }

    @Test
    void tablesAreListed() throws Exception {
        EventStore store = store();
        store.append(List.of(one(7, 0, "r"), one(0, 0, "r"), one(2_500, 0, "r")));
        assertEquals(List.of(0, 7, 2_500), store().tables());
    }

    @Test
    void aSnapshotIsKeptReplacedAndForgotten() throws Exception {
        EventStore store = store();
        Head first =
                assertInstanceOf(Appended.class, append(store, one(1, 0, "r1"))).head();
        Head second =
                assertInstanceOf(Appended.class, append(store, one(1, 1, "r2"))).head();
        assertEquals(Optional.empty(), store.snapshot(1));
        store.keep(new Snapshot(1, first, 1, Bytes.utf8("one")));
        Snapshot newer = new Snapshot(1, second, 2, Bytes.of(new byte[200_000]));
        store.keep(newer);
        assertEquals(Optional.of(newer), store().snapshot(1));
        store.forget(1);
        assertEquals(Optional.empty(), store().snapshot(1));
        assertEquals(List.of("r1", "r2"), bodies(store, 1));
    }

    @Test
    void aSnapshotOfAnotherHistoryIsNotUsed() throws Exception {
        EventStore store = store();
        append(store, one(1, 0, "r1"));
        store.keep(new Snapshot(1, new Head(1, HashChain.sha256(Bytes.utf8("other"))), 1, Bytes.utf8("x")));
        assertEquals(Optional.empty(), store.snapshot(1));
        store.keep(new Snapshot(1, new Head(2, Head.NONE.hash()), 1, Bytes.utf8("x")));
        assertEquals(Optional.empty(), store.snapshot(1));
    }

    /** The plain store in memory is the oracle: random groups get the same answers and leave the same bytes. */
    @Test
    void randomGroupsAreAnsweredAsInMemory() throws Exception {
        Random random = new Random(20_261_118);
        EventStore memory = new MemoryStore();
        List<EventStore> hosts = List.of(store(), store());
        for (int i = 0; i < 150; i++) {
            List<Append> group = new ArrayList<>();
            for (int n = 1 + random.nextInt(5); n > 0; n--) {
                int table = random.nextInt(3);
                long after = Math.max(0, read(memory, table).size() + random.nextInt(3) - 1);
                String content = "c" + random.nextInt(2);
                group.add(
                        random.nextBoolean()
                                ? request(table, after, "r" + random.nextInt(120), content)
                                : request(table, after, "r" + random.nextInt(120), content, content));
            }
            assertEquals(memory.append(group), hosts.get(random.nextInt(2)).append(group), "group " + i);
        }
        for (int table = 0; table < 3; table++) {
            assertEquals(read(memory, table), read(hosts.get(0), table));
        }
    }
}
