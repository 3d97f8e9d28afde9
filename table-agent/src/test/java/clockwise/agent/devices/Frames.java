package clockwise.agent.devices;

import java.util.Arrays;
import java.util.HexFormat;

/** Frames written as the documents write them. */
final class Frames {
    private Frames() {}

    /** Bytes in decimal, as ccTalk writes them. */
    static byte[] decimal(String numbers) {
        return Octets.of(
                Arrays.stream(numbers.split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static String decimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte octet : bytes) {
            text.append(text.isEmpty() ? "" : " ").append(octet & 0xff);
        }
        return text.toString();
    }

    static String hex(byte[] bytes) {
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
    }
}
