package clockwise.audit;

import java.util.List;

/**
 * What a verification found.
 *
 * @param facts what the export is and what holds, in sentences
 * @param differences the first of them, and `all` how many there are
 */
public record Verdict(List<String> facts, List<Difference> differences, long all) {
    public Verdict {
        facts = List.copyOf(facts);
        differences = List.copyOf(differences);
    }

    /** Whether all holds. */
    public boolean holds() {
        return all == 0;
    }
}
