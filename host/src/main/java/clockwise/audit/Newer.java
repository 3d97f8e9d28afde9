package clockwise.audit;

import clockwise.evidence.BadEvidence;
import clockwise.evidence.CheckingKey;
import clockwise.evidence.Checkpoint;
import clockwise.evidence.Proofs;
import clockwise.store.Bytes;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A checkpoint that the auditor has from elsewhere.
 *
 * @param older the size of the tree from which `proof` leads to it; 0 if there is no proof
 */
public record Newer(Checkpoint checkpoint, long older, List<Bytes> proof) {
    private static final Pattern PROOF = Pattern.compile("proof from ([1-9][0-9]{0,17})\n((?:[A-Za-z0-9+/]{43}=\n)*)");

    public Newer {
        proof = List.copyOf(proof);
    }

    /** The note of a checkpoint, and what proves that an older tree is its beginning. */
    public static String written(String note, long older, List<Bytes> proof) {
        StringBuilder text = new StringBuilder(proof(older, proof));
        return text.append('\n').append(note).toString();
    }

    private static String proof(long older, List<Bytes> proof) {
        StringBuilder text = new StringBuilder("proof from " + older + "\n");
        for (Bytes hash : proof) {
            text.append(Base64.getEncoder().encodeToString(hash.toArray())).append('\n');
        }
        return text.toString();
    }

    /** A checkpoint alone, or with a proof before it. */
    public static Newer read(String text, CheckingKey key) throws BadEvidence {
        int gap = text.indexOf("\n\n");
        Matcher proof = PROOF.matcher(text.substring(0, Math.max(0, gap + 1)));
        if (!proof.matches()) {
            return new Newer(Checkpoint.read(text, key), 0, List.of());
        }
        List<Bytes> hashes = new ArrayList<>();
        proof.group(2)
                .lines()
                .forEach(hash -> hashes.add(Bytes.of(Base64.getDecoder().decode(hash))));
        return new Newer(Checkpoint.read(text.substring(gap + 2), key), Long.parseLong(proof.group(1)), hashes);
    }

    /** Whether the proof leads from this checkpoint to the newer one. */
    boolean continues(Checkpoint end) {
        return end.size() == older
                && Proofs.isConsistent(end.size(), end.root(), checkpoint.size(), checkpoint.root(), proof);
    }
}
