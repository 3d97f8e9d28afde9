package clockwise.agent.devices;

/** The two sixteen-bit checksums of the bill acceptors; both start at zero. */
public final class Crc16 {
    private Crc16() {}

    /** Polynomial 1021, most significant bit first: ccTalk. Also called XMODEM. */
    public static int xmodem(int crc, int octet) {
        int sum = crc ^ (octet & 0xff) << 8;
        for (int bit = 0; bit < 8; bit++) {
            sum = (sum & 0x8000) != 0 ? (sum << 1 ^ 0x1021) & 0xffff : sum << 1;
        }
        return sum;
    }

    /** Polynomial 1021 reflected, least significant bit first: ID-003 and CCNET. Over a whole frame it is zero. */
    public static int kermit(byte[] bytes, int from, int length) {
        int sum = 0;
        for (int i = from; i < from + length; i++) {
            sum ^= bytes[i] & 0xff;
            for (int bit = 0; bit < 8; bit++) {
                sum = (sum & 1) != 0 ? sum >> 1 ^ 0x8408 : sum >> 1;
            }
        }
        return sum;
    }
}
