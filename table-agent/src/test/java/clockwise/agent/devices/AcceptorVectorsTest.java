package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames of ID-003 and CCNET that were captured or that several public programs agree on. */
class AcceptorVectorsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "FC 05 11 27 56", // status request, and idling
                "FC 05 40 2B 15", // reset, and powered up
                "FC 05 50 AA 05", // acknowledgement
                "FC 05 1B 7D F9", // initialize
                "FC 05 1A F4 E8", // inhibited
                "FC 05 12 BC 64", // accepting
                "FC 06 13 63 A2 D8", // in escrow
                "FC 06 13 64 1D AC",
                "FC 06 13 62 2B C9",
                "FC 05 41 A2 04", // stack
                "FC 05 43 B0 27", // return, and stacker full
                "FC 05 15 03 10", // vend valid
                "FC 07 C0 00 00 2D B5", // enable all
                "FC 07 C0 FF 00 ED 4A", // disable all
                "FC 06 C3 00 04 D6", // accept
                "FC 05 83 BC E1", // inhibited?
                "FC 06 83 01 EB 81",
                "FC 05 88 6F 5F", // version?
                "FC 05 8A 7D 7C", // which currencies?
                "FC 25 8A 61 00 00 00 62 E0 05 00 63 E0 0A 00 64 E0 14 00 65 E0 32 00 66 E0 0A 01 67 E0 14 01 "
                        + "68 E0 32 01 05 C1",
                "FC 05 4B F8 AB", // invalid command
                "FC 05 91 2F D2", // which serial number?
                "FC 11 91 32 33 31 30 30 30 37 36 30 34 34 33 7C 7C",
                "FC 05 16 98 22", // computed, not captured: stacked, stacker open, cheated, escrow, do not accept
                "FC 05 44 0F 53",
                "FC 05 48 63 99",
                "FC 06 13 65 94 BD",
                "FC 06 13 67 86 9E",
                "FC 06 C3 01 8D C7"
            })
    void id003Frames(String captured) {
        byte[] frame = Frames.hex(captured);
        int[] data = new int[Id003.dataLength(frame)];
        for (int i = 0; i < data.length; i++) {
            data[i] = Id003.data(frame, i);
        }
        assertEquals(captured, Frames.hex(Id003.frame(Id003.command(frame), data)));
        assertEquals(0, Crc16.kermit(frame, 0, frame.length));
    }

    @ParameterizedTest
    @CsvSource({
        "30, 02 03 06 30 41 B3",
        "33, 02 03 06 33 DA 81",
        "00, 02 03 06 00 C2 82",
        "FF, 02 03 06 FF BA 8D",
        "31, 02 03 06 31 C8 A2",
        "35, 02 03 06 35 EC E4",
        "36, 02 03 06 36 77 D6",
        "37, 02 03 06 37 FE C7",
        "41, 02 03 06 41 4F D1",
        "14, 02 03 06 14 67 D4",
        "15, 02 03 06 15 EE C5",
        "17, 02 03 06 17 FC E6",
        "19, 02 03 06 19 82 0F"
    })
    void ccnetFrames(String command, String frame) {
        assertEquals(frame, Frames.hex(Ccnet.frame(Integer.parseInt(command, 16))));
    }

    @Test
    void ccnetFramesWithABill() {
        assertEquals("02 03 07 80 01 05 22", Frames.hex(Ccnet.frame(Ccnet.ESCROW, (byte) 1)));
        assertEquals("02 03 07 81 01 DD 3B", Frames.hex(Ccnet.frame(Ccnet.STACKED, (byte) 1)));
    }

    @Test
    void aChangedBitIsFound() {
        byte[] frame = Frames.hex("FC 06 13 63 A2 D8");
        for (int bit = 0; bit < 8 * frame.length; bit++) {
            byte[] changed = frame.clone();
            changed[bit / 8] ^= (byte) (1 << bit % 8);
            assertNotEquals(0, Crc16.kermit(changed, 0, changed.length));
        }
    }
}
