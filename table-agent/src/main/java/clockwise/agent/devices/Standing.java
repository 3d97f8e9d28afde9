package clockwise.agent.devices;

/**
 * How a driver and its device get on.
 *
 * @param serial empty until the device has told it
 * @param about what the device is, or why it is not spoken with, in words
 * @param answers how many answers have been understood: if it grows, the device lives
 */
public record Standing(Stage stage, String serial, String about, long answers) {
    public enum Stage {
        /** Nobody has answered, or has not yet told all. */
        ASKING,
        /** The device is known and is being polled. */
        SERVING,
        /** Something else than the configured device answers; nothing is accepted from it. */
        REFUSED
    }
}
