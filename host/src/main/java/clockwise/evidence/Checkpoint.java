package clockwise.evidence;

import clockwise.store.Bytes;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the log stood at a moment: so many events, with this root over all of them. Its text is that of a C2SP
 * tlog-checkpoint with one further line, the time.
 *
 * @param origin the name of the key, and with it of the log
 * @param at when it was made
 */
public record Checkpoint(String origin, long size, Bytes root, Instant at) {
    private static final Pattern TEXT =
            Pattern.compile("([^\n]+)\n(0|[1-9][0-9]{0,17})\n([A-Za-z0-9+/]{43}=)\ntime ([^\n]+)\n");

    /** The lines that are signed. */
    public String text() {
        return origin + "\n" + size + "\n" + Base64.getEncoder().encodeToString(root.toArray()) + "\ntime " + at + "\n";
    }

    /** The checkpoint of a note that this key signed. */
    public static Checkpoint read(String written, CheckingKey key) throws BadEvidence {
        Matcher parts = TEXT.matcher(key.signed(written));
        if (!parts.matches() || !parts.group(1).equals(key.name())) {
            throw new BadEvidence("what was signed is no checkpoint of this log");
        }
        try {
            return new Checkpoint(
                    parts.group(1),
                    Long.parseLong(parts.group(2)),
                    Bytes.of(Base64.getDecoder().decode(parts.group(3))),
                    Instant.parse(parts.group(4)));
        } catch (DateTimeException | IllegalArgumentException e) {
            throw new BadEvidence("what was signed is no checkpoint of this log");
        }
    }

    /** A checkpoint with the note that holds it. */
    public record Signed(Checkpoint checkpoint, String note) {}

    Signed signedWith(SigningKey key) {
        return new Signed(this, key.sign(text()));
    }
}
