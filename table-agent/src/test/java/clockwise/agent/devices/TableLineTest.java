package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.Report.Drop;
import clockwise.agent.devices.Report.Fault;
import clockwise.agent.devices.Report.Fault.Kind;
import clockwise.agent.devices.Report.Shuffler;
import clockwise.agent.devices.Report.Shuffler.State;
import clockwise.agent.simulate.SimulatedDevice.Happening;
import clockwise.agent.simulate.SimulatedTableLine;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Our own line protocol, as PROTOCOLS.md writes it down. */
class TableLineTest {
    @Test
    void theFramesOfTheDocument() {
        assertEquals("5A 01 01 01 01 F6 26 D3 99", Frames.hex(TableLine.frame(1, TableLine.HELLO, (byte) 1)));
        assertEquals(
                "5A 08 02 02 00 00 00 03 00 00 00 07 22 83 47 61",
                Frames.hex(TableLine.frame(2, TableLine.POLL, Frames.hex("00000003 00000007"))));
        assertEquals(
                "5A 13 02 83 00 00 00 03 00 00 00 08 00 00 00 00 20 00 00 01 F4 00 05 82 58 E9 0C",
                Frames.hex(TableLine.frame(
                        2, TableLine.EVENT, Frames.hex("00000003 00000008 00000000 20 000001F4 0005"))));
    }

    @Test
    void whatADeviceCouldNotKeepIsCountedAsLost() {
        Conversation talk = Devices.DROP_SLOT.conversation();
        talk.runUntilTrue();
        for (int i = 0; i < 300; i++) {
            talk.device.happen(new Happening.Dropped(100, 1));
        }
        talk.runUntil(() -> talk.facts().size() == 258);
        talk.runMillis(2_000);
        assertEquals(258, talk.facts().size());
        assertEquals(new Fault(Kind.LOST_EVENTS, "44"), talk.facts().get(1));
        assertEquals(new Drop(100, 1), talk.facts().getLast());
        assertEquals(301, talk.journal.reports("line:D-1").getLast().counter());
    }

    @Test
    void eventsKeepTheirEpochAcrossAPowerUp() {
        Conversation talk = Devices.DROP_SLOT.conversation();
        talk.runUntilTrue();
        talk.device.happen(new Happening.Dropped(100, 1));
        talk.device.happen(new Happening.PowerCycled());
        talk.device.happen(new Happening.Dropped(200, 1));
        talk.runUntilTrue();
        assertEquals(
                List.of("1/1", "1/2", "2/1", "2/2"),
                talk.journal.reports("line:D-1").stream()
                        .map(report -> report.epoch() + "/" + report.counter())
                        .toList());
        assertEquals(talk.device.truth(), talk.facts());
    }

    /** Else new events would pass for old ones and be dropped without a word. */
    @Test
    void aDeviceWhoseEpochGoesBackIsRefused() {
        Conversation talk = Devices.DROP_SLOT.conversation();
        talk.journal.keep(List.of(), new Mark("line:D-1", 9, 4, ""));
        talk.runMillis(5_000);
        assertEquals(Standing.Stage.REFUSED, talk.driver().standing().stage());
        assertTrue(talk.driver().standing().about().contains("backwards"));
        assertEquals(0, talk.journal.count());
    }

    @Test
    void aShufflerAtThePortOfTheDropSlotIsRefused() {
        Conversation talk = new Conversation(SimulatedTableLine.shuffler("S-1"), DropSlot::new);
        talk.runMillis(5_000);
        assertEquals(Standing.Stage.REFUSED, talk.driver().standing().stage());
        assertEquals(0, talk.journal.count());
    }

    @Test
    void commandsAreCarriedOutOnceThoughAnswersAreLost() {
        SimulatedTableLine device = SimulatedTableLine.dropSlot("D-1");
        Conversation talk = new Conversation(device, DropSlot::new);
        talk.runUntil(() -> talk.driver().standing().stage() == Standing.Stage.SERVING);
        assertTrue(talk.driver().order(new Command.ArmDrop(1_500)));
        assertTrue(talk.driver().order(new Command.Lamp(true)));
        assertFalse(talk.driver().order(new Command.StartShuffle()));
        int[] answers = {0};
        talk.changeWhatTheDriverHears(bytes -> answers[0]++ % 2 == 0 ? new byte[0] : bytes);
        talk.runMillis(5_000);
        assertEquals(List.of("2:1500", "3:1"), device.obeyed());
    }

    @Test
    void aShufflersCountIsPassedOnAsItIs() {
        ShufflerOrShoe driver = new ShufflerOrShoe(serial -> Optional.empty());
        assertEquals(
                Optional.of(new Shuffler(State.READY, OptionalInt.of(415))),
                driver.fact(TableLine.SHUFFLER_STATE, ByteBuffer.wrap(Frames.hex("03 019F"))));
        assertEquals(
                Optional.of(new Shuffler(State.SHUFFLING, OptionalInt.empty())),
                driver.fact(TableLine.SHUFFLER_STATE, ByteBuffer.wrap(Frames.hex("02 FFFF"))));
    }

    /** CVE-2025-34500 is why: there must be no way in for the order of a deck. */
    @Test
    void aBodyThatCouldHoldCardsIsRefusedUnread() {
        ShufflerOrShoe driver = new ShufflerOrShoe(serial -> Optional.empty());
        ByteBuffer cards = ByteBuffer.allocate(32);
        assertEquals(Optional.empty(), driver.fact(TableLine.SHUFFLER_STATE, cards));
        assertEquals(32, cards.remaining());
        assertEquals(Optional.empty(), driver.fact(TableLine.DROP, ByteBuffer.wrap(Frames.hex("000001F4 0005"))));
    }
}
