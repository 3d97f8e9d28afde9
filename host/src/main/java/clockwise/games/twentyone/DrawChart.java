package clockwise.games.twentyone;

/**
 * Who must hit and who must stand.
 *
 * @param mustHitTo the highest total of a player who must hit, 0 where nobody must
 * @param mustStandHard the lowest hard total of a player who must stand
 * @param mustStandSoft the lowest soft one
 * @param dealerStands the lowest hard total on which the player-dealer stands; he hits it while it is soft
 */
record DrawChart(int mustHitTo, int mustStandHard, int mustStandSoft, int dealerStands) {
    /** What a chart says to a total. */
    enum Draw {
        HIT,
        STAND,
        OPTION
    }

    Draw player(Total total) {
        if (total.points() <= mustHitTo) {
            return Draw.HIT;
        }
        return total.points() >= (total.soft() ? mustStandSoft : mustStandHard) ? Draw.STAND : Draw.OPTION;
    }

    /** The charts are silent on soft 18 to 20 above a soft 17: there the player-dealer stands. */
    Draw dealer(Total total) {
        boolean hits = total.points() < dealerStands || (total.soft() && total.points() == dealerStands);
        return hits ? Draw.HIT : Draw.STAND;
    }
}
