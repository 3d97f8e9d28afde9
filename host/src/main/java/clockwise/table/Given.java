package clockwise.table;

import clockwise.money.Money;
import clockwise.rotation.Profile;
import java.util.Optional;
import java.util.Set;

/**
 * What the host looked up for a request, because a table knows neither the catalogue nor the room nor its own past.
 *
 * @param posting the posting that was asked for, if it may be posted
 * @param placard the page as it will be shown
 * @param objection why it may not be posted, in a sentence
 * @param past the finished round that the request is about
 * @param profiles rotation profiles that the room has switched on for this day
 * @param seats how many seats the table has
 * @param unit the room's smallest unit of money
 */
public record Given(
        Optional<Posting> posting,
        String placard,
        String objection,
        Optional<Past> past,
        Set<Profile> profiles,
        int seats,
        Money unit) {
    /** Nothing was looked up, because nothing was needed. */
    public static final Given NOTHING = new Given(Optional.empty(), "", "", Optional.empty(), Set.of(), 0, Money.CENT);

    public Given {
        profiles = Set.copyOf(profiles);
    }
}
