package clockwise.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Every difference that a verification finds, told as it is found; after very many they are only counted. */
final class Findings {
    private static final int MOST = 1_000;

    private final Consumer<Difference> told;
    private final List<Difference> kept = new ArrayList<>();
    private long all;

    Findings(Consumer<Difference> told) {
        this.told = told;
    }

    void add(int table, long round, String reason) {
        all++;
        if (kept.size() < MOST) {
            Difference difference = new Difference(table, round, reason);
            kept.add(difference);
            told.accept(difference);
        }
    }

    /** A difference of the export as a whole. */
    void add(String reason) {
        add(Difference.NO_TABLE, 0, reason);
    }

    long all() {
        return all;
    }

    List<Difference> kept() {
        return List.copyOf(kept);
    }
}
