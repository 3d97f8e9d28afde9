package clockwise.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * The chain of hashes through a table's log: SHA-256 over the previous hash and every field of the event, each with its
 * length before it. It finds a changed, swapped or missing event, but not a cut-off tail.
 */
public final class HashChain {
    private HashChain() {}

    /** The entries that an append makes of its events at this end of the log. */
    static List<Entry> entries(Append append, Head head) {
        List<Entry> entries = new ArrayList<>(append.events().size());
        Bytes previous = head.hash();
        for (Append.Event event : append.events()) {
            int part = entries.size();
            Entry bare = new Entry(
                    append.table(),
                    head.seq() + 1 + part,
                    event.revision(),
                    append.at(),
                    append.requestId(),
                    part,
                    append.requestHash(),
                    append.actor(),
                    event.type(),
                    event.body(),
                    previous);
            previous = hash(previous, bare);
            entries.add(withHash(bare, previous));
        }
        return entries;
    }

    /** The end of the log after this entry, if it is the one that must follow `head`. */
    public static Head verify(int table, Head head, Entry entry) {
        if (entry.seq() != head.seq() + 1) {
            throw new BrokenLog(table, head.seq() + 1, "it is missing; the next one is " + entry.seq());
        }
        if (entry.table() != table || !hash(head.hash(), entry).equals(entry.hash())) {
            throw new BrokenLog(table, entry.seq(), "its hash does not fit");
        }
        return new Head(entry.seq(), entry.hash());
    }

    /** The hash of an entry that follows an event with hash `previous`; the entry's own hash is not looked at. */
    public static Bytes hash(Bytes previous, Entry entry) {
        MessageDigest digest = sha256();
        previous.into(digest);
        number(digest, entry.table());
        number(digest, entry.seq());
        number(digest, entry.revision());
        number(digest, entry.at());
        text(digest, entry.requestId());
        number(digest, entry.part());
        bytes(digest, entry.requestHash().shared());
        text(digest, entry.actor());
        text(digest, entry.type());
        bytes(digest, entry.body().shared());
        return Bytes.owned(digest.digest());
    }

    /** The SHA-256 of some bytes, as used for the content of requests. */
    public static Bytes sha256(Bytes content) {
        return Bytes.owned(sha256().digest(content.shared()));
    }

    private static Entry withHash(Entry bare, Bytes hash) {
        return new Entry(
                bare.table(),
                bare.seq(),
                bare.revision(),
                bare.at(),
                bare.requestId(),
                bare.part(),
                bare.requestHash(),
                bare.actor(),
                bare.type(),
                bare.body(),
                hash);
    }

    private static void number(MessageDigest digest, long number) {
        bytes(digest, ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }

    private static void text(MessageDigest digest, String text) {
        bytes(digest, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void bytes(MessageDigest digest, byte[] bytes) {
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
