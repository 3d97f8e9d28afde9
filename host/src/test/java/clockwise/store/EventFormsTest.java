package clockwise.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import clockwise.table.Event;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The bytes of every event, held against files that were looked at. A log is read for ever: an event whose bytes change
 * needs a new type beside the old one. `-Dclockwise.approve=true` writes the files anew.
 */
class EventFormsTest {
    private static final Path FILES = Path.of("src", "test", "resources", "events");
    private static final boolean APPROVES = Boolean.getBoolean("clockwise.approve");

    @TestFactory
    Stream<DynamicTest> anEventIsWrittenAndReadAsApproved() {
        return EventExamples.all().stream()
                .map(event -> dynamicTest(event.getClass().getSimpleName(), () -> isAsApproved(event)));
    }

    private static void isAsApproved(Event event) throws IOException {
        Append.Event written = TableForms.append(7, event);
        if (APPROVES) {
            Files.createDirectories(FILES);
            Files.write(FILES.resolve(written.type() + ".json"), written.body().toArray());
        }
        Bytes approved = approved(written.type());
        assertEquals(approved.text(), written.body().text());
        Bytes none = HashChain.sha256(approved);
        Entry entry = new Entry(1, 1, 7, 1, "r1", 0, none, "1001", written.type(), approved, none);
        assertEquals(event, TableForms.event(entry));
    }

    private static Bytes approved(String type) throws IOException {
        if (APPROVES) {
            return Bytes.of(Files.readAllBytes(FILES.resolve(type + ".json")));
        }
        try (InputStream file = EventFormsTest.class.getResourceAsStream("/events/" + type + ".json")) {
            assertNotNull(file, () -> type + " has no approved file");
            return Bytes.of(file.readAllBytes());
        }
    }

    @Test
    void everyTypeHasAnExample() {
        Set<Class<?>> types = Set.copyOf(Arrays.asList(Event.class.getPermittedSubclasses()));
        Set<Class<?>> examples =
                EventExamples.all().stream().map(Object::getClass).collect(Collectors.toSet());
        assertEquals(types, examples);
    }

    @Test
    void everyFileIsOfAType() throws IOException {
        Set<String> types = EventExamples.all().stream()
                .map(event -> TableForms.append(0, event).type() + ".json")
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(FILES)) {
            assertEquals(
                    types,
                    files.map(file -> String.valueOf(file.getFileName()))
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
    }
}
