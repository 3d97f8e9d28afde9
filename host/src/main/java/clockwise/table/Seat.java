package clockwise.table;

import clockwise.rotation.Candidate;

/**
 * A taken seat.
 *
 * @param mostHands in how many circles this person may wager: three, more with approval (filed 58, 61)
 * @param wagers the hands in which this person has wagered here
 * @param lastPlayed the last round in which this person wagered or held the bank, or a voided one right after it; 0 for
 *     none
 * @param freeCollection whether a free-collection button lies before this person
 */
public record Seat(int number, Occupant occupant, int mostHands, int wagers, long lastPlayed, boolean freeCollection) {
    public static final int HANDS = 3;

    static Seat taken(int number, Occupant occupant) {
        return new Seat(number, occupant, HANDS, 0, 0, false);
    }

    Seat allowed(int hands) {
        return new Seat(number, occupant, hands, wagers, lastPlayed, freeCollection);
    }

    Seat withButton(boolean button) {
        return new Seat(number, occupant, mostHands, wagers, lastPlayed, button);
    }

    Seat played(long round, boolean wagered) {
        return new Seat(number, occupant, mostHands, wagers + (wagered ? 1 : 0), round, freeCollection);
    }

    /** After a voided round, which is no hand: whoever played the last hand still has. */
    Seat carried(long voided) {
        return lastPlayed > 0 && lastPlayed == voided - 1
                ? new Seat(number, occupant, mostHands, wagers, voided, freeCollection)
                : this;
    }

    Candidate candidate(long lastRound) {
        return new Candidate(number, occupant.id(), occupant.kind(), wagers, lastRound > 0 && lastPlayed == lastRound);
    }
}
