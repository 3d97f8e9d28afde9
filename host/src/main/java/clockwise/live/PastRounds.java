package clockwise.live;

import clockwise.rules.Step;
import clockwise.table.Past;
import clockwise.table.Recorded;
import clockwise.table.Table;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/**
 * Rounds rebuilt from the log. Those that are over are kept for a while, because disputes look at one again and again.
 */
@Singleton
public final class PastRounds {
    private record Key(int table, long round) {}

    private final History history;
    private final Cache<Key, List<Recorded>> over =
            Caffeine.newBuilder().maximumSize(500).build();

    PastRounds(LiveTables tables) {
        this.history = tables.history();
    }

    /** All that is recorded of a round; nothing if there is no such round. */
    public List<Recorded> story(int table, long round) {
        Key key = new Key(table, round);
        List<Recorded> known = over.getIfPresent(key);
        if (known != null) {
            return known;
        }
        List<Recorded> read = history.round(table, round);
        if (!read.isEmpty() && PastRound.isOver(read)) {
            over.put(key, read);
        }
        return read;
    }

    /** A round step by step, with the settlement in force where that was corrected. */
    public Optional<PastRound> replay(Table table, long round) {
        List<Recorded> story = story(table.id(), round);
        return story.isEmpty()
                ? Optional.empty()
                : Optional.of(PastRound.of(table.id(), story, corrected(table, round)));
    }

    private List<Step> corrected(Table table, long round) {
        boolean wasCorrected = table.corrected().stream().anyMatch(one -> one.round() == round);
        return wasCorrected ? history.past(table, round).map(Past::steps).orElse(List.of()) : List.of();
    }
}
