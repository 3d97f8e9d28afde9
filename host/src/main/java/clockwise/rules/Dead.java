package clockwise.rules;

import java.util.ArrayList;
import java.util.List;

/** What an irregularity took out of a round: wagers that went back unsettled, and the plays of their circles. */
public record Dead(List<Wager> wagers, List<Play> plays) {
    public static final Dead NONE = new Dead(List.of(), List.of());

    public Dead {
        wagers = List.copyOf(wagers);
        plays = List.copyOf(plays);
    }

    Dead and(List<Wager> moreWagers, List<Play> morePlays) {
        List<Wager> allWagers = new ArrayList<>(wagers);
        allWagers.addAll(moreWagers);
        List<Play> allPlays = new ArrayList<>(plays);
        allPlays.addAll(morePlays);
        return new Dead(allWagers, allPlays);
    }
}
