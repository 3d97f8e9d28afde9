package clockwise.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.room.DataFolder;
import clockwise.room.Unfit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PassTest {
    private static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

    @TempDir
    Path folder;

    @Test
    void aPassIsGoodForTwelveHours() {
        String written = pass().write("1001", NOON);
        assertEquals(Optional.of("1001"), pass().read(written, NOON));
        assertEquals(
                Optional.of("1001"),
                pass().read(written, NOON.plus(Duration.ofHours(12)).minusSeconds(1)));
        assertEquals(Optional.empty(), pass().read(written, NOON.plus(Duration.ofHours(12))));
        assertEquals(Optional.empty(), pass().read(written, NOON.minus(Duration.ofHours(1))), "from the future");
    }

    @Test
    void noCharacterOfAPassCanBeChanged() {
        String written = pass().write("1001", NOON);
        for (int i = 0; i < written.length(); i++) {
            for (String other : new String[] {"A", "0", ".", "%", ""}) {
                String changed = written.substring(0, i) + other + written.substring(i + 1);
                assertTrue(changed.equals(written) || pass().read(changed, NOON).isEmpty(), changed);
            }
        }
        assertEquals(Optional.empty(), pass().read("", NOON));
    }

    @Test
    void aPassOfAnotherRoomIsWorthNothing(@TempDir Path other) {
        assertEquals(Optional.empty(), pass().read(new Pass(new DataFolder(other)).write("1001", NOON), NOON));
    }

    @Test
    void theKeyIsTheOwnersAlone() throws Exception {
        pass();
        Path key = folder.resolve("sign-in.key");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(key)));
        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
        assertThrows(Unfit.class, this::pass);
        Files.delete(key);
        Files.writeString(key, "short");
        assertThrows(Unfit.class, this::pass);
    }

    @Test
    void tenInAMinutePassAndTheRestIsCounted() {
        Throttle throttle = new Throttle(10, Duration.ofMinutes(1));
        for (int i = 0; i < 10; i++) {
            assertTrue(throttle.pass(NOON.plusSeconds(i)));
        }
        assertFalse(throttle.pass(NOON.plusSeconds(11)));
        assertFalse(throttle.pass(NOON.plusSeconds(59)));
        assertTrue(throttle.pass(NOON.plusSeconds(60)));
        assertEquals(2, throttle.takeHeldBack());
        assertEquals(0, throttle.takeHeldBack());
        assertTrue(throttle.pass(NOON.minusSeconds(5)), "the clock was set back");
    }

    private Pass pass() {
        return new Pass(new DataFolder(folder));
    }
}
