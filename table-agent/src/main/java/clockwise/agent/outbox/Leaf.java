package clockwise.agent.outbox;

import clockwise.agent.devices.Mark;
import clockwise.link.Report;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * One record of the outbox's file: length (4), CRC-32 of length and body (4), body. It holds all or nothing of what was
 * kept at once.
 *
 * @param acknowledged up to where the host had everything when this was written
 */
record Leaf(long acknowledged, List<Mark> marks, List<Report> reports) {
    static final int HEAD = 8;
    static final int LONGEST = 1 << 20;
    private static final int FORM = 1;

    static Leaf of(long acknowledged, Collection<Mark> marks, List<Report> reports) {
        return new Leaf(acknowledged, List.copyOf(marks), List.copyOf(reports));
    }

    ByteBuffer written() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(FORM);
        out.writeLong(acknowledged);
        out.writeInt(marks.size());
        for (Mark mark : marks) {
            text(out, mark.serial());
            out.writeLong(mark.epoch());
            out.writeLong(mark.counter());
            text(out, mark.note());
        }
        out.writeInt(reports.size());
        for (Report report : reports) {
            bytes(out, report.toByteArray());
        }
        byte[] body = bytes.toByteArray();
        if (body.length > LONGEST) {
            throw new IOException("a record of " + body.length + " bytes is too long");
        }
        return ByteBuffer.allocate(HEAD + body.length)
                .putInt(body.length)
                .putInt(sum(body.length, body))
                .put(body)
                .flip();
    }

    /** The whole body that starts here, if one does. */
    static Optional<byte[]> find(ByteBuffer file, int from) {
        if (file.limit() - from < HEAD) {
            return Optional.empty();
        }
        int length = file.getInt(from);
        if (length < 1 || length > LONGEST || length > file.limit() - from - HEAD) {
            return Optional.empty();
        }
        byte[] body = new byte[length];
        file.get(from + HEAD, body);
        return sum(length, body) == file.getInt(from + 4) ? Optional.of(body) : Optional.empty();
    }

    static Leaf read(byte[] body) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(body));
        int form = in.readByte();
        if (form != FORM) {
            throw new BrokenOutbox("the outbox has a record of form " + form + "; this agent reads form " + FORM);
        }
        long acknowledged = in.readLong();
        List<Mark> marks = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            marks.add(new Mark(text(in), in.readLong(), in.readLong(), text(in)));
        }
        List<Report> reports = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            reports.add(Report.parseFrom(bytes(in)));
        }
        return of(acknowledged, marks, reports);
    }

    private static int sum(int length, byte[] body) {
        CRC32 crc = new CRC32();
        crc.update(ByteBuffer.allocate(4).putInt(length).flip());
        crc.update(body);
        return (int) crc.getValue();
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        bytes(out, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }
}
