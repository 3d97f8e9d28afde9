package clockwise.evidence;

import clockwise.store.Bytes;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with signatures below it, in the form of a C2SP signed note: the text, an empty line, and a line for each
 * signature.
 *
 * @param text what was signed; it ends with the end of a line
 */
public record Note(String text, List<Signature> signatures) {
    private static final Pattern SIGNATURE = Pattern.compile("\u2014 ([^ +]+) ([A-Za-z0-9+/]+={0,2})");
    private static final int LONGEST = 100_000;

    /**
     * A signature of the text.
     *
     * @param name of the key
     * @param bytes four that tell the key, then the signature itself
     */
    public record Signature(String name, Bytes bytes) {}

    public Note {
        signatures = List.copyOf(signatures);
    }

    /** As it is kept in a file. */
    public String written() {
        StringBuilder note = new StringBuilder(text).append('\n');
        for (Signature signature : signatures) {
            note.append("\u2014 ")
                    .append(signature.name())
                    .append(' ')
                    .append(Base64.getEncoder().encodeToString(signature.bytes().toArray()))
                    .append('\n');
        }
        return note.toString();
    }

    /** The note that is written so. */
    public static Note read(String written) throws BadEvidence {
        int end = written.lastIndexOf("\n\n");
        if (end < 0 || !written.endsWith("\n") || written.length() > LONGEST) {
            throw new BadEvidence("this is no signed note");
        }
        String text = written.substring(0, end + 1);
        if (text.chars().anyMatch(c -> c < ' ' && c != '\n')) {
            throw new BadEvidence("the signed note has a control character in it");
        }
        List<Signature> signatures = new ArrayList<>();
        for (String line : written.substring(end + 2).lines().toList()) {
            signatures.add(signature(line));
        }
        return new Note(text, signatures);
    }

    private static Signature signature(String line) throws BadEvidence {
        Matcher parts = SIGNATURE.matcher(line);
        if (!parts.matches()) {
            throw new BadEvidence("a line below the signed text is no signature");
        }
        try {
            return new Signature(parts.group(1), Bytes.of(Base64.getDecoder().decode(parts.group(2))));
        } catch (IllegalArgumentException e) {
            throw new BadEvidence("a signature is not written in base64");
        }
    }
}
