package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A megabyte of random bytes makes no report, and the device is found again after it. */
class NoiseTest {
    private static final int SEEDS = 20;
    private static final int LENGTH = 1 << 20;

    static Stream<Arguments> drivers() {
        return Stream.of(Devices.values())
                .flatMap(kind -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(kind, seed)));
    }

    @ParameterizedTest
    @MethodSource("drivers")
    void noiseFromTheFirstByte(Devices kind, int seed) {
        Conversation talk = kind.conversation();
        noise(talk, seed);
        assertEquals(0, talk.journal.count());
        talk.runUntilTrue();
        talk.runMillis(1_000);
        assertEquals(talk.device.truth(), talk.facts());
    }

    @ParameterizedTest
    @MethodSource("drivers")
    void noiseInsteadOfAnswersToPolls(Devices kind, int seed) {
        Conversation talk = kind.conversation();
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        talk.runUntilTrue();
        talk.runMillis(1_000);
        int before = talk.journal.count();
        noise(talk, 1_000 + seed);
        assertEquals(before, talk.journal.count());
        talk.happen(kind.story().getFirst());
        talk.runUntilTrue();
        talk.runMillis(1_000);
        assertEquals(talk.device.truth(), talk.facts());
    }

    private static void noise(Conversation talk, int seed) {
        Random random = new Random(seed);
        talk.changeWhatTheDeviceHears(bytes -> new byte[0]);
        for (int sent = 0; sent < LENGTH; ) {
            byte[] bytes = new byte[1 + random.nextInt(40)];
            random.nextBytes(bytes);
            talk.runMillis(10); // polls go out meanwhile, so that there is nearly always one to be answered
            talk.say(bytes);
            sent += bytes.length;
        }
        talk.changeWhatTheDeviceHears(bytes -> bytes);
    }
}
