package clockwise.agent.devices;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.devices.CcTalk.Check;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames and numbers that the ccTalk specification, version 4.7, prints. */
class CcTalkVectorsTest {
    @ParameterizedTest
    @CsvSource({
        "280001, 3F46",
        "010000, 3730",
        "49D5F2, A6B3",
        "2FBD9D, 90B2",
        "D953D1, 7BB5",
        "70B8D9640415, FB00",
        "7261B94ED078, 93E3",
        "63FAD19FE619, 5BB3"
    })
    void appendix9_theCrcOfAMessage(String message, String crc) {
        int sum = 0;
        for (byte octet : Frames.hex(message)) {
            sum = Crc16.xmodem(sum, octet);
        }
        assertEquals(Integer.parseInt(crc, 16), sum);
    }

    @Test
    void appendix9_framesWithACrc() {
        assertArrayEquals(Frames.decimal("40 0 70 1 63"), CcTalk.frame(Check.CRC16, 40, 1, 1, new byte[0]));
        assertArrayEquals(Frames.decimal("1 0 48 0 55"), CcTalk.frame(Check.CRC16, 1, 40, 0, new byte[0]));
        assertArrayEquals(
                Frames.decimal("1 3 114 0 65 83 84 192"),
                CcTalk.frame(Check.CRC16, 1, 40, 0, "AST".getBytes(StandardCharsets.US_ASCII)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "40 0 1 254 217",
                "1 0 40 0 215",
                "40 1 1 157 1 56",
                "1 7 40 0 69 85 48 48 48 53 65 48",
                "40 2 1 156 69 85 159",
                "1 3 40 0 100 0 2 110",
                "40 1 1 153 3 58",
                "40 8 1 231 255 255 255 255 255 255 255 255 240",
                "40 1 1 228 1 241",
                "40 0 1 159 56",
                "1 11 40 0 0 0 0 0 0 0 0 0 0 0 0 204",
                "1 11 40 0 1 3 1 0 0 0 0 0 0 0 0 199",
                "40 1 1 154 1 59",
                "1 11 40 0 2 3 0 3 1 0 0 0 0 0 0 195",
                "1 11 40 0 4 0 1 0 2 3 0 3 1 0 0 190",
                "1 11 40 0 2 0 1 0 9 0 0 0 0 0 0 192",
                "2 0 1 242 11",
                "1 3 2 0 78 97 188 143",
                "1 0 2 0 253"
            })
    void part3_framesWithASum(String numbers) {
        byte[] frame = Frames.decimal(numbers);
        assertTrue(CcTalk.sound(Check.SUM8, frame, 0, frame[2]));
        assertFalse(CcTalk.sound(Check.SUM8, frame, 0, frame[2] + 1));
        assertArrayEquals(
                frame, CcTalk.frame(Check.SUM8, frame[0], frame[2], CcTalk.header(frame), CcTalk.data(frame)));
    }

    /** A sum that is a multiple of 256 has the checksum 0, not 256. */
    @Test
    void aSumOfZeroIsCheckedWithZero() {
        byte[] frame = CcTalk.frame(Check.SUM8, 1, 40, 0, Octets.of(215 - 1));
        assertEquals(0, frame[frame.length - 1]);
        assertTrue(CcTalk.sound(Check.SUM8, frame, 0, 40));
    }

    @ParameterizedTest
    @CsvSource({"23, 23, 0", "104, 102, 2", "1, 255, 1", "3, 253, 5", "54, 48, 6", "0, 67, 0", "1, 0, 1", "255, 0, 255"
    })
    void part3_howFarTheEventCounterHasMoved(int counter, int before, int moved) {
        assertEquals(moved, CcTalk.moved(counter, before));
    }

    /** The counter of a report leads back to what the device shows, however often that has wrapped. */
    @Test
    void theCounterOfAReportLeadsBackToTheDevices() {
        int shown = 0;
        for (long counter = 0; counter < 1_000; counter++) {
            assertEquals(shown, CcTalkValidator.shown(counter));
            shown = shown % 255 + 1;
        }
    }
}
