package clockwise.agent.outbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.Mark;
import clockwise.agent.ports.Journal;
import clockwise.agent.ports.JournalContract;
import clockwise.agent.ports.JournalRefused;
import clockwise.link.Report;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutboxTest extends JournalContract {
    private static final long SHORT = 2_000;

    @TempDir
    Path folder;

    private @Nullable Outbox outbox;

    @Override
    protected Journal journal(int most) throws IOException {
        return open(most);
    }

    private Outbox open(int most) throws IOException {
        close();
        Outbox opened = new Outbox(folder.resolve("box"), () -> 42, most, SHORT);
        outbox = opened;
        return opened;
    }

    @AfterEach
    void close() throws IOException {
        if (outbox != null) {
            outbox.close();
        }
    }

    @Override
    protected List<Long> counters() {
        return counters(outbox);
    }

    private static List<Long> counters(@Nullable Outbox of) {
        return reports(of).stream().map(Report::getCounter).toList();
    }

    private static List<Report> reports(@Nullable Outbox of) {
        List<Report> found = new ArrayList<>();
        if (of != null) {
            for (Optional<Report> next = of.after(0);
                    next.isPresent();
                    next = of.after(found.getLast().getPosition())) {
                found.add(next.get());
            }
        }
        return found;
    }

    @Test
    void whatWasKeptIsThereAgainAndTheSame() throws IOException {
        Outbox before = open(9);
        before.keep(List.of(drop(1), drop(2)), mark(2));
        before.keep(List.of(drop(3)), mark(3));
        List<Report> sent = reports(before);
        Outbox after = open(9);
        assertEquals(sent, reports(after));
        assertEquals(List.of(1L, 2L, 3L), sent.stream().map(Report::getPosition).toList());
        assertEquals(42, sent.getFirst().getClockOffset());
        assertEquals(Optional.of(mark(3)), after.find("line:D1"));
    }

    @Test
    void whatTheHostHasIsForgottenAndItsPositionsAreNotGivenAgain() throws IOException {
        Outbox before = open(9);
        before.keep(List.of(drop(1), drop(2), drop(3)), mark(3));
        before.acknowledge(2);
        before.acknowledge(1);
        assertEquals(List.of(3L), counters());
        assertEquals(8, open(9).room());
        open(9).acknowledge(3);
        Outbox after = open(9);
        assertEquals(0, after.waiting());
        after.keep(List.of(drop(4)), mark(4));
        assertEquals(4, reports(after).getFirst().getPosition());
        assertThrows(IllegalArgumentException.class, () -> after.acknowledge(5));
    }

    @Test
    void aLostAcknowledgementIsOnlyARepeat() throws IOException {
        Outbox before = open(9);
        before.keep(List.of(drop(1), drop(2)), mark(2));
        before.acknowledge(2);
        before.close();
        Files.write(folder.resolve("box/acknowledged"), new byte[] {0, 0, 0, 0, 0, 0, 0, 9, 1, 2, 3, 4});
        assertEquals(List.of(1L, 2L), counters(open(9)));
    }

    @Test
    void aTornTailOfAnyLengthIsCutOff() throws IOException {
        open(9).keep(List.of(drop(1)), mark(1));
        Path file = folder.resolve("box/outbox");
        byte[] one = Files.readAllBytes(file);
        open(9).close(); // written anew at each start
        byte[] start = Files.readAllBytes(file);
        open(9).keep(List.of(drop(2), drop(3)), mark(3));
        byte[] whole = Files.readAllBytes(file);
        assertTrue(one.length > 0 && Arrays.equals(start, Arrays.copyOf(whole, start.length)));
        for (int length = start.length; length < whole.length; length++) {
            close();
            Files.write(file, Arrays.copyOf(whole, length));
            checkOnlyTheFirst();
            byte[] zeros = Arrays.copyOf(Arrays.copyOf(whole, length), whole.length); // the length came, the bytes not
            if (!Arrays.equals(zeros, whole)) {
                close();
                Files.write(file, zeros);
                checkOnlyTheFirst();
            }
        }
    }

    private void checkOnlyTheFirst() throws IOException {
        Outbox again = open(9);
        assertEquals(List.of(1L), counters(again));
        assertEquals(Optional.of(mark(1)), again.find("line:D1"));
        again.keep(List.of(drop(2)), mark(2));
        assertEquals(List.of(1L, 2L), counters(open(9)));
    }

    @Test
    void aBrokenMiddleStopsTheStart() throws IOException {
        Outbox before = open(9);
        before.keep(List.of(drop(1)), mark(1));
        before.keep(List.of(drop(2)), mark(2));
        before.keep(List.of(drop(3)), mark(3));
        before.close();
        Path file = folder.resolve("box/outbox");
        byte[] whole = Files.readAllBytes(file);
        int lastLeaf = whole.length - leafLength(whole);
        for (int at = 0; at < lastLeaf; at++) {
            byte[] broken = whole.clone();
            broken[at] ^= 0x40;
            Files.write(file, broken);
            BrokenOutbox told = assertThrows(BrokenOutbox.class, () -> open(9), "byte " + at);
            assertTrue(String.valueOf(told.getMessage()).contains("damaged at byte"), told.toString());
            assertTrue(Arrays.equals(broken, Files.readAllBytes(file)), "left as it was");
        }
    }

    /** The length of the last record, found from the front. */
    private static int leafLength(byte[] file) {
        int at = 0;
        int length = 0;
        while (at < file.length) {
            length = Leaf.HEAD + ByteBuffer.wrap(file).getInt(at);
            at += length;
        }
        return length;
    }

    @Test
    void theFileStaysShortAndMarksStay() throws IOException {
        Outbox box = open(9);
        box.keep(List.of(), new Mark("line:OTHER", 8, 9, "kept long ago"));
        for (int i = 1; i <= 500; i++) {
            box.keep(List.of(drop(i)), mark(i));
            box.acknowledge(Math.max(0, i - 5));
            assertTrue(Files.size(folder.resolve("box/outbox")) < 3 * SHORT);
        }
        Outbox after = open(9);
        assertEquals(List.of(496L, 497L, 498L, 499L, 500L), counters(after));
        assertEquals(Optional.of(mark(500)), after.find("line:D1"));
        assertEquals("kept long ago", after.find("line:OTHER").orElseThrow().note());
        try (var files = Files.list(folder.resolve("box"))) {
            assertEquals(
                    List.of("acknowledged", "lock", "outbox"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void aFillingOneIsToldAndAFullOneRefusesLoudlyOnceAndRecovers() throws IOException {
        List<Level> told = new ArrayList<>();
        Logger logger = Logger.getLogger(Outbox.class.getName());
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord said) {
                told.add(said.getLevel());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        logger.addHandler(ear);
        try {
            Outbox box = open(3);
            box.keep(List.of(drop(1), drop(2), drop(3)), mark(3));
            assertEquals(0, box.room());
            assertThrows(JournalRefused.class, () -> box.keep(List.of(drop(4)), mark(4)));
            assertThrows(JournalRefused.class, () -> box.keep(List.of(drop(4)), mark(4)));
            box.keep(List.of(), mark(3)); // a mark alone needs no room
            assertEquals(List.of(Level.WARNING, Level.SEVERE), told);
            box.acknowledge(1);
            box.keep(List.of(drop(4)), mark(4));
            assertEquals(List.of(2L, 3L, 4L), counters());
            assertThrows(JournalRefused.class, () -> box.keep(List.of(drop(5)), mark(5)));
            assertEquals(List.of(Level.WARNING, Level.SEVERE, Level.INFO, Level.SEVERE), told);
            box.acknowledge(4);
            assertEquals(Level.INFO, told.getLast());
            box.keep(List.of(drop(5)), mark(5));
            assertEquals(5, told.size(), "no word of an outbox that does what it should");
        } finally {
            logger.removeHandler(ear);
        }
    }

    @Test
    void aDiskThatFailsIsRefusedAndLosesNothing() throws IOException {
        Outbox box = open(9);
        box.keep(List.of(drop(1)), mark(1));
        Path inTheWay = folder.resolve("box/outbox.new");
        Files.createDirectory(inTheWay); // so the file cannot be written anew when it is long
        long count = 1;
        while (Files.size(folder.resolve("box/outbox")) <= SHORT) {
            count++;
            box.keep(List.of(drop(count)), mark(count));
            box.acknowledge(count);
        }
        long next = count + 1;
        assertThrows(JournalRefused.class, () -> box.keep(List.of(drop(next)), mark(next)));
        assertEquals(Optional.of(mark(count)), box.find("line:D1"));
        Files.delete(inTheWay);
        box.keep(List.of(drop(next)), mark(next));
        assertEquals(List.of(next), counters(open(9)));
    }

    @Test
    void aClosedOneTakesNothing() throws IOException {
        Outbox box = open(9);
        box.close();
        assertThrows(JournalRefused.class, () -> box.keep(List.of(drop(1)), mark(1)));
    }

    @Test
    void twoAgentsCannotShareAFolder() throws IOException {
        open(9);
        BrokenOutbox told = assertThrows(BrokenOutbox.class, () -> new Outbox(folder.resolve("box"), () -> 0));
        assertTrue(String.valueOf(told.getMessage()).endsWith("is in use by another agent"), told.toString());
    }

    @Test
    void theBellRingsForReportsAlone() throws IOException {
        List<String> rung = new ArrayList<>();
        Outbox box = open(9);
        box.ring(() -> rung.add("ding"));
        box.keep(List.of(), mark(1));
        box.keep(List.of(drop(2)), mark(2));
        assertEquals(List.of("ding"), rung);
    }
}
