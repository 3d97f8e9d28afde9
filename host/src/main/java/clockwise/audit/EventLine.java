package clockwise.audit;

import clockwise.evidence.BadEvidence;
import clockwise.json.Form;
import clockwise.json.Forms;
import clockwise.json.Misread;
import clockwise.store.Bytes;
import clockwise.store.Entry;
import clockwise.store.TableForms;
import clockwise.table.Recorded;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;

/**
 * An event as one line of JSON. Its body stands last and byte for byte as it was hashed; only a body that is no line of
 * JSON, as nobody but an intruder writes it, stands in base64 instead.
 */
record EventLine(
        int table,
        long seq,
        long revision,
        long at,
        String request,
        int part,
        String requestHash,
        String actor,
        String type,
        String hash) {
    private static final Form<EventLine> FORM = Forms.builder().build().of(EventLine.class);
    private static final String BODY = ",\"body\":";
    private static final String RAW = ",\"bodyBase64\":";

    static String write(Entry entry) {
        String head = FORM.text(new EventLine(
                entry.table(),
                entry.seq(),
                entry.revision(),
                entry.at(),
                entry.requestId(),
                entry.part(),
                entry.requestHash().toString(),
                entry.actor(),
                entry.type(),
                entry.hash().toString()));
        String body = isLine(entry.body())
                ? BODY + entry.body().text()
                : RAW + "\"" + Base64.getEncoder().encodeToString(entry.body().toArray()) + "\"";
        return head.substring(0, head.length() - 1) + body + "}\n";
    }

    private static boolean isLine(Bytes body) {
        byte[] bytes = body.toArray();
        for (byte b : bytes) {
            if (b >= 0 && b < ' ') {
                return false;
            }
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException e) {
            return false;
        }
        return bytes.length > 1 && bytes[0] == '{' && bytes[bytes.length - 1] == '}';
    }

    /** The event of a line without its end; the hash is what the line says. */
    static Entry read(String line) throws BadEvidence {
        int body = line.indexOf(BODY);
        int raw = line.indexOf(RAW);
        boolean isRaw = raw >= 0 && (body < 0 || raw < body);
        int end = isRaw ? raw : body;
        if (end < 0 || !line.endsWith("}")) {
            throw new BadEvidence("it is no line of an export");
        }
        try {
            EventLine head = FORM.read(line.substring(0, end) + "}");
            return head.entry(
                    isRaw
                            ? Bytes.of(Base64.getDecoder()
                                    .decode(line.substring(end + RAW.length() + 1, line.length() - 2)))
                            : Bytes.utf8(line.substring(end + BODY.length(), line.length() - 1)));
        } catch (Misread | IllegalArgumentException | StringIndexOutOfBoundsException e) {
            throw new BadEvidence("it is no line of an export");
        }
    }

    private Entry entry(Bytes body) {
        return new Entry(table, seq, revision, at, request, part, hex(requestHash), actor, type, body, hex(hash));
    }

    private static Bytes hex(String text) {
        return Bytes.of(HexFormat.of().parseHex(text));
    }

    /** An entry of a table's log as an event that happened. */
    static Recorded recorded(Entry entry) {
        return new Recorded(entry.seq(), entry.revision(), entry.at(), entry.actor(), TableForms.event(entry));
    }
}
