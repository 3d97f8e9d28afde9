package clockwise.rotation;

/**
 * Somebody who sits at the table, as far as the rotation looks at people.
 *
 * @param wagers the hands in which this person has wagered since sitting down
 * @param playedLastHand whether this person wagered or held the bank in the last hand
 */
public record Candidate(int seat, String person, Kind kind, int wagers, boolean playedLastHand) {}
