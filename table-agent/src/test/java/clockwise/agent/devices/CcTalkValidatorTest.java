package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.agent.devices.Report.Bill;
import clockwise.agent.devices.Report.Fact;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.ports.MemoryJournal;
import clockwise.agent.simulate.SimulatedCcTalk;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CcTalkValidatorTest {
    /** What the specification has a validator answer, and what it has the host ask. */
    private static final Map<String, String> ANSWERS = Map.of(
            "40 0 1 254 217", "1 0 40 0 215",
            "40 1 1 157 1 56", "1 7 40 0 69 85 48 48 48 53 65 48",
            "40 1 1 157 3 54", "1 7 40 0 69 85 48 48 50 48 65 51",
            "40 2 1 156 69 85 159", "1 3 40 0 100 0 2 110",
            "40 1 1 153 3 58", "1 0 40 0 215",
            "40 8 1 231 5 0 0 0 0 0 0 0 227", "1 0 40 0 215",
            "40 1 1 228 1 241", "1 0 40 0 215",
            "40 1 1 154 1 59", "1 0 40 0 215",
            "40 0 1 242 229", "1 3 40 0 78 97 188 105");

    @Test
    void part3_theDialogueOfTheSpecification() {
        MemoryJournal journal = new MemoryJournal();
        Driver driver = new CcTalkValidator(journal, Optional.of(CcTalk.Check.SUM8), "", "EU");
        List<String> events = new ArrayList<>(List.of(
                "1 11 40 0 0 0 0 0 0 0 0 0 0 0 0 204",
                "1 11 40 0 1 3 1 0 0 0 0 0 0 0 0 199",
                "1 11 40 0 2 3 0 3 1 0 0 0 0 0 0 195",
                "1 11 40 0 4 0 1 0 2 3 0 3 1 0 0 190"));
        List<String> asked = new ArrayList<>();
        Moment now = new Moment(0, Instant.parse("2026-11-01T20:00:00Z"));
        for (int turn = 0; turn < 400; turn++) {
            now = now.plusMillis(10);
            byte[] question = carryOut(journal, driver.tick(now));
            while (question.length > 0) {
                String words = Frames.decimal(question);
                asked.add(words);
                String answer = words.equals("40 0 1 159 56")
                        ? events.size() > 1 ? events.removeFirst() : events.getFirst()
                        : ANSWERS.getOrDefault(words, "1 0 40 5 210");
                question = carryOut(journal, driver.receive(Frames.decimal(words + " " + answer), now));
            }
        }
        assertEquals(List.of(new Bill(2_000)), journal.facts("cctalk:12345678"));
        assertEquals(1, asked.stream().filter("40 1 1 154 1 59"::equals).count());
    }

    private static byte[] carryOut(MemoryJournal journal, Step step) {
        step.mark().ifPresent(mark -> journal.keep(step.reports(), mark));
        return step.send();
    }

    /** Part 3: of seven events between two polls five are shown, and the counter tells that two are lost. */
    @Test
    void lostEventsAreCountedAndReported() {
        Conversation talk = Devices.CCTALK_CRC16.conversation();
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        talk.runMillis(500);
        for (int i = 0; i < 7; i++) {
            talk.device.happen(new Happening.Jammed());
        }
        talk.runMillis(500);
        Fact jam = new Fault(Kind.JAM, "event 0/6");
        assertEquals(List.of(new Fault(Kind.LOST_EVENTS, "2"), jam, jam, jam, jam, jam), talk.facts());
        List<Report> reports = talk.journal.reports("cctalk:12345678");
        assertEquals(2, reports.get(1).counter());
        assertEquals(7, reports.getLast().counter());
    }

    @Test
    void theCounterGoesOnWhereTheDevicesWraps() {
        Conversation talk = Devices.CCTALK_SUM8.conversation();
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        for (int i = 0; i < 600; i++) {
            talk.happen(i % 2 == 0 ? new Happening.BoxRemoved("") : new Happening.BoxAttached(""));
            talk.runUntilTrue();
        }
        assertEquals(600, talk.journal.reports("cctalk:12345678").getLast().counter());
        assertEquals(talk.device.truth(), talk.facts());
    }

    @Test
    void aPowerUpIsToldAndTheDeviceIsEnabledAgain() {
        Conversation talk = Devices.CCTALK_SUM8.conversation();
        talk.happen(new Happening.BillFed(50));
        talk.runUntilTrue();
        long before = talk.journal.reports("cctalk:12345678").getLast().epoch();
        talk.happen(new Happening.PowerCycled());
        talk.runUntilTrue();
        talk.happen(new Happening.BillFed(50));
        talk.runUntilTrue();
        assertEquals(List.of(new Bill(5_000), new Fault(Kind.POWERED_UP, ""), new Bill(5_000)), talk.facts());
        assertEquals(
                List.of(before + 1, before + 1),
                talk.journal.reports("cctalk:12345678").stream()
                        .skip(2)
                        .map(Report::epoch)
                        .toList());
    }

    /** Bills of another country are neither accepted nor, if they are stacked all the same, counted as money. */
    @Test
    void billsOfUnknownValueAreGivenBack() {
        SimulatedCcTalk device = new SimulatedCcTalk(CcTalk.Check.SUM8, 1);
        Conversation talk = new Conversation(device, marks -> new CcTalkValidator(marks, Optional.empty(), "", "CA"));
        device.happen(new Happening.BillFed(20));
        talk.runMillis(5_000);
        assertEquals(List.of(), talk.facts());
        assertEquals(List.of(), device.truth());
    }

    @Test
    void theLineMayEchoOrNot() {
        for (boolean echo : List.of(true, false)) {
            Conversation talk = Devices.CCTALK_CRC16.conversation();
            if (!echo) { // the simulated line echoes: take off what was sent
                byte[][] sent = {new byte[0]};
                talk.changeWhatTheDeviceHears(bytes -> sent[0] = bytes);
                talk.changeWhatTheDriverHears(bytes -> Arrays.copyOfRange(bytes, sent[0].length, bytes.length));
            }
            talk.happen(new Happening.BillFed(10));
            talk.runUntilTrue();
            assertEquals(List.of(new Bill(1_000)), talk.facts());
        }
    }

    @Test
    void aConfiguredSerialNumberIsUsedInsteadOfTheDevicesOwn() {
        SimulatedCcTalk device = new SimulatedCcTalk(CcTalk.Check.SUM8, 1);
        Conversation talk =
                new Conversation(device, marks -> new CcTalkValidator(marks, Optional.empty(), "TABLE-12", "US"));
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        assertEquals("cctalk:TABLE-12", talk.driver().standing().serial());
    }
}
