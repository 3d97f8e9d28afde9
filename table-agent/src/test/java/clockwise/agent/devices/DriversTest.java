package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.Report.Fact;
import clockwise.agent.simulate.SimulatedDevice;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every driver. */
class DriversTest {
    @ParameterizedTest
    @EnumSource
    void whatHappensIsReportedOnceAndInOrder(Devices kind) {
        Conversation talk = kind.conversation();
        for (Happening happening : kind.story()) {
            talk.happen(happening);
            talk.runUntilTrue();
            talk.runMillis(1_000);
            assertEquals(talk.device.truth(), talk.facts());
        }
        assertTrue(talk.facts().size() >= kind.story().size());
    }

    @ParameterizedTest
    @EnumSource
    void anAgentThatIsKilledAtAnyTimeLosesNothingAndRepeatsNothing(Devices kind) {
        for (int seed = 0; seed < 40; seed++) {
            Random random = new Random(seed);
            Conversation talk = kind.conversation();
            for (Happening happening : kind.story()) {
                talk.happen(happening);
                talk.runMillis(10 + random.nextInt(400));
                talk.restartAgent();
                talk.runMillis(10 + random.nextInt(2_000));
                talk.restartAgent();
                talk.runUntilTrue();
            }
            talk.runMillis(2_000);
            assertEquals(talk.device.truth(), talk.facts(), kind + " seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatCannotBeKeptIsAskedForAgain(Devices kind) {
        Conversation talk = kind.conversation();
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        for (Happening happening : kind.story()) {
            talk.journal.refuse(true);
            talk.happen(happening);
            talk.runMillis(700);
            talk.journal.refuse(false);
            talk.runUntilTrue();
        }
        talk.runMillis(2_000);
        assertEquals(talk.device.truth(), talk.facts());
    }

    @ParameterizedTest
    @EnumSource
    void answersMayComeInTwoPiecesCutAnywhere(Devices kind) {
        List<Fact> whole = new ArrayList<>();
        for (int cut = 0; cut < 140; cut++) {
            Conversation talk = kind.conversation();
            talk.splitAt(cut);
            talk.happen(kind.story().getFirst());
            talk.runUntilTrue();
            talk.runMillis(500);
            assertEquals(talk.device.truth(), talk.facts(), "cut after " + cut);
            whole.addAll(talk.facts());
        }
        assertTrue(whole.size() >= 140);
    }

    /** The rest of a frame that comes too late is no frame, and the question is asked again. */
    @ParameterizedTest
    @EnumSource
    void aFrameThatBreaksOffIsNoAnswer(Devices kind) {
        for (int cut = 1; cut < 16; cut++) {
            int most = cut;
            Conversation talk = kind.conversation();
            talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
            talk.runMillis(500);
            List<Fact> before = talk.facts();
            talk.changeWhatTheDriverHears(bytes -> Arrays.copyOf(bytes, Math.min(most, bytes.length - 1)));
            talk.happen(kind.story().getFirst());
            talk.runMillis(3_000);
            assertEquals(before, talk.facts());
            talk.changeWhatTheDriverHears(bytes -> bytes);
            talk.runUntilTrue();
            talk.runMillis(500);
            assertEquals(talk.device.truth(), talk.facts());
        }
    }

    @ParameterizedTest
    @EnumSource
    void noiseBeforeAndAfterAnAnswerChangesNothing(Devices kind) {
        Random random = new Random(7);
        Conversation talk = kind.conversation();
        talk.changeWhatTheDriverHears(bytes -> {
            byte[] before = new byte[random.nextInt(20)];
            byte[] after = new byte[random.nextInt(20)];
            random.nextBytes(before);
            random.nextBytes(after);
            return Octets.join(before, bytes, after);
        });
        for (Happening happening : kind.story()) {
            talk.happen(happening);
            talk.runUntilTrue();
        }
        talk.runMillis(3_000);
        assertEquals(talk.device.truth(), talk.facts());
    }

    @ParameterizedTest
    @EnumSource
    void everySecondAnswerAndEveryThirdQuestionMayBeLost(Devices kind) {
        Random random = new Random(11);
        Conversation talk = kind.conversation();
        talk.changeWhatTheDriverHears(bytes -> random.nextInt(2) == 0 ? new byte[0] : bytes);
        talk.changeWhatTheDeviceHears(bytes -> random.nextInt(3) == 0 ? new byte[0] : bytes);
        talk.happen(kind.story().getFirst());
        talk.runMillis(60_000);
        talk.changeWhatTheDriverHears(bytes -> bytes);
        talk.changeWhatTheDeviceHears(bytes -> bytes);
        talk.runUntilTrue();
        talk.runMillis(2_000);
        assertEquals(talk.device.truth(), talk.facts());
    }

    @ParameterizedTest
    @EnumSource
    void whatNobodyAskedForIsNotHeard(Devices kind) {
        Conversation talk = kind.conversation();
        talk.runUntilTrue();
        talk.runMillis(1_000);
        SimulatedDevice device = talk.device;
        for (int i = 0; i < 100; i++) {
            talk.say(device.lie()); // after each answer and before the next poll
            talk.runMillis(10 + i);
        }
        talk.runMillis(2_000);
        assertEquals(device.truth(), talk.facts());
    }

    @ParameterizedTest
    @EnumSource
    void aSilentDeviceIsNoticedAndFoundAgain(Devices kind) {
        Conversation talk = kind.conversation();
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        talk.changeWhatTheDeviceHears(bytes -> new byte[0]);
        talk.runMillis(3_000);
        assertEquals(Standing.Stage.ASKING, talk.driver().standing().stage());
        assertEquals("does not answer", talk.driver().standing().about());
        talk.changeWhatTheDeviceHears(bytes -> bytes);
        talk.happen(kind.story().getFirst());
        talk.runUntilTrue();
        talk.runMillis(2_000);
        assertEquals(Standing.Stage.SERVING, talk.driver().standing().stage());
        assertEquals(talk.device.truth(), talk.facts());
    }
}
