package clockwise.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every refusal with a request that gets it, and its number for ever. */
class RejectionTest {
    @TestFactory
    Stream<DynamicTest> aRequestIsRefusedAs() {
        return RejectionRows.all().stream()
                .map(row -> dynamicTest(row.code() + row.what(), () -> {
                    Decision.Refused refused = assertInstanceOf(
                            Decision.Refused.class, row.setting().asked());
                    assertEquals(row.code(), refused.rejection(), refused.detail());
                }));
    }

    @Test
    void everyCodeHasARow() {
        Set<Rejection> without = EnumSet.allOf(Rejection.class);
        RejectionRows.all().forEach(row -> without.remove(row.code()));
        assertEquals(Set.of(), without);
    }

    @Test
    void aCodeNeverChangesItsNumber() throws IOException {
        try (InputStream file = RejectionTest.class.getResourceAsStream("/rejections.txt")) {
            assertNotNull(file);
            List<String> frozen = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            List<String> now = Arrays.stream(Rejection.values())
                    .map(code -> code.code() + " " + code.name())
                    .toList();
            assertEquals(frozen, now, "a new code gets a new number and a new line; nothing else may change");
        }
    }

    @Test
    void theNumbersAreInTheOrderOfTheChecks() {
        int last = 0;
        for (Rejection code : Rejection.values()) {
            assertTrue(code.code() > last, code.name());
            last = code.code();
        }
    }
}
