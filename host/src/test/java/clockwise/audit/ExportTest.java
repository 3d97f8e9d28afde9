package clockwise.audit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.Entry;
import clockwise.store.Head;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in an export, compared with the raw bodies of the events. */
class ExportTest {
    private static final Pattern DROP = Pattern.compile("\"drop\":\\{\"amount\":([0-9]+)");
    private static final Pattern DUE = Pattern.compile("\"due\":([0-9]+),\"waived\":([0-9]+),\"reason\"");
    private static final long[] SEEDS = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};

    /** A line by the names of its columns. */
    record Cells(Map<String, String> byName) {
        String get(String name) {
            return Optional.ofNullable(byName.get(name)).orElseThrow();
        }
    }

    private static AuditRoom room;

    @BeforeAll
    static void play(@TempDir Path folder) throws Exception {
        room = AuditRoom.played(folder, SEEDS);
    }

    @AfterAll
    static void close() throws Exception {
        room.close();
    }

    @Test
    void everyFeeOfTheLogIsOneLineAndTheDropsAddUp() throws Exception {
        List<Cells> lines = lines(room.export(AuditRoom.WHOLE));
        long due = 0;
        long fees = 0;
        for (String body : bodies("WagersLocked")) {
            Matcher fee = DUE.matcher(body);
            while (fee.find()) {
                due += Long.parseLong(fee.group(1));
                fees++;
            }
        }
        assertTrue(fees > 60, "enough to compare: " + fees);
        assertEquals(fees, lines.size());
        assertEquals(due, cents(lines, "due"));
        long dropped = 0;
        for (String body : bodies("DropConfirmed")) {
            Matcher drop = DROP.matcher(body);
            assertTrue(drop.find(), body);
            dropped += Long.parseLong(drop.group(1));
        }
        assertEquals(dropped, cents(lines, "amount"));
    }

    @Test
    void aLineSaysAllThatAnAuditorAsks() throws Exception {
        List<Cells> lines = lines(room.export(AuditRoom.WHOLE));
        for (Cells line : lines) {
            assertEquals("Casino Example, Inc.", line.get("establishment"));
            assertEquals("2026-11-18", line.get("gaming_day"));
            assertTrue(line.get("local_time").matches("2026-11-1[89]T[0-9:.]{15}-08:00"), line.get("local_time"));
            assertTrue(line.get("utc_time").endsWith("Z"), line.get("utc_time"));
            assertFalse(line.get("rate").isEmpty());
            assertEquals(64, line.get("event_hash").length());
        }
        assertTrue(has(lines, "payer_class", "TPPPS"));
        assertTrue(has(lines, "payer_class", "PLAYER"));
        assertTrue(has(lines, "payer_class", "PLAYER_DEALER"));
        assertTrue(lines.stream()
                .allMatch(line -> line.get("payer_class").equals("TPPPS")
                        == !line.get("tppps_licence").isEmpty()));
        for (String drop : List.of("BY_HAND", "BY_SENSOR", "NOTHING_DUE")) {
            assertTrue(has(lines, "drop", drop), drop);
        }
        for (String reason : List.of("WAIVED", "REPLAY", "FREE_COLLECTION")) {
            assertTrue(has(lines, "waived_reason", reason), reason);
        }
        assertTrue(lines.stream()
                .filter(line -> line.get("waived_reason").equals("REPLAY"))
                .allMatch(line -> line.get("waived_note").equals("round " + line.get("correction_of"))));
        assertTrue(has(lines, "round_end", "VOID"));
    }

    private static boolean has(List<Cells> lines, String column, String value) {
        return lines.stream().anyMatch(line -> line.get(column).equals(value));
    }

    @Test
    void theRawEventsAreTheLogByteForByte() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        Map<Integer, List<Entry>> read = new TreeMap<>();
        for (String line : Files.readAllLines(export.resolve(Manifest.EVENTS))) {
            Entry entry = EventLine.read(line);
            read.computeIfAbsent(entry.table(), _ -> new ArrayList<>()).add(entry);
        }
        assertEquals(2 * SEEDS.length + 1, read.size(), "the tables and the room");
        for (int table : read.keySet()) {
            List<Entry> log = new ArrayList<>();
            room.store.read(table, Head.NONE, log::add);
            assertEquals(log, read.get(table));
        }
    }

    @Test
    void theSameRangeGivesTheSameBytes() throws Exception {
        Path one = room.export(AuditRoom.WHOLE);
        Path other = room.export(AuditRoom.WHOLE);
        for (Path file : files(one)) {
            if (!file.toString().endsWith(".xlsx")) { // which has the time in it
                assertArrayEquals(
                        Files.readAllBytes(file),
                        Files.readAllBytes(other.resolve(file.getFileName())),
                        file.toString());
            }
        }
        assertEquals(sheet(one), sheet(other));
        assertEquals(8, files(one).size());
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        ByteArrayOutputStream again = new ByteArrayOutputStream();
        Zip.of(one, zip);
        Zip.of(one, again);
        assertArrayEquals(zip.toByteArray(), again.toByteArray());
    }

    @Test
    void theSpreadsheetAndThePageTellTheTotalsOfTheLines() throws Exception {
        Path export = room.export(AuditRoom.WHOLE);
        long dropped = cents(lines(export), "amount");
        List<List<String>> sheet = sheet(export);
        List<String> total = sheet.getLast();
        assertEquals("All tables", total.getFirst());
        assertEquals(0, BigDecimal.valueOf(dropped, 2).compareTo(new BigDecimal(total.getLast())));
        assertEquals(lines(export).size(), Integer.parseInt(total.get(7)));
        long rows = sheet.stream()
                .filter(row -> row.getFirst().matches("[0-9]+"))
                .map(row -> new BigDecimal(row.getLast()).movePointRight(2).longValueExact())
                .reduce(0L, Long::sum);
        assertEquals(dropped, rows);
    }

    @Test
    void oneTableAloneBringsOfTheOthersOnlyHashes() throws Exception {
        Range one = new Range(AuditRoom.DAY, AuditRoom.DAY, List.of(3), List.of());
        Path export = room.export(one);
        for (String line : Files.readAllLines(export.resolve(Manifest.EVENTS))) {
            assertTrue(List.of(0, 3).contains(EventLine.read(line).table()));
        }
        assertTrue(lines(export).stream().allMatch(line -> line.get("table").equals("3")));
        assertFalse(lines(export).isEmpty());
        assertEquals(
                Files.readAllLines(room.export(AuditRoom.WHOLE).resolve(Manifest.LEAVES)),
                Files.readAllLines(export.resolve(Manifest.LEAVES)));
    }

    @Test
    void anotherShiftHasNoFees() throws Exception {
        Range swing = new Range(AuditRoom.DAY, AuditRoom.DAY, List.of(), List.of("SWING"));
        assertEquals(List.of(), lines(room.export(swing)));
        Range day = new Range(AuditRoom.DAY, AuditRoom.DAY, List.of(), List.of("DAY"));
        assertEquals(lines(room.export(AuditRoom.WHOLE)), lines(room.export(day)));
    }

    @Test
    void aRangeToComeHasNothing() {
        Range toCome = new Range(AuditRoom.DAY.plusDays(8), AuditRoom.DAY.plusDays(9), List.of(), List.of());
        assertThrows(Export.NothingThere.class, () -> room.export(toCome));
    }

    @Test
    void csvIsQuotedAndFormulasAreEscapedOnlyWhereAsked() {
        List<String> cells = List.of("a", "b,c", "say \"x\"", "two\nlines", "=1+1", "-5", "@x", "+1", "\tx", "");
        assertEquals(
                "a,\"b,c\",\"say \"\"x\"\"\",\"two\nlines\",=1+1,-5,@x,+1,\tx,\r\n", Csv.line(cells, Formulas.PLAIN));
        assertEquals(
                "a,\"b,c\",\"say \"\"x\"\"\",\"two\nlines\",'=1+1,'-5,'@x,'+1,'\tx,\r\n",
                Csv.line(cells, Formulas.ESCAPED));
    }

    private static List<String> bodies(String type) throws SQLException {
        try (Connection connection = room.database.pool().getConnection();
                PreparedStatement select = connection.prepareStatement("SELECT body FROM event WHERE type = ?")) {
            select.setString(1, type);
            try (ResultSet rows = select.executeQuery()) {
                List<String> bodies = new ArrayList<>();
                while (rows.next()) {
                    bodies.add(new String(rows.getBytes(1), StandardCharsets.UTF_8));
                }
                return bodies;
            }
        }
    }

    /** The lines of the fees by their columns, read by a plain reader of CSV. */
    static List<Cells> lines(Path export) throws IOException {
        List<List<String>> table = new ArrayList<>();
        String text = Files.readString(export.resolve(Manifest.FEES));
        Matcher cell = Pattern.compile("(?:\"((?:[^\"]|\"\")*)\"|([^,\"\r\n]*))(,|\r\n)")
                .matcher(text);
        List<String> line = new ArrayList<>();
        int end = 0;
        while (cell.find() && cell.start() == end) {
            end = cell.end();
            line.add(cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\"\"", "\""));
            if (!cell.group(3).equals(",")) {
                table.add(line);
                line = new ArrayList<>();
            }
        }
        assertEquals(text.length(), end, "the whole file is CSV");
        List<Cells> lines = new ArrayList<>();
        for (List<String> cells : table.subList(1, table.size())) {
            Map<String, String> byName = new TreeMap<>();
            for (int i = 0; i < cells.size(); i++) {
                byName.put(table.getFirst().get(i), cells.get(i));
            }
            lines.add(new Cells(byName));
        }
        return lines;
    }

    private static long cents(List<Cells> lines, String column) {
        return lines.stream()
                .map(line -> new BigDecimal(line.get(column)).movePointRight(2).longValueExact())
                .reduce(0L, Long::sum);
    }

    private static List<List<String>> sheet(Path export) throws IOException {
        try (ReadableWorkbook book =
                        new ReadableWorkbook(export.resolve("summary.xlsx").toFile());
                Stream<Row> rows = book.getFirstSheet().openStream()) {
            return rows.map(row -> row.stream()
                            .map(cell -> cell == null ? "" : cell.getRawValue() == null ? "" : cell.getRawValue())
                            .toList())
                    .toList();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
